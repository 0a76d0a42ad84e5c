package sem

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
	"dhpfgo/sem/tree"
)

// enclosures types ASSOCIATE and BLOCK, whose names hide those around.
type enclosures struct{ *checker }

// associate is ASSOCIATE (name => selector), Fortran 2008, 8.1.3: in the statements inside, a designator stands in place of
// each name. Its subscripts are evaluated once, at the head; an expression is evaluated once into a variable.
func (c enclosures) associate(s *parse.Associate) []ir.Stmt {
	names := map[string]parse.Expr{}
	for _, a := range s.List {
		if names[a.Name] != nil {
			c.bag.Errorf(a.Pos, "redeclared", "the name '%s' stands twice in ASSOCIATE", a.Name).Note("Fortran 2018, C1104")
			return nil
		}
		if to := c.associated(a); to != nil {
			names[a.Name] = to
		} else {
			return nil
		}
	}
	return c.body(tree.Substitute(s.Body, names))
}

// associated gives the designator that stands for an associate name; nil after an error.
func (c enclosures) associated(a parse.Association) parse.Expr {
	if refusesCoindexed(c.checker, a.X, "named in ASSOCIATE") {
		return nil
	}
	switch x := a.X.(type) {
	case *parse.Name:
		if e := c.Lookup(x.Ident); e == nil || e.Class <= names.Constant {
			return c.keepingLength(a, x)
		}
	case *parse.Ref, *parse.Component, *parse.Substring:
		if c.isDesignator(x) {
			return c.keepingLength(a, c.partSelector(a))
		}
	}
	return c.valueSelector(a)
}

// refusesCoindexed reports a selector that is an object of another image.
func refusesCoindexed(c *checker, x parse.Expr, what string) bool {
	sel := selectorIn(x)
	if sel == nil {
		return false
	}
	c.bag.Errorf(sel.Pos, "coarray", "an object of another image cannot be %s", what).Note("Fortran 2018, C1105").
		Help("assign it to a variable, or write '(%s)'", parse.SpanOf(x).Text())
	return true
}

// keepingLength is the designator to for a selector, but for allocatable characters of deferred length a pointer to them: the name is
// not allocatable, so that no assignment to it changes the length, Fortran 2008, 8.1.3.3.
func (c enclosures) keepingLength(a parse.Association, to parse.Expr) parse.Expr {
	e := c.deferredText(to)
	if e == nil {
		return to
	}
	if r := ir.Root(e); r != nil {
		r.Target = true
	}
	p, st := c.pointerTemp(a.Name, e.Type(), ir.Rank(e), a.Pos), &ir.PointTo{At: ir.At{Pos: a.Pos}}
	p.Len = c.em.KeepLen(c.lenOf(e), a.Pos)
	if st.Sym = p; ir.Rank(e) > 0 {
		st.Section = e.(*ir.ArrayRef).Section
	} else {
		st.Scalar = e
	}
	pointing(c).pointedOnce(st)
	c.emit(st)
	return c.nameFor(p, a.Pos)
}

// deferredText is the value of a designator if it names allocatable characters of deferred length; nil for others.
func (c enclosures) deferredText(x parse.Expr) ir.Expr {
	switch x := x.(type) {
	case *parse.Name:
		if e := c.Lookup(x.Ident); e == nil || e.Class != names.Variable || !e.Allocatable.Valid() || c.TypeOf(e).Base != ir.Character || !c.Symbol(e).Deferred || c.Symbol(e).Map != nil {
			return nil
		}
		return c.expr(x)
	case *parse.Component:
		d := structures(c).designate(x)
		if d == nil || d.e == nil {
			return nil
		}
		if f, ok := d.e.(*ir.Field); ok && f.Comp.Deferred && f.Comp.Allocatable && len(f.Comp.Dims) == 0 {
			return f
		}
	}
	return nil
}

// isDesignator reports whether a reference is a part of a variable.
func (c enclosures) isDesignator(x parse.Expr) bool {
	switch x := x.(type) {
	case *parse.Name:
		e := c.Lookup(x.Ident)
		return e == nil || e.Class == names.Variable
	case *parse.Ref:
		e := c.Lookup(x.Name)
		return e != nil && e.Class == names.Variable && (e.Dims != nil || c.TypeOf(e).Base == ir.Character)
	case *parse.Component:
		if !c.isDesignator(x.X) || (x.Name == "kind" || x.Name == "len") && typeInquiry(c.checker, x) != nil {
			return false
		}
		d := structures(c).designate(x)
		return d == nil || d.e == nil && d.part == nil || d.e != nil && !isValue(d.e)
	case *parse.Substring:
		return c.isDesignator(x.X)
	}
	return false
}

