package sem

import (
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
	"dhpfgo/sem/tree"
)

// head is what a procedure begins with.
type head struct {
	dummyList     []*names.Entity
	result        *names.Entity          // variable of a function's result
	family        *family                // what comes from the same unit with ENTRY statements
	entry         *parse.Entry           // where the procedure begins, nil for the head of its unit
	absentList    []*names.Entity        // dummy arguments of other entries
	sharedResults []*names.Entity        // results of other entries, of another type
	atEntry       []ir.Stmt              // what begins the body
	kept          map[*ir.Symbol]ir.Expr // what the variables that keep bounds hold
}

// heading knows the head of a procedure: its dummy arguments, its result, its entries, and the interface that follows from them.
type heading struct{ *checker }

// enterProcedure registers the procedure that a unit defines: in its host, or among the external procedures.
func (c heading) enterProcedure() {
	u := c.src
	p := &ir.Procedure{Name: u.Name, Pos: u.Pos, Unit: c.unit, Known: true, Internal: c.host != nil && !c.host.unit.Module,
		Function: u.Kind == parse.Function}
	if c.unit.Proc = p; u.NameSpan.Valid() {
		p.Pos = u.NameSpan
	}
	c.procedureAttributes()
	p.Explicit = c.host != nil
	if c.host == nil {
		p.Link = externalName(u.Name)
		if p.CName != "" {
			p.Link = p.CName
		}
		if old := c.global.external[u.Name]; old != nil {
			// Fortran 2008, 16.2: global identifiers are distinct.
			c.bag.Errorf(p.Pos, "redeclared", "there are two procedures '%s'", u.Name).Because(old.Pos, "the first")
			return
		}
		c.global.external[u.Name] = p
		return
	}
	p.Link = u.Name + "." + c.host.unit.Name
	if c.host.host != nil { // the host is a procedure of a module: another one outside may have its name
		p.Link += "." + c.host.host.unit.Name
	}
	if c.host.unit.Module {
		p.Link = moduleLink(c.host.unit.Name, u.Name)
	}
	if p.CName != "" {
		p.Link = p.CName
	}
	e := c.host.Declare(parse.Ident{Name: u.Name, Pos: p.Pos})
	if e.Proc != nil {
		c.bag.Errorf(p.Pos, "redeclared", "there are two procedures '%s' in '%s'", u.Name, c.host.src.Name).Because(e.Pos, "the first")
		return
	}
	e.Class, e.Proc = names.Procedure, p
	declareAbove(c.checker, p)
}

// procedureAttributes takes the prefixes of a procedure.
func (c heading) procedureAttributes() {
	p, u := c.unit.Proc, c.src
	p.Recursive = c.file.Dialect.Recursive
	impure := slices.ContainsFunc(u.Prefixes, func(a parse.Attr) bool { return a.Name == "impure" })
	for _, a := range u.Prefixes {
		switch a.Name {
		case "recursive":
			p.Recursive = true
		case "pure":
			p.Pure = true
		case "elemental":
			p.Elemental, p.Pure = true, !impure
		case "impure", "non_recursive":
		case parse.SeparateWord: // gfortran takes it in a module that has no interface for it
			if c.host == nil || c.host.src.Kind != parse.Module {
				noInterface(c.checker)
			}
		case "bind":
			c.bindName(p, a)
		case "extrinsic":
			c.extrinsic(a)
		default:
			c.unsupported(a.Pos, "the attribute %s of '%s' is not supported yet", strings.ToUpper(a.Name), u.Name)
		}
	}
}

// extrinsic takes the model of a procedure, HPF 2.0, 6. A local or serial one in the language HPF does on one processor what
// an HPF procedure does, and the answer of one processor is the answer on any number: they are compiled as HPF procedures.
func (c heading) extrinsic(a parse.Attr) {
	switch model := strings.ToLower(strings.TrimSpace(a.Text)); model {
	case "hpf", "hpf_local", "hpf_serial":
	default:
		c.unsupported(a.Pos, "EXTRINSIC(%s) is not supported", strings.ToUpper(model)).
			Help("leave EXTRINSIC out and declare the procedure EXTERNAL, or BIND(C)")
	}
}

// bindName gives a procedure with BIND(C) its name in C, Fortran 2008, 15.5.2. BIND(GFORTRAN), which stands for module files of
// gfortran, names a procedure of Fortran for the linker.
func (c heading) bindName(p *ir.Procedure, a parse.Attr) {
	name := c.src.Name
	for _, x := range a.Args {
		if x.Keyword == "name" {
			if k := c.constant(x.Value); k.T.Base == ir.Character {
				name = strings.TrimSpace(k.S)
			}
		}
	}
	p.CName = name
	if len(a.Args) > 0 {
		if n, ok := a.Args[0].Value.(*parse.Name); ok && n.Ident == "gfortran" {
			p.CName, p.Link = "", name
		}
	}
}

