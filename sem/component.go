package sem

import (
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/shapes"
	"dhpfgo/parse"
	"dhpfgo/sem/arguments"
	"dhpfgo/sem/names"
)

// designator is what a reference with components stands for: a scalar e, or the section subs of array sym.
type designator struct {
	e    ir.Expr
	sym  *ir.Symbol
	subs []shapes.Triplet
	part *parse.Arg // with sym: the substring of each element
}

// designate resolves a reference that may contain components; nil after an error. Array components are seen through a
// compiler-made array, which a statement before the current one makes another name for them.
func (c structures) designate(x parse.Expr) *designator {
	if s := selectorIn(x); s != nil {
		return designateCoindexed(coindexed(c.checker, x, s))
	}
	switch x := x.(type) {
	case *parse.Name:
		if s := c.arrayOf(c.Lookup(x.Ident)); s != nil {
			return &designator{sym: s, subs: shapes.Whole(s)}
		}
	case *parse.Ref:
		if s := c.arrayOf(c.Lookup(x.Name)); s != nil {
			return structures(c).sectionDesignator(s, x)
		}
	case *parse.Component:
		return structures(c).componentDesignator(x)
	}
	e := c.scalar(x)
	if e.Type().Base == ir.Invalid {
		return nil
	}
	return &designator{e: e}
}

// isValue reports whether an expression is the value of a function, which is called once.
func isValue(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.FuncRef:
		return true
	case *ir.Var:
		return e.Sym.Made
	}
	return false
}

// structures types components and structure constructors.
type structures struct{ *checker }

func (c structures) sectionDesignator(s *ir.Symbol, x *parse.Ref) *designator {
	subs, ok := designators(c).subscripts(s, x)
	if !ok {
		return nil
	}
	if shapes.HasVector(subs) {
		return gathered(c.checker, s, subs, x.Pos)
	}
	if shapes.OfSection(subs, x.Pos) != nil {
		return &designator{sym: s, subs: subs}
	}
	return &designator{e: c.element(s, subs, x.Pos)}
}

func (c structures) componentDesignator(x *parse.Component) *designator {
	if x.Args != nil {
		if d, done := binder(c).boundFunction(x); done {
			return d
		}
	}
	base := polymorph(c).baseOf(x)
	if base == nil {
		return nil
	}
	t := ir.Type{}
	if base.e != nil {
		t = base.e.Type()
	} else {
		t = base.sym.Type
	}
	if k := parameterOf(t.Derived, x.Name); k != nil && x.Args == nil {
		return &designator{e: ir.CloneExpr(k)}
	}
	comp := c.findComponent(x, t)
	if comp == nil {
		return nil
	}
	if base.e == nil {
		return c.componentOfArray(x, base, comp)
	}
	f := &ir.Field{Pos: x.Pos, X: base.e, Comp: comp}
	switch {
	case len(comp.Dims) == 0 && x.Args == nil:
		return &designator{e: f}
	case len(comp.Dims) == 0 && comp.Type.Base == ir.Character && len(x.Args) == 1 && x.Args[0].Section:
		if e := texts(c).substring(f, x.Args[0], x.Pos); e.Type().Base != ir.Invalid {
			return &designator{e: e}
		}
		return nil
	case len(comp.Dims) == 0:
		c.bag.Errorf(x.Pos, "rank-mismatch", "the component '%s' is a scalar", comp.Name).Because(comp.Pos, "declared here")
		return nil
	case x.Args != nil && !hasSection(x.Args) && !c.anyArray(x.Args):
		if f.Subs = c.fieldSubscripts(comp, x); f.Subs == nil {
			return nil
		}
		return &designator{e: f}
	}
	v := c.viewOf(f)
	if x.Args == nil {
		return &designator{sym: v, subs: shapes.Whole(v)}
	}
	subs, ok := designators(c).subscripts(v, &parse.Ref{Node: x.Node, Name: x.Name, Args: x.Args})
	if !ok {
		return nil
	}
	return &designator{sym: v, subs: subs}
}

func (c structures) anyArray(args []parse.Arg) bool {
	for _, a := range args {
		if a.Value != nil && c.traitOf(a.Value).Rank > 0 {
			return true
		}
	}
	return false
}

