package sem

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/arguments"
	"dhpfgo/sem/names"
)

// pattern is the interface that PROCEDURE(name) gives to a procedure; it is looked up when all are known.
type pattern struct {
	home *checker
	id   parse.Ident
}

// procPointers takes PROCEDURE declarations, and knows procedure pointers and components.
type procPointers struct{ *checker }

// procDecl is PROCEDURE(interface), attributes :: names, Fortran 2008, 12.4.3.6: dummy and external procedures and procedure
// pointers.
func (c procPointers) procDecl(s *parse.ProcDecl) {
	for i := range s.Entities {
		d := &s.Entities[i]
		e := c.Declare(d.Ident)
		if e.Class == names.Procedure && e.Proc != nil || e.TypePos.Valid() {
			c.bag.Errorf(d.Pos, "redeclared", "'%s' is declared already", d.Name).Because(e.Pos, "declared here")
			continue
		}
		for _, a := range s.Attrs {
			declarer(c).attribute(e, a.Name, nil, a.Pos)
			if a.Name == "intent" {
				e.Intent = a.Text
			}
		}
		e.Saved = e.Saved || d.Init != nil
		p := c.declaredProcedure(e, d.Pos)
		c.likePattern(p, s)
	}
}

// declaredProcedure is the procedure that a name declared by PROCEDURE stands for.
func (c procPointers) declaredProcedure(e *names.Entity, pos diag.Span) *ir.Procedure {
	switch {
	case e.Pointer:
		return c.procedurePointer(e)
	case e.Dummy:
		p := heading(c).dummyProcedure(e)
		p.Dummy.Optional = e.Optional
		return p
	}
	e.Class = names.Procedure
	if e.Proc = c.global.external[e.Name]; e.Proc == nil {
		e.Proc = c.outsideProcedure(parse.Ident{Name: e.Name, Pos: pos})
	}
	return e.Proc
}

// procedurePointer is the procedure that is called through a pointer.
func (c procPointers) procedurePointer(e *names.Entity) *ir.Procedure {
	p := heading(c).dummyProcedure(e)
	s := p.Dummy
	s.Pointer, s.Optional = true, e.Optional
	switch {
	case e.Dummy:
	case e.Saved || c.unit.Module:
		s.Storage = ir.Static
	default:
		s.Storage = ir.Automatic
	}
	return p
}

// externalPointers makes procedure pointers of external procedures that have the attribute POINTER by another declaration, Fortran 2008,
// 12.4.3.6: pointer :: p beside an interface of p, or real, external, pointer :: p.
func (c procPointers) externalPointers() {
	for _, e := range c.order {
		if e.Class == names.Procedure && e.CommonPos.Valid() {
			c.unsupported(e.CommonPos, "the procedure pointer '%s' in a common block is not supported", e.Name).Help("declare it in a module")
			continue
		}
		if e.Class != names.Procedure || !e.Pointer || e.Dummy || e.Intrinsic || e.Home != c.checker || e.Proc != nil && e.Proc.Dummy != nil {
			continue
		}
		declared := e.Proc
		if e.Proc = nil; declared != nil && declared.Unit != nil {
			e.Proc = declared
			continue
		}
		p := c.procedurePointer(e)
		if declared != nil {
			q := *declared
			q.Dummy, q.Name = p.Dummy, p.Name
			*p = q
		} else if e.TypePos.Valid() {
			p.Function = true
			c.resultOf(p, e, e.Pos)
		}
	}
}

// likePattern gives a procedure the interface of a declaration, of a type if that is all it tells.
func (c procPointers) likePattern(p *ir.Procedure, s *parse.ProcDecl) {
	switch {
	case p.Unit != nil:
	case s.Interface != nil:
		p.Decl = &pattern{c.checker, *s.Interface}
	case s.Type != nil:
		p.Function = true
		p.Result = &ir.Symbol{Name: p.Name, Pos: p.Pos, Made: true, Type: declarer(c).typeSpec(s.Type)}
	}
}