// externalName is the name that gfortran gives to an external procedure.
func externalName(name string) string {
	return name + "_"
}

// moduleLink is the linker's name of a procedure of a module, as gfortran makes it.
func moduleLink(module, name string) string { return "__" + module + "_MOD_" + name }

// inheritImplicit starts with the typing rules of the host, Fortran 2008, 5.5.
func (c heading) inheritImplicit() {
	if c.host != nil {
		c.implicit, c.untyped = c.host.implicit, c.host.untyped
	}
}

// dummies enters the dummy arguments and the result variable before the declarations that describe them.
func (c heading) dummies() {
	p := c.unit.Proc
	if p == nil {
		return
	}
	for _, id := range c.src.Args {
		if id.Name == "*" {
			jumper(c).alternateDummy(id)
			continue
		}
		if e := c.names[id.Name]; e != nil {
			c.bag.Errorf(id.Pos, "redeclared", "'%s' is a dummy argument twice", id.Name)
			continue
		}
		e := c.Declare(id)
		e.Dummy = true
		c.dummyList = append(c.dummyList, e)
	}
	c.absentDummies()
	if c.src.Kind != parse.Function {
		return
	}
	id := parse.Ident{Name: c.src.Name, Pos: p.Pos}
	if c.src.Result != nil {
		id = *c.src.Result
		if id.Name == c.src.Name {
			// Fortran 2018, C1561.
			c.bag.Errorf(id.Pos, "redeclared", "RESULT names the function itself").Because(c.src.NameSpan, "the function").
				Help("leave RESULT out, or choose another name")
		}
	}
	c.result = c.Declare(id)
}

// resultType applies the type before FUNCTION, which may need what the specification part declares.
func (c heading) resultType() {
	if c.result == nil || c.src.Prefix == nil {
		return
	}
	if c.result.TypePos.Valid() {
		c.bag.Errorf(c.src.Prefix.Pos, "redeclared", "'%s' already has a type", c.result.Name).Because(c.result.TypePos, "declared here")
		return
	}
	c.result.Type, c.result.TypePos, c.result.Length = declarer(c).typeSpec(c.src.Prefix), c.src.Prefix.Pos, c.src.Prefix.Len
}

// completeInterface fills in the dummy arguments and the result of the procedure once their declarations are known.
func (c heading) completeInterface() {
	p := c.unit.Proc
	if p == nil {
		return
	}
	p.Kept = c.kept
	for _, e := range c.dummyList {
		p.Dummies = append(p.Dummies, c.dummySymbol(e))
	}
	for _, e := range c.absentList {
		c.dummySymbol(e)
	}
	polymorph(c).addTags(p)
	if procPointers(c).resultByArgument(p) {
		return
	}
	if c.result != nil {
		p.Result = c.Symbol(c.result)
		if tag := p.Result.Tag; tag != nil {
			p.Dummies, p.Hidden = append(p.Dummies, tag), p.Hidden+1
		}
		if p.Result.Pointer && p.Result.Rank() == 0 {
			if isOpenText(p.Result.Type) && !p.Result.Deferred {
				p.ResultLen = declarer(c).interfaceExpr(p.Result.Len)
			}
			return
		}
		if p.Result.Type.Base == ir.Derived && !p.Result.Type.Derived.Address {
			p.Result.Storage = ir.Argument
		}
		if p.Result.Rank() > 0 {
			p.Result.Storage = ir.Argument
			p.ResultDims = declarer(c).interfaceDims(p.Result.Dims)
			c.describeResult(p)
		}
		if p.Result.Type.Base == ir.Character {
			p.Result.Storage = ir.Argument
			p.ResultLen = declarer(c).interfaceExpr(p.Result.Len)
			c.handOver(p)
		}
	}
}

// findDummyProcedures makes procedures of the dummy arguments that are no arrays and that the unit calls, FORTRAN 77, 15.9.3:
// they need no EXTERNAL.
func (c heading) findDummyProcedures() {
	called := map[string]bool{}
	tree.EveryRef(c.src.Body, func(x *parse.Ref) {
		section := slices.ContainsFunc(x.Args, func(a parse.Arg) bool { return a.Section })
		called[x.Name] = called[x.Name] || !section
	})
	tree.EveryStmt(c.src.Body, func(s parse.Stmt) {
		if s, ok := s.(*parse.Call); ok && s.Object == nil {
			called[s.Name.Name] = true
		}
	})
	for _, e := range append(append([]*names.Entity(nil), c.dummyList...), c.absentList...) {
		if called[e.Name] && e.Class == names.Variable && e.Dims == nil {
			c.dummyProcedure(e)
		}
	}
}