// findComponent looks a component up, Fortran 2008, 6.4.2.
func (c structures) findComponent(x *parse.Component, t ir.Type) *ir.Component {
	if part := ir.ComplexPart(t, x.Name); part != nil {
		return part
	}
	if t.Base != ir.Derived {
		if t.Base != ir.Invalid {
			c.bag.Errorf(x.Pos, "component", "'%s' is %s and has no components", parse.SpanOf(x.X).Text(), t)
		}
		return nil
	}
	comp := t.Derived.Component(x.Name)
	if comp == nil {
		d := c.bag.Errorf(x.Pos, "component", "the type '%s' has no component '%s'", t.Derived.Name, x.Name).Because(t.Derived.Pos, "declared here")
		var known []string
		for _, k := range t.Derived.Components {
			known = append(known, k.Name)
		}
		for up := t.Derived; up != nil; up = up.Parent {
			for _, b := range typeDeclOf(up).bindings {
				known = append(known, b.Name)
			}
		}
		names.Suggest(d, x.Name, known)
		return nil
	}
	if moduleOf(comp) != nil && !isWithin(c.checker, moduleOf(comp)) {
		c.bag.Errorf(x.Pos, "private", "the component '%s' of '%s' is private", comp.Name, t.Derived.Name).Because(comp.Pos, "declared here")
		return nil
	}
	return comp
}

// fieldSubscripts evaluates the subscripts of an element of an array component.
func (c structures) fieldSubscripts(comp *ir.Component, x *parse.Component) []ir.Expr {
	if len(x.Args) != len(comp.Dims) {
		c.bag.Errorf(x.Pos, "rank-mismatch", "'%s' has %s, this reference has %s", comp.Name, diag.Count(len(comp.Dims), "dimension"),
			diag.Count(len(x.Args), "subscript")).Because(comp.Pos, "declared here")
		return nil
	}
	var out []ir.Expr
	for _, a := range x.Args {
		e := c.Integer(a.Value, "a subscript")
		if e.Type().Base == ir.Invalid {
			return nil
		}
		out = append(out, e)
	}
	return out
}

// componentOfArray is component comp of every element of a section.
func (c structures) componentOfArray(x *parse.Component, base *designator, comp *ir.Component) *designator {
	f := &ir.Field{Pos: x.Pos, Comp: comp}
	first := &ir.Elem{Pos: x.Pos, Sym: base.sym}
	var part *parse.Arg
	for _, t := range base.subs {
		first.Subs = append(first.Subs, t.Lo)
	}
	f.X = first
	switch {
	case comp.Pointer || comp.IsSlot():
		c.unsupported(x.Pos, "the pointer or allocatable component '%s' of an array is not supported yet", comp.Name).Help("write a loop over the elements")
		return nil
	case len(comp.Dims) == 0 && x.Args == nil:
	case len(comp.Dims) == 0 && comp.Type.Base == ir.Character && len(x.Args) == 1 && x.Args[0].Section:
		part = &x.Args[0]
	case x.Args != nil && !hasSection(x.Args) && !c.anyArray(x.Args) && !comp.Allocatable && !comp.Pointer:
		if f.Subs = c.fieldSubscripts(comp, x); f.Subs == nil {
			return nil
		}
	default:
		// Fortran 2008, C618: only one part of a reference may be an array.
		c.bag.Errorf(x.Pos, "rank-mismatch", "both '%s' and its component '%s' are arrays", parse.SpanOf(x.X).Text(), comp.Name).
			Note("Fortran 2008, C618: only one part of a reference can be an array")
		return nil
	}
	v := c.em.NewView(f)
	for _, t := range shapes.OfSection(base.subs, x.Pos).Dims {
		n := c.em.SizeOf(t, x.Pos)
		if !ir.IsConst(n) {
			hi := &ir.Var{Pos: x.Pos, Sym: c.temp(comp.Name+"%u", ir.Int8, x.Pos)}
			c.em.Pre = append(c.em.Pre, &ir.Assign{At: ir.At{Pos: x.Pos}, LHS: hi, RHS: c.convert(n, ir.Int8)})
			n = &ir.Var{Pos: x.Pos, Sym: hi.Sym}
		}
		v.Dims = append(v.Dims, ir.Dim{Lo: ir.IntConst(1, x.Pos), Hi: n})
	}
	parent := shapes.Section(base.sym, base.subs, x.Pos).Section
	c.em.Pre = append(c.em.Pre, &ir.View{At: ir.At{Pos: x.Pos}, Sym: v, First: f, Parent: parent})
	return &designator{sym: v, subs: shapes.Whole(v), part: part}
}

