package sem

import (
	"path/filepath"
	"slices"

	"dhpfgo/diag"
	"dhpfgo/intrinsic"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/pipeline/pass"
	"dhpfgo/sem/anyrank"
	"dhpfgo/sem/onentry"
	"dhpfgo/sem/storage"
	"dhpfgo/sem/submodule"
	"dhpfgo/sem/turns"
	"dhpfgo/sem/uses"
)

// Checking is a program while it is checked.
type Checking struct {
	g     *globals
	files []*parse.File
	main  *checker // nil after an error that leaves no program
	prog  *ir.Program
}

// Steps are the steps of the stage in their order.
var Steps = []pass.Step[*Checking]{
	{Name: "units", Gives: []pass.Fact{"units"}, Run: (*Checking).enterUnits},
	{Name: "specifications", Needs: []pass.Fact{"units"}, Gives: []pass.Fact{"declarations", "mappings"}, Run: (*Checking).specifications},
	{Name: "statements", Needs: []pass.Fact{"declarations"}, Gives: []pass.Fact{"statements"}, Run: (*Checking).statements},
	{Name: "arrays", Needs: []pass.Fact{"statements"}, Gives: []pass.Fact{"scalars"}, Run: (*Checking).arrays},
	{Name: "startup", Needs: []pass.Fact{"scalars"}, Gives: []pass.Fact{"program"}, Run: (*Checking).startup},
	{Name: "effects", Needs: []pass.Fact{"program"}, Gives: []pass.Fact{"effects"}, Run: (*Checking).effects},
	{Name: "remaps", Needs: []pass.Fact{"program", "mappings", "effects"}, Gives: []pass.Fact{"typed"}, Run: (*Checking).remaps},
	{Name: "overlaid", Needs: []pass.Fact{"typed"}, Gives: []pass.Fact{"overlaid"}, Run: (*Checking).overlaid},
}

// Orders are the constraints on the order of the steps.
var Orders = []pass.Order{
	{First: "specifications", Then: "statements", Why: "a statement may use what a later unit declares"},
	{First: "statements", Then: "arrays", Why: "an assignment of an array is written out when all its expressions are typed"},
	{First: "arrays", Then: "effects", Why: "what a procedure sets is found in loops over elements"},
	{First: "statements", Then: "startup", Why: "what the program sets when it begins is known when all units are"},
	{First: "effects", Then: "remaps", Why: "a procedure that uses an array finds it with the mapping that it was declared with"},
	{First: "remaps", Then: "overlaid", Why: "versions of an array share no storage with each other"},
}

// CheckAll turns the source files of one program into a typed program. Modules may be used before the file that holds
// them; the order of the files does not matter.
func CheckAll(files []*parse.File, opt Options, bag *diag.Bag) *ir.Program {
	prog, whole := checkApart(files, opt, bag)
	if prog == nil {
		prog = checkFiles(files, opt, bag)
	}
	if !bag.HasErrors() {
		warnWhole(whole, bag)
	}
	return prog
}

func checkFiles(files []*parse.File, opt Options, bag *diag.Bag) *ir.Program {
	files = slices.Concat(files, intrinsic.Modules(files))
	prog := opt.Program
	if prog == nil {
		prog = &ir.Program{}
	}
	k := &Checking{files: files, prog: prog, g: &globals{bag: bag, derivedTypes: derivedTypes{specified: map[*checker]bool{}}, opt: opt, external: map[string]*ir.Procedure{},
		modules: map[string]*checker{}, finalizers: map[made]*ir.Procedure{}, library: map[string]*ir.Procedure{}, tileStems: map[string]int{},
		anyRanked: map[*ir.Unit]*checker{}, asked: map[string]*checker{}}}
	k.g.opt.Program = prog
	k.g.uses = uses.Of(k.g.written, func(name string) bool { return intrinsics[name] != nil || intrinsicSubroutine(name) })
	for _, s := range Steps {
		pass.Do(opt.Hooks, s, k, k.prog.String)
		if k.main == nil {
			break
		}
	}
	onlyCauses(bag, files)
	return k.prog
}

// onlyCauses drops the errors about names that nothing declares where a module is missing, which may declare them, and tells of
// modules that are known by less than their sources.
func onlyCauses(bag *diag.Bag, files []*parse.File) {
	missing := slices.ContainsFunc(bag.All(), func(d *diag.Diagnostic) bool { return d.Code == "unknown-module" })
	bag.Keep(func(d *diag.Diagnostic) bool { return !missing || !isUnknownName(d) })
	for _, f := range files {
		if !f.Dialect.Native {
			continue
		}
		for _, d := range bag.All() {
			if isUnknownName(d) {
				d.Note("%s is a module file of gfortran's, which is read without variables: name the module's source instead", filepath.Base(f.Source.Name))
			}
		}
	}
}

func isUnknownName(d *diag.Diagnostic) bool {
	return d.Code == "undeclared" || d.Code == "unknown-procedure" || d.Code == "not-array"
}

func (k *Checking) enterUnits() {
	submodule.Join(k.files)
	anyrank.Split(k.files, k.g.bag)
	turns.Rewrite(k.files)
	onentry.Allocate(k.files)
	for _, f := range k.files {
		k.prog.Coarrays, k.prog.Teams = k.prog.Coarrays || f.Coarrays, k.prog.Teams || f.Teams
		if k.prog.File == nil {
			k.prog.File = f.Source
		}
		for _, u := range f.Units {
			if u.Kind != parse.Submodule {
				k.g.enter(f, u, nil)
			}
		}
	}
	k.g.submodules(k.files)
	if k.main = k.g.mainProgram(k.files); k.main != nil {
		k.g.inOrder()
	}
}