// valueOf refuses structures that C would get by value in parts.
func (c heading) valueOf(s *ir.Symbol) {
	if s.ByValue && s.Type.Base == ir.Derived && !s.Type.Derived.Address && c.unit.Proc.CName != "" {
		c.unsupported(s.Pos, "the structure '%s' passed by value to or from C is not supported", s.Name).Help("pass it by reference")
	}
}

// describedToC refuses characters whose length C would be told by a descriptor, Fortran 2018, 18.3.6.
func describedToC(c *checker, s *ir.Symbol) {
	if c.unit.Proc == nil || c.unit.Proc.CName == "" || s.Proc != nil || s.Type.Base != ir.Character || s.Type.Len >= 0 {
		return
	}
	_, assumed := names.Of(s).Length.(*parse.AnyLen)
	told := !s.Pointer && !s.Allocatable && (!ofC(c) || s.Rank() == 0 || s.Size >= ir.AssumedShape)
	if assumed && told {
		return
	}
	c.unsupported(s.Pos, "'%s', a dummy argument of a procedure with BIND(C) whose length is deferred or computed, is not supported", s.Name).
		Note("C gets it by a descriptor, CFI_cdesc_t, which is passed for other types").
		Help("pass 'c_loc(%s)' as type(c_ptr), and its length", s.Name)
}

// copiedArgument makes an optional dummy argument with VALUE the address of a copy, as absence needs an address. gfortran passes a
// value and a flag, so that such procedures must be part of this program.
func (c heading) copiedArgument(s *ir.Symbol) {
	if c.importing != nil || c.unit.Proc != nil && c.unit.Proc.CName != "" {
		c.unsupported(s.Pos, "'%s', an optional dummy argument with VALUE of a procedure that is not compiled here, is not supported", s.Name).
			Help("leave VALUE or OPTIONAL out")
		return
	}
	s.ByValue, s.Copied = false, true
}

func (c heading) dummySymbol(e *names.Entity) *ir.Symbol {
	if e.Class == names.Procedure {
		return c.dummyProcedure(e).Dummy
	}
	s := c.Symbol(e)
	s.Storage = ir.Argument
	if e.ByValue && !e.Optional && s.Type.Base == ir.Character && c.importing == nil && (c.unit.Proc == nil || c.unit.Proc.CName == "") {
		s.ByValue, s.Copied = false, true // as gfortran passes characters
	}
	if e.ByValue && e.Optional {
		c.copiedArgument(s)
	}
	c.valueOf(s)
	describedToC(c.checker, s)
	return s
}

// dummyProcedure is the procedure that a dummy argument stands for.
func (c heading) dummyProcedure(e *names.Entity) *ir.Procedure {
	if e.Proc != nil {
		return e.Proc
	}
	if e.Sym == nil {
		e.Sym = &ir.Symbol{Name: e.Name, Pos: e.Pos, Source: e.Name, Decl: e, Storage: ir.Argument, Absent: e.Absent, Optional: e.Optional, Captured: e.Captured}
		c.unit.Symbols = append(c.unit.Symbols, e.Sym)
	}
	e.Proc = &ir.Procedure{Name: e.Name, Pos: e.Pos, Dummy: e.Sym}
	e.Class, e.Sym.Proc = names.Procedure, e.Proc
	return e.Proc
}

// functionType gives the type of a function known only by its name: declared or implicit.
func (c *checker) resultOf(p *ir.Procedure, e *names.Entity, pos diag.Span) *ir.Symbol {
	if p.Result == nil && !p.Known {
		p.Result = &ir.Symbol{Name: p.Name, Pos: pos, Made: true, Type: c.TypeOf(e)}
	}
	return p.Result
}

// findProcedure gives the procedure that a name stands for where it is called or passed on; nil if there is none.
func (c *checker) FindProcedure(id parse.Ident) *ir.Procedure {
	e := c.Lookup(id.Name)
	if id.Pos.Valid() {
		unambiguous(c, e, id)
	}
	switch {
	case e == nil:
		return c.global.external[id.Name]
	case e.Proc != nil:
		return procPointers{c}.patterned(e.Proc)
	case e.Dummy && e.Dims == nil:
		return heading{c}.dummyProcedure(e)
	case e.Class == names.Procedure && !e.Intrinsic, e.Class == names.Variable && e.Dims == nil && e.Sym == nil && e.TypePos.Valid():
		if p := c.global.external[id.Name]; p != nil {
			return p
		}
		if e.Class == names.Procedure {
			return c.outsideProcedure(id)
		}
	}
	return nil
}

// outsideProcedure is one that is in no source file: it comes from an object file or a library.
func (c *checker) outsideProcedure(id parse.Ident) *ir.Procedure {
	p := &ir.Procedure{Name: id.Name, Link: externalName(id.Name), Pos: id.Pos}
	c.global.external[id.Name] = p
	return p
}