// component is the value of a reference with components.
func (c structures) component(x *parse.Component) ir.Expr {
	d := c.designate(x)
	switch {
	case d == nil:
		return ir.Poison(x.Pos)
	case d.e != nil:
		if k := constantComponent(d.e, x.Pos); k != nil && k.T.Base != ir.Derived {
			return k
		}
		return d.e
	}
	e := c.element(d.sym, d.subs, x.Pos)
	if a, ok := e.(*ir.ArrayRef); ok && d.part == nil && x.Args == nil {
		a.Whole = true
	}
	return assigner(c).partOf(&target{pos: x.Pos, part: d.part}, e)
}

// structure is a structure constructor, Fortran 2008, 4.5.10: its components are assigned to a variable.
func (c structures) structure(t *ir.DerivedType, x *parse.Ref) ir.Expr {
	if t.Abstract && !strings.HasPrefix(x.Name, "%") {
		c.bag.Errorf(x.Pos, "class", "the type '%s' is abstract and has no values", t.Name).Because(t.Pos, "declared here")
		return ir.Poison(x.Pos)
	}
	if t = instantiator(c).constructed(t, x); t == nil {
		return ir.Poison(x.Pos)
	}
	if !arguments.KeywordsLast(x.Args, c.bag) {
		return ir.Poison(x.Pos)
	}
	return c.structureValue(t, polymorph(c).forParent(t, x))
}

func (c structures) structureValue(t *ir.DerivedType, x *parse.Ref) ir.Expr {
	v := c.temp(t.Name, ir.Type{Base: ir.Derived, Derived: t}, x.Pos)
	given := map[*ir.Component]bool{}
	c.em.Pre = append(c.em.Pre, &ir.Reset{At: ir.At{Pos: x.Pos}, Var: &ir.Var{Pos: x.Pos, Sym: v}})
	for i, a := range x.Args {
		comp := c.structureComponent(t, a, i, x.Pos)
		if comp == nil || a.Value == nil {
			return ir.Poison(x.Pos)
		}
		if given[comp] {
			c.bag.Errorf(a.Pos, "argument", "the component '%s' is given twice", comp.Name)
			return ir.Poison(x.Pos)
		}
		if home := moduleOf(comp); home != nil && !isWithin(c.checker, home) {
			// Fortran 2018, C7103.
			c.bag.Errorf(a.Pos, "private", "the component '%s' of '%s' is private", comp.Name, t.Name).Because(comp.Pos, "declared here")
			return ir.Poison(x.Pos)
		}
		given[comp] = true
		c.assignComponent(v, comp, a)
	}
	for _, comp := range t.Components {
		if !given[comp] && !comp.MayBeOmitted() {
			c.bag.Errorf(x.Pos, "argument", "the component '%s' of '%s' has no value", comp.Name, t.Name).Because(comp.Pos, "declared here")
			return ir.Poison(x.Pos)
		}
	}
	return &ir.Var{Pos: x.Pos, Sym: v}
}

func (c structures) structureComponent(t *ir.DerivedType, a parse.Arg, i int, pos diag.Span) *ir.Component {
	if a.Keyword != "" {
		if comp := t.Component(a.Keyword); comp != nil {
			return comp
		}
		c.bag.Errorf(a.Pos, "argument", "the type '%s' has no component '%s'", t.Name, a.Keyword)
		return nil
	}
	members := t.Members()
	if i >= len(members) {
		c.bag.Errorf(pos, "argument", "the type '%s' has %s", t.Name, diag.Count(len(members), "component"))
		return nil
	}
	return members[i]
}