// patterned completes the interface of a procedure that PROCEDURE(name) declares.
func (c procPointers) patterned(p *ir.Procedure) *ir.Procedure {
	if p == nil || patternOf(p) == nil {
		return p
	}
	at := patternOf(p)
	p.Decl = nil
	q := at.home.FindProcedure(at.id)
	if q == nil {
		d := c.bag.Errorf(at.id.Pos, "unknown-procedure", "there is no procedure and no interface '%s'", at.id.Name)
		names.Suggest(d, at.id.Name, at.home.Known(func(e *names.Entity) bool { return e.Class == names.Procedure }))
		return p
	}
	p.Known, p.Explicit, p.Function, p.Pure = q.Known, q.Explicit || q.Known, q.Function, q.Pure
	p.Dummies, p.Result, p.ResultDims, p.ResultLen = q.Dummies, q.Result, q.ResultDims, q.ResultLen
	p.Hidden = q.Hidden
	p.Kept, p.Alternates, p.CName = q.Kept, q.Alternates, q.CName
	return p
}

// pointedProcedure is the procedure pointer that a reference names: a variable, or a component of one; nil for others.
func (c procPointers) pointedProcedure(x parse.Expr) (*ir.Symbol, *ir.Field) {
	switch x := x.(type) {
	case *parse.Name:
		if e := c.Lookup(x.Ident); e != nil && e.Class == names.Procedure && e.Pointer && e.Proc != nil {
			return e.Proc.Dummy, nil
		}
	case *parse.Component:
		if x.Args != nil {
			return nil, nil
		}
		base := polymorph(c).baseOf(x)
		if base == nil || base.e == nil || base.e.Type().Derived == nil {
			return nil, nil
		}
		if comp := base.e.Type().Derived.Component(x.Name); comp != nil && comp.Proc != nil {
			return nil, &ir.Field{Pos: x.Pos, X: base.e, Comp: comp}
		}
	}
	return nil, nil
}

// procedureAssign is p => procedure; done is false if p is no procedure pointer.
func (c procPointers) procedureAssign(s *parse.PointerAssign) (out []ir.Stmt, done bool) {
	sym, field := c.pointedProcedure(s.LHS)
	if sym == nil && field == nil {
		return nil, false
	}
	st := &ir.PointTo{At: ir.At{Pos: s.Pos}, Sym: sym, Field: field}
	if !procedureTarget(c.checker, st, s.RHS, s.LHS.Span()) {
		return nil, true
	}
	return []ir.Stmt{st}, true
}

// procedureTarget gives a procedure pointer its target: a procedure, that of another pointer, or none; false after an error.
func procedureTarget(c *checker, st *ir.PointTo, x parse.Expr, pointer diag.Span) bool {
	if isNull(x) {
		return true
	}
	from, field := procPointers{c}.pointedProcedure(x)
	switch {
	case field != nil:
		st.From = field
	case from != nil:
		st.Proc = from.Proc
	default:
		if st.Proc = (procPointers{c}).givenProcedure(x); st.Proc == nil {
			st.Proc = procedureNamed(c, x)
		}
	}
	if st.From == nil && st.Proc == nil {
		c.bag.Errorf(parse.SpanOf(x), "not-target", "'%s' is no procedure", parse.SpanOf(x).Text()).Because(pointer, "a procedure pointer")
		return false
	}
	return st.Proc == nil || c.isCode(st.Proc, parse.SpanOf(x), "pointed to")
}

// procedureComponent adds components that are procedure pointers, Fortran 2008, 4.5.4.6.
func (c procPointers) procedureComponent(t *ir.DerivedType, s *parse.ProcDecl, hidden bool) {
	for i := range s.Entities {
		d := &s.Entities[i]
		comp := &ir.Component{Name: d.Name, Pos: d.Pos, Pointer: true, Index: len(t.Components),
			Proc: &ir.Procedure{Name: d.Name, Pos: d.Pos}}
		if hidden {
			comp.Decl = c.moduleAround()
		}
		for _, a := range s.Attrs {
			switch a.Name {
			case "nopass":
				comp.NoPass = true
			case "pass":
				comp.Pass = a.Text
			}
		}
		comp.Null = d.Init != nil
		c.likePattern(comp.Proc, s)
		t.Components = append(t.Components, comp)
	}
}

