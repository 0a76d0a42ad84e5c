package sem

import (
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/parse"
	"dhpfgo/pipeline/pass"
	"dhpfgo/sem/jumps"
	"dhpfgo/sem/names"
	"dhpfgo/sem/storage"
	"dhpfgo/sem/uses"
)

// Options say what the checker may take for granted.
type Options struct {
	// Objects holds if object files or libraries are linked, so that a procedure that is nowhere defined may be there.
	Objects bool
	// Part holds for a part of a program, which is compiled with the rest when it is linked.
	Part bool
	// Foreign are the symbols that code of other compilers names, nil where that may be any and Objects holds.
	Foreign map[string]bool
	Check   bool        // what arrays conform to is tested when the program runs
	Ordered bool        // sums of reals keep the order of the source on any number of images
	Program *ir.Program // is filled in step by step; a new one if nil
	Hooks   pass.Hooks  // see the steps go by
	Missed  func(Missed)
	Lower   elements.Lowering // what must be written out while the program is typed
}

// Check turns a source file into a typed program. Faults go to the bag; with errors the result is nil or partial.
func Check(f *parse.File, out elements.Lowering, bag *diag.Bag) *ir.Program {
	return CheckAll([]*parse.File{f}, Options{Lower: out}, bag)
}

// globals is what the units of a program share: external procedures and common blocks by name, and all units, hosts
// before what they contain.
type globals struct {
	derivedTypes
	quiet      int // expressions are evaluated whose faults are reported at another time
	bag        *diag.Bag
	opt        Options
	external   map[string]*ir.Procedure
	modules    map[string]*checker
	compare    []comparison
	layouts    []*ir.Layout // those that do not depend on the run
	blocks     storage.Blocks
	units      []*checker
	remaps     map[string]*remapping
	remapStmts []*ir.Redistribute
	library    map[string]*ir.Procedure // of HPF_LIBRARY, by name
	tileStems  map[string]int           // how many layouts have a name
	uses       *uses.Program            // what the units do by name
	wrappers   []*ir.Unit               // made for intrinsic functions that are actual arguments, and by finalizers
	finalizers map[made]*ir.Procedure   // for types whose values hold others of the type
	first      []ir.Stmt                // what gives pointers their initial targets
	anyRanked  map[*ir.Unit]*checker    // procedures that get their versions for ranks when calls ask for them
	asked      map[string]*checker      // these versions, by their links
}

// derivedTypes is what the units of a program share about derived types.
type derivedTypes struct {
	types          int64                        // how many there are
	tagged         map[string]bool              // names of CLASS components
	dispatchers    map[string]*ir.Procedure     // of procedures bound to open types
	cTypes         map[string]*ir.DerivedType   // C_PTR and C_FUNPTR
	specified      map[*checker]bool            // whose specification parts are read, or being read
	boundOperators bool                         // some type has operators or assignment of its own
	finals         bool                         // some type has final procedures
	sequences      map[string][]*ir.DerivedType // those with SEQUENCE or BIND(C), by their names
}

// written are the units as they were written.
func (g *globals) written() []uses.Unit {
	var all []uses.Unit
	for _, c := range g.units {
		all = append(all, c.written())
	}
	return all
}

func (c *checker) written() uses.Unit {
	return uses.Unit{Tree: c.src, IsArray: func(name string) bool { return c.names[name] != nil && c.names[name].Dims != nil }}
}

// enter makes the checkers of a unit, of its further entries and of the units inside it, and registers their names.
func (g *globals) enter(f *parse.File, u *parse.Unit, host *checker) {
	g.enterEntries(g.enterUnit(f, u, host, nil))
}

// enterUnit makes the checker of a unit, or of what begins at one of its entries.
func (g *globals) enterUnit(f *parse.File, u *parse.Unit, host *checker, at *entryPoint) *checker {
	c := newChecker(f, u, g.opt.Lower, g.bag)
	c.global, c.host, c.em.Check, c.em.Ordered = g, host, g.opt.Check, g.opt.Ordered
	if at == nil {
		c.family = familyOf(u, c)
	} else {
		c.family, c.entry = at.family, at.stmt
	}
	if host != nil {
		c.unit.Host = host.unit
	}
	switch u.Kind {
	case parse.Subroutine, parse.Function:
		heading{c}.enterProcedure()
	case parse.SeparateBody:
		noInterface(c)
		u.Kind = parse.Subroutine
		heading{c}.enterProcedure()
	case parse.Module:
		importer{c}.enterModule()
	case parse.Submodule:
		importer{c}.enterModule()
		c.unit.Name, c.unit.Host = strings.Replace(u.ModuleName(), "@", ".", 1), nil
	case parse.BlockData:
		c.unit.Module = true // like a module, it has variables and no statements
	}
	g.units = append(g.units, c)
	if u.AnyRanked != nil {
		g.anyRanked[c.unit] = c
	}
	for _, inner := range u.Contains {
		if host != nil && !host.unit.Module {
			// Fortran 2008, 12.5.2: an internal procedure contains no others.
			g.bag.Errorf(inner.Pos, "nesting", "the internal procedure '%s' cannot contain '%s'", u.Name, inner.Name)
			continue
		}
		g.enter(f, inner, c)
	}
	return c
}