func (k *Checking) specifications() {
	for _, c := range k.g.units {
		if c.unit.Proc != nil && k.g.uses.ComesBack(c.src) {
			c.unit.Proc.Recursive = true
		}
	}
	for _, c := range k.g.units {
		k.g.specify(c)
	}
	k.g.compareInterfaces()
	k.declared()
	for _, c := range k.g.units {
		k.prog.InitProcs = append(k.prog.InitProcs, initialTargets(c)...)
	}
}

// statements types all statements, and gathers the units, the main program first.
func (k *Checking) statements() {
	k.calledVersions()
	for _, c := range k.g.units {
		k.g.first = append(k.g.first, pointing{c}.initialTargets()...)
	}
	k.pureStatements()
	for _, c := range k.g.units {
		unlimitedValues(k.g.bag, c.unit.Body)
		if c.unit == k.main.unit {
			k.prog.Units = append([]*ir.Unit{c.unit}, k.prog.Units...)
		} else {
			k.prog.Units = append(k.prog.Units, c.unit)
		}
	}
	k.prog.Units = append(k.prog.Units, k.g.wrappers...)
}

// calledVersions types the statements of all units but of the versions for ranks (package anyrank) that nothing calls, where another
// version of the same procedure is called; these are no part of the program. Statements may ask for further versions.
func (k *Checking) calledVersions() {
	used, named := map[*ir.Unit]bool{}, map[diag.Span]bool{}
	finish := func(c *checker) {
		if !c.finished {
			c.executionPart()
			c.finished = true
		}
		ir.EveryProc(func(p *ir.Procedure) {
			if p != nil && p.Unit != nil {
				used[p.Unit] = true
				refuseUnversioned(k.g, p, c)
			}
		}, c.unit.Entry, c.unit.Body)
	}
	var waiting []*checker
	next := 0
	more := func() bool {
		for ; next < len(k.g.units); next++ {
			switch c := k.g.units[next]; {
			case anyRankedAround(c) != nil:
			case versionAround(c) == nil:
				finish(c)
			default:
				waiting = append(waiting, c)
			}
		}
		return len(waiting) > 0
	}
	for more() {
		i := slices.IndexFunc(waiting, func(c *checker) bool { v := versionAround(c); return used[v.unit] || isBound(v) })
		if i < 0 {
			break
		}
		c := waiting[i]
		waiting = slices.Delete(waiting, i, i+1)
		named[versionAround(c).src.VersionOf] = true
		finish(c)
	}
	for _, c := range waiting {
		if !named[versionAround(c).src.VersionOf] {
			finish(c)
		}
	}
	k.uncalled(named, finish)
	k.g.units = slices.DeleteFunc(k.g.units, func(c *checker) bool { return !c.finished })
}

// versionAround is the version of a procedure that a unit is or stands in, nil for others.
func versionAround(c *checker) *checker {
	for ; c != nil; c = c.host {
		if c.src.VersionOf.Valid() {
			return c
		}
	}
	return nil
}

// isBound reports whether a type next to a procedure has a binding to it, by which calls may find it.
func isBound(c *checker) bool {
	if c.host == nil {
		return false
	}
	found := false
	for _, d := range c.host.src.Decls {
		t, ok := d.(*parse.DerivedType)
		if !ok {
			continue
		}
		for _, s := range t.Bindings {
			list, ok := s.(*parse.ProcDecl)
			found = found || ok && slices.ContainsFunc(list.Entities, func(e parse.Entity) bool {
				target, named := e.Init.(*parse.Name)
				return named && target.Ident == c.src.Name || e.Init == nil && e.Name == c.src.Name
			})
		}
	}
	return found
}

// arrays writes out what the statements say of whole arrays.
func (k *Checking) arrays() {
	for _, c := range k.g.units {
		writeOut(c)
	}
}

// startup lets the main program begin with the initial values of mapped variables.
func (k *Checking) startup() {
	storage.RefuseCaptured(k.prog.Units, k.g.bag)
	k.g.shareSaved()
	first := k.g.first
	for _, c := range k.g.units {
		first = append(first, constants{k.main}.startup(c.unit.Symbols)...)
	}
	refuseMapped(k)
	ownLoops(k)
	k.main.unit.Body = append(ir.Unshare(first, map[ir.Stmt]bool{}), k.main.unit.Body...)
	k.prog.Commons = k.g.blocks.List
	k.prog.Dispatchers = k.g.dispatcherList()
	k.g.fillRemaps(k.prog)
}

func (k *Checking) effects() {
	if !k.g.bag.HasErrors() {
		ir.FindEffects(k.prog)
		k.ownerFunctions()
	}
}

// remaps follows REALIGN and REDISTRIBUTE through the units; versions of arrays have effects of their own.
func (k *Checking) remaps() {
	if !k.g.bag.HasErrors() && k.g.followMappings() {
		ir.FindEffects(k.prog)
	}
}

func (k *Checking) overlaid() {
	if !k.g.bag.HasErrors() {
		storage.MarkOverlaid(k.prog)
		storage.MarkSpread(k.prog)
		refuseLengths(k.prog, k.g.bag)
	}
}