// partSelector takes an element, a component or a section.
func (c enclosures) partSelector(a parse.Association) parse.Expr {
	frozen := c.frozen(a.X)
	sec, ok := designators(c).sectionItem(frozen)
	switch {
	case !ok && c.picks(frozen):
		return c.valueSelector(a)
	case !ok:
		return frozen
	case sec == nil:
		return nil
	}
	comp, _ := frozen.(*parse.Component)
	if comp != nil && comp.Args == nil {
		if d := structures(c).designate(comp.X); d != nil && d.e != nil {
			return frozen // a whole array component
		}
	}
	s := sec[0].Section
	if s.Sym.Map != nil {
		c.unsupported(a.X.Span(), "ASSOCIATE with a section of the distributed array '%s' is not supported", s.Sym.Name).
			Help("associate the whole array, or write the section out")
		return nil
	}
	if r := s.Sym; r.View && r.Root != nil {
		r.Root.Target = true
	} else {
		r.Target = true
	}
	p := c.pointerTemp(a.Name, s.Sym.Type, sectionRank(s), a.Pos)
	p.Len = s.Sym.Len
	st := &ir.PointTo{At: ir.At{Pos: a.Pos}, Sym: p, Section: s}
	if s.Sym.Tag != nil {
		p.Tag = c.temp(a.Name+"%type", ir.Int8, a.Pos)
		c.emit(&ir.Assign{At: st.At, LHS: &ir.Var{Pos: a.Pos, Sym: p.Tag}, RHS: &ir.Var{Pos: a.Pos, Sym: s.Sym.Tag}})
	}
	if !wholeArray(a.X) || comp != nil {
		st.Lo = slices.Repeat([]ir.Expr{c.int8(1, a.Pos)}, p.Rank())
	}
	pointing(c).pointedOnce(st)
	c.em.Pre = append(c.em.Pre, st)
	name := c.nameFor(p, a.Pos)
	c.names[p.Name].Poly = p.Tag != nil
	return name
}

// picks reports whether a selector has vector subscripts, so that no statement can change what its name stands for, Fortran 2018, C1101.
func (c enclosures) picks(x parse.Expr) bool {
	var args []parse.Arg
	switch x := x.(type) {
	case *parse.Ref:
		args = x.Args
	case *parse.Component:
		args = x.Args
	}
	for _, arg := range args {
		if !arg.Section && arg.Value != nil && c.traitOf(arg.Value).Rank > 0 {
			return true
		}
	}
	return false
}

// classValue names the variable that has the value of a function, an array of CLASS.
func (c enclosures) classValue(a parse.Association, x *ir.ArrayRef) parse.Expr {
	s := x.Section.Sym
	if !s.Made || !x.Section.IsWhole() {
		c.unsupported(a.X.Span(), "ASSOCIATE with an expression that is an array of CLASS is not supported").Help("name the variable without parentheses")
		return nil
	}
	name := c.nameFor(s, a.Pos)
	c.names[s.Name].Poly = true
	return name
}

// valueSelector evaluates an expression.
func (c enclosures) valueSelector(a parse.Association) parse.Expr {
	e := c.expr(a.X)
	if ref, ok := e.(*ir.ArrayRef); ok && ref.Section.Sym.CountsBytes() {
		return c.classValue(a, ref)
	}
	if ir.Rank(e) > 0 {
		sec := c.keep(e, parse.SpanOf(a.X))
		if sec == nil {
			return nil
		}
		name := c.nameFor(sec.Sym, a.Pos)
		ref, isRef := e.(*ir.ArrayRef)
		c.names[sec.Sym.Name].Selected = !isRef || !ref.Section.Sym.Pointer
		return name
	}
	if e.Type().Base == ir.Invalid {
		return nil
	}
	if e.Type().Base == ir.Character && ir.IsConst(e) {
		return a.X
	}
	v := c.textTemp(a.Name, e)
	c.em.Pre = append(c.em.Pre, &ir.Assign{At: ir.At{Pos: a.Pos}, LHS: &ir.Var{Pos: a.Pos, Sym: v}, RHS: e})
	name := c.nameFor(v, a.Pos)
	c.names[v.Name].Selected = true
	return name
}

// nameFor gives a compiler-made variable a name that statements can use.
func (c *checker) nameFor(s *ir.Symbol, pos diag.Span) *parse.Name {
	e := names.Fixed(s.Name, pos, s)
	e.Home, e.Pointer = c, s.Pointer
	if s.Rank() > 0 {
		e.Dims = make([]parse.Dim, s.Rank())
	}
	c.names[s.Name] = e
	return &parse.Name{Node: parse.Node{Pos: pos}, Ident: s.Name}
}

// frozen is a designator whose subscripts are constants and variables that nothing changes.
func (c enclosures) frozen(x parse.Expr) parse.Expr {
	switch x := x.(type) {
	case *parse.Ref:
		return &parse.Ref{Node: x.Node, Name: x.Name, Args: c.frozenArgs(x.Args)}
	case *parse.Component:
		return &parse.Component{Node: x.Node, X: c.frozen(x.X), Name: x.Name, Args: c.frozenArgs(x.Args)}
	case *parse.Substring:
		list := c.frozenArgs([]parse.Arg{x.Sub})
		return &parse.Substring{Node: x.Node, X: c.frozen(x.X), Sub: list[0]}
	}
	return x
}

func (c enclosures) frozenArgs(args []parse.Arg) []parse.Arg {
	var out []parse.Arg
	for _, a := range args {
		for _, x := range []*parse.Expr{&a.Value, &a.Lo, &a.Hi, &a.Step} {
			*x = c.frozenSubscript(*x)
		}
		out = append(out, a)
	}
	return out
}

func (c enclosures) frozenSubscript(x parse.Expr) parse.Expr {
	if x == nil {
		return x
	}
	e := c.expr(x)
	if ir.Rank(e) > 0 {
		return x
	}
	e = c.em.MustBeInteger(e, "a subscript")
	if e.Type().Base == ir.Invalid || ir.IsConst(e) {
		return x
	}
	v := c.temp("associate", e.Type(), x.Span())
	c.em.Pre = append(c.em.Pre, &ir.Assign{At: ir.At{Pos: x.Span()}, LHS: &ir.Var{Pos: x.Span(), Sym: v}, RHS: e})
	return c.nameFor(v, x.Span())
}