func (g *globals) mainProgram(files []*parse.File) *checker {
	var main *checker
	for _, c := range g.units {
		switch {
		case c.src.Kind != parse.MainProgram:
		case main == nil:
			main = c
		default:
			g.bag.Errorf(c.src.Pos, "two-mains", "a second main program").Because(main.src.Pos, "the first")
		}
	}
	if main != nil || g.bag.HasErrors() {
		return main
	}
	pos := diag.Span{}
	if len(files) > 0 {
		pos.File = files[0].Source
	}
	g.bag.Errorf(pos, "no-main", "there is no main program").Help("write 'program name ... end program'")
	return nil
}

// specify checks the specification part of a unit, once.
func (g *globals) specify(c *checker) {
	if !g.specified[c] {
		g.specified[c] = true
		c.specification1()
	}
}

// specifyFunction checks the specification part of a function that one before it names in its own, Fortran 2008, 7.1.11.
func (g *globals) specifyFunction(p *ir.Procedure) {
	if p == nil || p.Unit == nil || !p.Function || p.Result != nil {
		return
	}
	defer func(quiet int) { g.quiet = quiet }(g.quiet)
	g.quiet = 0
	for _, c := range g.units {
		if c.unit == p.Unit && (c.host == nil || g.specified[c.host]) {
			g.specify(c)
		}
	}
}

// specification1 checks the specification part of a unit and completes what its callers see.
func (c *checker) specification1() {
	heading{c}.inheritImplicit()
	heading{c}.dummies()
	declarer{c}.declarations()
	heading{c}.completeInterface()
	pureDummies(c)
	mapper{c}.directives()
	c.memory.LayOut(storage.Frame{Unit: c.unit, Home: c, Scope: c, Names: c.order, Result: c.result, Results: c.sharedResults, SaveAll: c.saveAll,
		Blocks: &c.global.blocks, Bag: c.bag})
	mapper{c}.outliveCalls()
}

// executionPart checks the statements of a unit.
func (c *checker) executionPart() {
	c.executing = true
	body := heading{c}.fromEntry(functions{c}.statementFunctions(c.src.Body))
	if c.entry != nil {
		c.labels = jumps.Of(body)
	}
	reset := resetter{c}.resetArguments()
	statements := c.body(body)
	out := slices.Concat(reset, fillLocals(c), c.atEntry, statements)
	c.unit.Body = append(out, atReturn(c, c.src.Pos)...)
	c.placeVariables()
}

// Missed is an access to another image that is a call in each iteration of a loop, and why.
type Missed struct {
	Pos diag.Span
	Why string
}

// writeOut writes out the assignments of arrays; the variables that this makes find their places.
func writeOut(c *checker) {
	shared := map[ir.Stmt]bool{}
	c.unit.Entry = ir.Unshare(c.em.Arrays(c.unit.Entry), shared)
	c.unit.Body = c.em.Arrays(c.unit.Body)
	if c.global.opt.Program.Coarrays {
		c.unit.Body = c.global.opt.Lower.Images(c.em, c.unit.Body, elements.Runtime{Ask: askDirect(c), Stage: stageDirect(c)}, func(pos diag.Span, why string) {
			if c.global.opt.Missed != nil {
				c.global.opt.Missed(Missed{pos, why})
			}
		})
	}
	c.unit.Body = ir.Unshare(c.unit.Body, shared)
	c.placeVariables()
}

// placeVariables decides which variables live as long as the program, Fortran 2008, 5.3.16: those of the main program,
// those with SAVE and those with an initial value.
func (c *checker) placeVariables() {
	main := c.unit.Proc == nil
	for _, s := range c.unit.Symbols {
		if c.unit.Module {
			s.Captured = true
			if e := names.Of(s); e == nil || e.Elems == nil || !c.file.Dialect.Native { // constants of gfortran's modules are in its objects, too
				s.Link = "__" + c.unit.Name + "_MOD_" + s.Name
			}
		}
	}
	nameForC(c)
	c.unit.Environment = asksEnvironment(c)
	for _, s := range c.unit.Symbols {
		if e := names.Of(s); e != nil && s.Map != nil && !main && !s.Allocatable && !e.Dummy {
			s.Saved = e.Saved || e.Init != nil || c.saveAll
		}
		if s.Map != nil && s.Storage == ir.Automatic && !s.Allocatable && !main {
			s.Storage, s.Captured = ir.Static, true
		}
		if s.Storage == ir.Automatic && (main || s.Init != nil || s.InitElems != nil || c.saveAll && !s.Made) {
			s.Storage = ir.Static
		}
		if (s.Allocatable || s.Pointer && s.Rank() > 0) && s.Storage == ir.Static && !main {
			s.Captured = true
		}
		if s.Deferred && s.Storage == ir.Static && !main {
			n := s.Len.(*ir.Var).Sym
			n.Storage, n.Captured = ir.Static, true
		}
	}
}