// initialTargets gives the procedure pointers and components that a unit declares their initial targets, which may be declared
// after them, Fortran 2008, 12.4.3.6.
func initialTargets(c *checker) (out []*ir.Const) {
	for _, s := range c.src.Decls {
		switch s := s.(type) {
		case *parse.ProcDecl:
			for _, d := range s.Entities {
				if e := c.Lookup(d.Name); d.Init != nil && e != nil && e.Proc != nil && e.Proc.Dummy != nil {
					e.Proc.Dummy.Init = initialTarget(c, d.Init)
					out = append(out, e.Proc.Dummy.Init)
				}
			}
		case *parse.DerivedType:
			out = append(out, defaultTargets(c, s)...)
		}
	}
	return slices.DeleteFunc(out, func(p *ir.Const) bool { return p == nil })
}

// defaultTargets gives the components of a type that are procedure pointers their default targets.
func defaultTargets(c *checker, s *parse.DerivedType) (out []*ir.Const) {
	e := c.Lookup(s.Name.Name)
	if e == nil || e.Derived == nil {
		return nil
	}
	for _, m := range s.Components {
		decl, ok := m.(*parse.ProcDecl)
		if !ok {
			continue
		}
		for _, d := range decl.Entities {
			if comp := e.Derived.Component(d.Name); d.Init != nil && comp != nil && comp.Proc != nil {
				comp.Init = initialTarget(c, d.Init)
				out = append(out, comp.Init)
			}
		}
	}
	return out
}

// procedureNamed is the procedure that a name stands for, which may be an intrinsic function; nil for other expressions.
func procedureNamed(c *checker, x parse.Expr) *ir.Procedure {
	p := caller{c}.procedureArgument(&ir.Symbol{Proc: &ir.Procedure{}}, x)
	if n, ok := x.(*parse.Name); ok && p == nil && c.Lookup(n.Ident) == nil && c.intrinsic(n.Ident) != nil {
		p = functions{c}.intrinsicWrapper(n)
	}
	return p
}

// initialTarget is the procedure that a pointer points to from the start; nil for NULL() and after an error.
func initialTarget(c *checker, x parse.Expr) *ir.Const {
	if isNull(x) {
		return nil
	}
	p := procedureNamed(c, x)
	switch {
	case p != nil && !c.isCode(p, x.Span(), "pointed to"):
		return nil
	case p == nil || p.Dummy != nil:
		c.bag.Errorf(x.Span(), "not-target", "'%s' is no procedure", x.Span().Text()).Note("Fortran 2008, 12.4.3.6")
		return nil
	case p.Internal:
		c.bag.Errorf(x.Span(), "not-target", "'%s' is an internal procedure, and no initial target", p.Name).Note("Fortran 2008, C1220")
		return nil
	case p.Unit == nil:
		c.unsupported(x.Span(), "the initial target '%s', which is not in this program, is not supported yet", p.Name)
		return nil
	}
	return &ir.Const{Pos: x.Span(), Proc: p}
}

// componentProcedure is the procedure that a component points to, by way of a pointer made for the call.
func (c procPointers) componentProcedure(f *ir.Field) *ir.Procedure {
	p := c.heldProcedure(f.Comp.Proc, f.Comp.Name, f.Pos)
	c.em.Pre = append(c.em.Pre, &ir.PointTo{At: ir.At{Pos: f.Pos}, Sym: p.Dummy, From: f})
	return p
}

// A function whose value is a procedure pointer is a subroutine with one more argument, to which it hands the pointer out:
//
//	p => pick(n)   =>   call pick(n, q); p => q

// resultByArgument makes the result of a function an argument of its procedure if it is a procedure pointer.
func (c procPointers) resultByArgument(p *ir.Procedure) bool {
	if c.result == nil || c.result.Class != names.Procedure || !c.result.Pointer || c.result.Proc == nil || c.result.Proc.Dummy == nil {
		return false
	}
	s := c.result.Proc.Dummy
	s.Storage = ir.Argument
	p.Dummies, p.Hidden = append(p.Dummies, s), p.Hidden+1
	p.Function, p.Result, c.result = false, nil, nil
	return true
}