// assignComponent assigns a value to a component of a variable before the current statement.
func (c structures) assignComponent(v *ir.Symbol, comp *ir.Component, a parse.Arg) {
	f := &ir.Field{Pos: a.Pos, X: &ir.Var{Pos: a.Pos, Sym: v}, Comp: comp}
	as := &parse.Assign{Base: parse.Base{Pos: a.Pos}, RHS: a.Value}
	if comp.Proc != nil {
		if st := (&ir.PointTo{At: ir.At{Pos: a.Pos}, Field: f}); procedureTarget(c.checker, st, a.Value, comp.Pos) {
			c.em.Pre = append(c.em.Pre, st)
		}
		return
	}
	if comp.Pointer {
		st := &ir.PointTo{At: ir.At{Pos: a.Pos}, Field: f}
		if isNull(a.Value) || pointing(c).pointerTarget(st, a.Value, comp.Type, len(comp.Dims)) {
			c.em.Pre = append(append(c.em.Pre, polymorph(c).tagAssign(st)...), st)
		}
		return
	}
	if comp.Allocatable && isNull(a.Value) {
		return
	}
	if len(comp.Dims) == 0 && comp.Tag == nil {
		e := c.scalar(a.Value)
		if assigner(c).fitsTarget(as, &target{pos: a.Pos, e: f}, e) {
			c.em.Pre = append(c.em.Pre, &ir.Assign{At: ir.At{Pos: a.Pos}, LHS: f, RHS: c.convert(e, comp.Type)})
		}
		return
	}
	if comp.Allocatable {
		c.em.Pre = append(c.em.Pre, allocator(c).allocatableValue(v, comp, a)...)
		return
	}
	w := c.viewOf(f)
	t := &target{pos: a.Pos, sym: w, subs: shapes.Whole(w)}
	pre := c.em.Pre
	c.em.Pre = nil
	stmts := assigner(c).arrayAssign(as, t)
	c.em.Pre = append(append(pre, c.em.Pre...), stmts...)
}

// allocatableComponent is the component that ALLOCATE, DEALLOCATE or ALLOCATED names; nil after an error.
func (c structures) allocatableComponent(x parse.Expr) *ir.Field {
	cx, ok := x.(*parse.Component)
	if !ok {
		c.bag.Errorf(parse.SpanOf(x), "not-allocatable", "'%s' is not allocatable", parse.SpanOf(x).Text())
		return nil
	}
	base := polymorph(c).baseOf(cx)
	if base == nil {
		return nil
	}
	if base.e == nil {
		c.bag.Errorf(cx.Pos, "rank-mismatch", "'%s' is an array", parse.SpanOf(cx.X).Text())
		return nil
	}
	comp := c.findComponent(cx, base.e.Type())
	if comp == nil {
		return nil
	}
	if !comp.Allocatable && !comp.Pointer {
		c.bag.Errorf(cx.Pos, "not-allocatable", "the component '%s' is not allocatable", comp.Name).Because(comp.Pos, "declared here")
		return nil
	}
	return &ir.Field{Pos: cx.Pos, X: base.e, Comp: comp}
}

// wholeComponent is a component that is allocatable or a pointer, without subscripts of its own.
func (c structures) wholeComponent(x parse.Expr) *ir.Field {
	if cx, ok := x.(*parse.Component); ok && cx.Args != nil {
		c.bag.Errorf(cx.Pos, "not-allocatable", "'%s' is a part of what is allocated", parse.SpanOf(x).Text()).Help("name the component alone")
		return nil
	}
	return c.allocatableComponent(x)
}

// allocateComponent allocates a component, and gives the test whether it is allocated already; nil for a pointer.
func (c structures) allocateComponent(o parse.Entity, spec *parse.TypeSpec, model parse.Expr, pos diag.Span) ([]ir.Stmt, ir.Expr) {
	f := c.allocatableComponent(o.Object)
	if f == nil {
		return nil, nil
	}
	if len(o.Dims) != len(f.Comp.Dims) {
		c.bag.Errorf(o.Pos, "rank-mismatch", "'%s' has %s, ALLOCATE gives %s", f.Comp.Name,
			diag.Count(len(f.Comp.Dims), "dimension"), diag.Count(len(o.Dims), "bound")).Because(f.Comp.Pos, "declared here")
		return nil, nil
	}
	st := &ir.AllocateField{At: ir.At{Pos: pos}, Field: f}
	if st.Len = allocator(c).componentAllocLen(f.Comp, spec, model, o); f.Comp.Deferred && st.Len == nil {
		return nil, nil
	}
	for _, d := range o.Dims {
		if d.Hi == nil {
			c.bag.Errorf(d.Pos, "bounds", "the upper bound is missing")
			return nil, nil
		}
		st.Dims = append(st.Dims, ir.Dim{Lo: c.convert(definitions(c).allocBound(d.Lo, o.Pos), ir.Int8), Hi: c.convert(definitions(c).allocBound(d.Hi, o.Pos), ir.Int8)})
	}
	if f.Comp.Pointer {
		return []ir.Stmt{st}, nil
	}
	return []ir.Stmt{st}, &ir.Status{Pos: o.Pos, Field: f}
}