// givesProcedure is the argument by which a function hands a procedure pointer out; nil for other procedures.
func givesProcedure(p *ir.Procedure) *ir.Symbol {
	if p == nil || p.Hidden == 0 || p.Dummies[len(p.Dummies)-1].Proc == nil {
		return nil
	}
	return p.Dummies[len(p.Dummies)-1]
}

// givenProcedure is a pointer to the procedure that is the value of a function, which is called before the statement; nil for other
// expressions, and after an error.
func (c procPointers) givenProcedure(x parse.Expr) *ir.Procedure {
	p, args := c.functionNamed(x)
	given := givesProcedure(p)
	if given == nil {
		return nil
	}
	if p.Unit == c.unit {
		caller(c).checkRecursion(p, parse.SpanOf(x))
	}
	actuals, ok := caller(c).actuals(p, args, parse.SpanOf(x))
	if !ok {
		return nil
	}
	q := c.heldProcedure(given.Proc, given.Name, parse.SpanOf(x))
	actuals[len(actuals)-1] = ir.Actual{Pos: parse.SpanOf(x), Proc: q}
	c.emit(&ir.CallProc{At: ir.At{Pos: parse.SpanOf(x)}, Proc: p, Args: actuals})
	return q
}

// functionNamed is the function that a reference with arguments names, by itself or as a component, with its arguments; nil for other
// expressions.
func (c procPointers) functionNamed(x parse.Expr) (*ir.Procedure, []parse.Arg) {
	switch x := x.(type) {
	case *parse.Ref:
		switch e := c.Lookup(x.Name); {
		case hasSection(x.Args) || e != nil && e.Class == names.Variable && e.Dims != nil:
		case e != nil && e.Class == names.Generic:
			specific := func(p *ir.Procedure) bool { return givesProcedure(p) != nil }
			return arguments.Specific(generics(c).specificsOf(e), x.Args, binder(c).traitsOf(x.Args), specific), x.Args
		default:
			return c.FindProcedure(parse.Ident{Name: x.Name}), x.Args
		}
	case *parse.Component:
		if x.Args == nil {
			return nil, nil
		}
		_, f := c.pointedProcedure(&parse.Component{Node: x.Node, X: x.X, Name: x.Name})
		if f != nil && givesProcedure(c.patterned(f.Comp.Proc)) != nil {
			return c.componentProcedure(f), x.Args
		}
	}
	return nil, nil
}

// heldProcedure is a pointer made for procedures with the interface of p.
func (c procPointers) heldProcedure(p *ir.Procedure, name string, pos diag.Span) *ir.Procedure {
	q := *c.patterned(p)
	s := c.makeSymbol(name+"%"+itoa(len(c.unit.Symbols)), ir.Type{}, pos)
	s.Pointer, s.Proc = true, &q
	q.Dummy = s
	return &q
}

// associatedProcedure is ASSOCIATED(procedure pointer [, procedure]).
func (c procPointers) associatedProcedure(x *parse.Ref, out *ir.Status) ir.Expr {
	if len(x.Args) == 2 {
		if out.Proc = c.givenProcedure(x.Args[1].Value); out.Proc == nil {
			out.Proc = procedureNamed(c.checker, x.Args[1].Value)
		}
		if out.Proc == nil {
			c.bag.Errorf(x.Args[1].Pos, "argument", "'%s' is no procedure", x.Args[1].Pos.Text())
			return ir.Poison(x.Pos)
		}
	}
	return out
}

// componentArgument is the procedure that a component points to, as an actual argument; nil for other components.
func (c procPointers) componentArgument(d *ir.Symbol, x *parse.Component) *ir.Procedure {
	_, f := c.pointedProcedure(x)
	if f == nil {
		return nil
	}
	if d.Pointer {
		c.unsupported(x.Pos, "the component '%s' for an argument that is a procedure pointer is not supported", f.Comp.Name).
			Help("pass a procedure pointer, and assign it to the component")
	}
	return c.componentProcedure(f)
}
