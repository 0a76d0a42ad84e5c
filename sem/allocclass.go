package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// classObject is a scalar CLASS variable or component with a tag, which ALLOCATE and assignment give a dynamic type.
type classObject struct {
	sym   *ir.Symbol
	field *ir.Field
	pos   diag.Span
}

func (o *classObject) value() ir.Expr {
	if o.sym != nil {
		return &ir.Var{Pos: o.pos, Sym: o.sym}
	}
	return ir.CloneExpr(o.field)
}

func (o *classObject) declared() *ir.DerivedType { return o.value().Type().Derived }

func (o *classObject) isAllocatable() bool {
	return o.sym != nil && o.sym.Allocatable || o.field != nil && o.field.Comp.Allocatable
}

// point lets the object stand for what is at x, or with x nil for nothing.
func (o *classObject) point(x ir.Expr) ir.Stmt {
	return &ir.PointTo{At: ir.At{Pos: o.pos}, Sym: o.sym, Field: o.field, Scalar: x}
}

func (o *classObject) setTag(t *ir.DerivedType) ir.Stmt {
	return &ir.Assign{At: ir.At{Pos: o.pos}, LHS: dynamicTag(o.value()), RHS: typeTag(t, o.pos)}
}

func (o *classObject) status() ir.Expr { return &ir.Status{Pos: o.pos, Sym: o.sym, Field: o.field} }

// allocation is the statement that allocates the object as it is declared, and fails if it is allocated.
func (o *classObject) allocation() ir.Stmt {
	if o.sym != nil {
		return &ir.Allocate{At: ir.At{Pos: o.pos}, Sym: o.sym}
	}
	return &ir.AllocateField{At: ir.At{Pos: o.pos}, Field: o.field}
}

func (o *classObject) deallocation() ir.Stmt {
	if o.sym != nil {
		return &ir.Deallocate{At: ir.At{Pos: o.pos}, Sym: o.sym}
	}
	return &ir.DeallocateField{At: ir.At{Pos: o.pos}, Field: o.field}
}

// classVariable is the CLASS object with a tag that a reference names; nil for anything else.
func (c allocator) classVariable(x parse.Expr) *classObject {
	switch x := x.(type) {
	case *parse.Name:
		if e := c.Lookup(x.Ident); e != nil && e.Class == names.Variable && e.Poly {
			if s := c.Symbol(e); s.Tag != nil {
				return &classObject{sym: s, pos: x.Pos}
			}
		}
	case *parse.Component:
		if x.Args != nil || !c.global.isTagged(x.Name) {
			return nil
		}
		if base := polymorph(c).baseOf(x); base != nil && base.e != nil && base.e.Type().Derived != nil {
			if comp := base.e.Type().Derived.Component(x.Name); comp != nil && comp.Tag != nil {
				return &classObject{field: &ir.Field{Pos: x.Pos, X: base.e, Comp: comp}, pos: x.Pos}
			}
		}
	}
	return nil
}

// allocateClass allocates a CLASS object with the type that ALLOCATE names, with that of SOURCE= or MOLD=, or with its own; it gives
// the test whether it is allocated already, too.
func (c allocator) allocateClass(o *classObject, spec *parse.TypeSpec, k allocControl) ([]ir.Stmt, ir.Expr) {
	t, source := o.declared(), ir.Expr(nil)
	switch {
	case spec != nil:
		if t = declarer(c).typeSpec(spec).Derived; t == nil {
			return nil, nil
		}
	case k.model != nil:
		if source = c.scalar(k.model); source.Type().Derived == nil {
			return nil, nil
		}
		t = source.Type().Derived
	}
	if !t.Extends(o.declared()) || t.Abstract && (source == nil || dynamicTag(source) == nil) {
		d := c.bag.Errorf(o.pos, "type-mismatch", "'%s' of CLASS(%s) cannot have the type '%s'", o.pos.Text(), o.declared().Name, t.Name)
		if d.Because(t.Pos, "declared here"); t.Abstract {
			d.Help("write 'allocate(%s :: %s)' with a type that extends '%s'", "type", o.pos.Text(), t.Name)
		}
		return nil, nil
	}
	out := c.eachType(source, t, func(t *ir.DerivedType, value ir.Expr) []ir.Stmt {
		if !k.copied {
			value = nil
		}
		fresh, q := c.freshValue(t, value, o.pos)
		return append(fresh, o.point(&ir.Var{Pos: o.pos, Sym: q}), o.setTag(t))
	}, o.pos)
	if !o.isAllocatable() {
		return out, nil
	}
	if k.stat == nil {
		again := &ir.If{At: ir.At{Pos: o.pos}, Branches: []ir.Branch{{Pos: o.pos, Cond: o.status(), Body: []ir.Stmt{o.allocation()}}}}
		return append([]ir.Stmt{again}, out...), nil
	}
	return out, o.status()
}

// eachType makes statements for each type that a value may have; for one type if that is known. value is the value as one of that
// type.
func (c allocator) eachType(value ir.Expr, t *ir.DerivedType, body func(t *ir.DerivedType, value ir.Expr) []ir.Stmt, pos diag.Span) []ir.Stmt {
	tag := ir.Expr(nil)
	if value != nil {
		tag = dynamicTag(value)
	}
	if tag == nil {
		return body(t, value)
	}
	if r := ir.Root(value); r != nil {
		r.Target = true
	}
	st := &ir.If{At: ir.At{Pos: pos}}
	for _, d := range t.Family() {
		if d.Abstract {
			continue
		}
		q := c.pointerTemp("value", ir.Type{Base: ir.Derived, Derived: d}, 0, pos)
		list := append([]ir.Stmt{&ir.PointTo{At: ir.At{Pos: pos}, Sym: q, Scalar: ir.CloneExpr(value)}}, body(d, &ir.Var{Pos: pos, Sym: q})...)
		st.Branches = append(st.Branches, ir.Branch{Pos: pos, Cond: ofType(tag, []*ir.DerivedType{d}, pos), Body: list})
	}
	if st.Branches == nil {
		return nil
	}
	return []ir.Stmt{st}
}

// freshValue allocates a value of a type, with a copy of value if that is not nil.
func (c allocator) freshValue(t *ir.DerivedType, value ir.Expr, pos diag.Span) ([]ir.Stmt, *ir.Symbol) {
	q := c.pointerTemp("new", ir.Type{Base: ir.Derived, Derived: t}, 0, pos)
	out := []ir.Stmt{&ir.Allocate{At: ir.At{Pos: pos}, Sym: q}}
	if value != nil {
		out = append(out, &ir.Assign{At: ir.At{Pos: pos}, LHS: &ir.Var{Pos: pos, Sym: q}, RHS: value})
	}
	return out, q
}

// freeClass frees an allocatable CLASS object with all that its dynamic type has.
func (c allocator) freeClass(o *classObject) []ir.Stmt {
	st := &ir.If{At: ir.At{Pos: o.pos}}
	for _, t := range o.declared().Family()[1:] {
		if !o.isAllocatable() || t.Abstract || !t.HasAllocatable() {
			continue
		}
		if o.field != nil && o.rank() > 0 {
			continue
		}
		whole, own := ownMemory(c, o, t)
		body := []ir.Stmt{own, &ir.Deallocate{At: st.At, Sym: whole}, o.point(nil)}
		st.Branches = append(st.Branches, ir.Branch{Pos: o.pos, Cond: ofType(dynamicTag(o.value()), []*ir.DerivedType{t}, o.pos), Body: body})
	}
	if st.Branches == nil {
		return []ir.Stmt{o.deallocation()}
	}
	none := &ir.Unary{Pos: o.pos, Op: ir.Not, X: o.status()}
	st.Branches = append([]ir.Branch{{Pos: o.pos, Cond: none, Body: []ir.Stmt{o.deallocation()}}}, st.Branches...)
	st.Branches = append(st.Branches, ir.Branch{Pos: o.pos, Cond: nil, Body: []ir.Stmt{o.deallocation()}})
	return []ir.Stmt{st}
}

// assignClass is an assignment to an allocatable CLASS object, which takes the dynamic type of the value, Fortran 2008, 7.2.1.3;
// done is false for any other variable.
func (c allocator) assignClass(s *parse.Assign) (out []ir.Stmt, done bool) {
	if !c.isClassName(s.LHS) {
		return nil, false
	}
	o := c.classVariable(s.LHS)
	if o == nil {
		return nil, false
	}
	if !o.isAllocatable() {
		// Fortran 2008, 7.2.1.2.
		c.bag.Errorf(o.pos, "class", "'%s' has CLASS and is not ALLOCATABLE: it cannot be assigned", o.pos.Text()).
			Help("assign its components, or select its type")
		return nil, true
	}
	if o.declared().IsUnlimited() || o.rank() > 0 {
		return assignAny(c, s, o), true
	}
	value := c.scalar(s.RHS)
	t := value.Type().Derived
	switch {
	case value.Type().Base == ir.Invalid:
		return nil, true
	case t == nil || t.IsUnlimited() || !t.Extends(o.declared()):
		c.bag.Errorf(s.Pos, "type-mismatch", "%s cannot be assigned to CLASS(%s)", value.Type(), o.declared().Name)
		return nil, true
	}
	return c.eachType(value, t, func(t *ir.DerivedType, value ir.Expr) []ir.Stmt {
		fresh, q := c.freshValue(t, value, o.pos)
		old := &ir.If{At: ir.At{Pos: o.pos}, Branches: []ir.Branch{{Pos: o.pos, Cond: o.status(), Body: c.freeClass(o)}}}
		return append(fresh, old, o.point(&ir.Var{Pos: o.pos, Sym: q}), o.setTag(t))
	}, o.pos), true
}

// isClassName reports whether the left side of an assignment may be a CLASS object, without evaluating it.
func (c allocator) isClassName(x parse.Expr) bool {
	switch x := x.(type) {
	case *parse.Name:
		e := c.Lookup(x.Ident)
		return e != nil && e.Poly
	case *parse.Component:
		return x.Args == nil && c.global.isTagged(x.Name)
	}
	return false
}

// isTagged reports whether some type has a CLASS component of a name.
func (g *globals) isTagged(name string) bool { return g.tagged[name] }

// moveScalar is MOVE_ALLOC of allocatable scalars.
func (c allocator) moveScalar(source, target *classObject, pos diag.Span) []ir.Stmt {
	at := ir.At{Pos: pos}
	tag := dynamicTag(target.value())
	free := []ir.Stmt{target.deallocation()}
	if tag != nil {
		free = c.freeClass(target)
	}
	move := []ir.Stmt{target.point(source.value())}
	if tag != nil {
		move = append(move, &ir.Assign{At: at, LHS: tag, RHS: anyTag(c.checker, source.value())})
	}
	if target.shape().deferred {
		move = []ir.Stmt{moveDescribed(source, target, pos)}
	}
	move = append(move, source.point(nil))
	if dynamicTag(source.value()) != nil {
		move = append(move, source.setTag(source.declared())) // Fortran 2008, 4.3.1.3: the dynamic type of what is not allocated
	}
	return []ir.Stmt{&ir.If{At: at, Branches: []ir.Branch{{Pos: pos, Cond: target.status(), Body: free}}}, &ir.If{At: at, Branches: []ir.Branch{{Pos: pos, Cond: source.status(), Body: move}}}}
}

// allocatedClass is the CLASS object with a tag that ALLOCATE names; nil for others.
func (c allocator) allocatedClass(o parse.Entity) *classObject {
	if o.Object != nil {
		return c.classVariable(o.Object)
	}
	return c.classVariable(&parse.Name{Node: parse.Node{Pos: o.Pos}, Ident: o.Name})
}

// classCopy is a variable with a copy of a CLASS value, of the same dynamic type. The value of a function needs none.
func (c allocator) classCopy(value ir.Expr) ir.Expr {
	if r := ir.Root(value); r != nil && r.Made && r.Allocatable {
		return value
	}
	pos := value.Span()
	v := c.temp("copy", value.Type(), pos)
	v.Allocatable, v.Tag = true, c.temp("type", ir.Int8, pos)
	o := &classObject{sym: v, pos: pos}
	c.em.Pre = append(c.em.Pre, &ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{{Pos: pos, Cond: o.status(), Body: c.freeClass(o)}}})
	c.em.Pre = append(c.em.Pre, c.eachType(value, value.Type().Derived, func(t *ir.DerivedType, value ir.Expr) []ir.Stmt {
		fresh, q := c.freshValue(t, value, pos)
		return append(fresh, o.point(&ir.Var{Pos: pos, Sym: q}), o.setTag(t))
	}, pos)...)
	return o.value()
}

// Objects of CLASS(*), and arrays of CLASS, are allocated as pointers of the type that they get, to which they point then: all of their
// memory comes from there, and goes by their tag.

// rank is the number of dimensions of an object.
func (o *classObject) rank() int { return o.shape().rank }

// pointTo lets the object stand for what a pointer points to.
func (o *classObject) pointTo(q *ir.Symbol) ir.Stmt {
	if o.rank() == 0 {
		return o.point(&ir.Var{Pos: o.pos, Sym: q})
	}
	return &ir.PointTo{At: ir.At{Pos: o.pos}, Sym: o.sym, Field: o.field, Section: shapes.Section(q, shapes.Whole(q), o.pos).Section}
}

// tagged gives the object a tag.
func (o *classObject) tagged(tag ir.Expr) ir.Stmt {
	if o.field != nil {
		return &ir.Assign{At: ir.At{Pos: o.pos}, LHS: &ir.Field{Pos: o.pos, X: o.field.X, Comp: o.field.Comp.Tag}, RHS: tag}
	}
	return &ir.Assign{At: ir.At{Pos: o.pos}, LHS: &ir.Var{Pos: o.pos, Sym: o.sym.Tag}, RHS: tag}
}

// anyAllocation is the allocation of an object of CLASS(*), or of an array of CLASS.
type anyAllocation struct {
	stmt   *parse.Allocate
	object *classObject
	dims   []parse.Dim
	value  parse.Expr // what is copied, nil for nothing
	free   []ir.Stmt  // what is done when the copy is made
}

// allocateAny allocates such an object; it gives the test whether it is allocated already, too.
func allocateAny(c allocator, s *parse.Allocate, o *classObject, e parse.Entity, k allocControl) ([]ir.Stmt, ir.Expr) {
	if len(e.Dims) != o.rank() {
		c.bag.Errorf(o.pos, "rank-mismatch", "'%s' has %s, ALLOCATE gives %s", o.pos.Text(), diag.Count(o.rank(), "dimension"), diag.Count(len(e.Dims), "bound"))
		return nil, nil
	}
	a := &anyAllocation{stmt: s, object: o, dims: e.Dims}
	var out []ir.Stmt
	switch {
	case s.Type != nil:
		out = allocateTyped(c, a, e)
	case k.model != nil:
		if k.copied {
			a.value = k.model
		}
		out = allocateLike(c, a, k.model)
	case !o.declared().IsUnlimited():
		if t := (ir.Type{Base: ir.Derived, Derived: o.declared()}); mayHave(c, o, t, o.pos) {
			out = allocateAs(c, a, t, nil)
		}
	default:
		// Fortran 2008, C635.
		c.bag.Errorf(o.pos, "class", "'%s' has CLASS(*): ALLOCATE must give a type", o.pos.Text()).
			Help("write 'allocate(integer :: %s)', or SOURCE=", o.pos.Text())
	}
	if out == nil || !o.isAllocatable() {
		return out, nil
	}
	if k.stat == nil {
		again := &ir.If{At: ir.At{Pos: o.pos}, Branches: []ir.Branch{{Pos: o.pos, Cond: o.status(), Body: []ir.Stmt{o.allocation()}}}}
		return append([]ir.Stmt{again}, out...), nil
	}
	return out, o.status()
}

// mayHave checks that an object can have a dynamic type, Fortran 2008, C636.
func mayHave(c allocator, o *classObject, t ir.Type, pos diag.Span) bool {
	switch {
	case t.IsUnlimited() || t.Derived != nil && t.Derived.Abstract:
		c.bag.Errorf(pos, "type-mismatch", "nothing has the type '%s'", t.Derived.Name).Because(t.Derived.Pos, "declared here").
			Help("name a type that extends '%s'", t.Derived.Name)
	case !o.declared().IsUnlimited() && (t.Derived == nil || !t.Derived.Extends(o.declared())):
		c.bag.Errorf(pos, "type-mismatch", "'%s' of CLASS(%s) cannot have the type '%s'", o.pos.Text(), o.declared().Name, t)
	default:
		return true
	}
	return false
}

// allocateTyped allocates an object with the type in ALLOCATE.
func allocateTyped(c allocator, a *anyAllocation, e parse.Entity) []ir.Stmt {
	t := declarer(c).typeSpec(a.stmt.Type)
	switch {
	case t.Base == ir.Invalid:
		return nil
	case !mayHave(c, a.object, t, a.stmt.Type.Pos):
		return nil
	case t.Base != ir.Character:
		return allocateAs(c, a, t, nil)
	}
	n := c.allocatedLength(a.stmt.Type, nil, e)
	if n == nil {
		return nil
	}
	return allocateAs(c, a, t.OfLength(ir.VarLen), n)
}

// allocateLike allocates an object with the type of a value, by its tag where only that tells it.
func allocateLike(c allocator, a *anyAllocation, model parse.Expr) []ir.Stmt {
	for p, ok := model.(*parse.Paren); ok; p, ok = model.(*parse.Paren) {
		model = p.X // has the same dynamic type
	}
	x := c.unevaluated(model)
	t := x.Type()
	if t.Base == ir.Invalid {
		c.expr(model)
		return nil
	}
	if d := t.Derived; (d == nil || !d.IsUnlimited() && !d.Abstract) && !mayHave(c, a.object, t, parse.SpanOf(model)) {
		return nil
	}
	var sec *ir.Section
	var value, tag ir.Expr
	if it, ok := designators(c).sectionItem(model); ok && it != nil && t.Derived != nil {
		sec = it[0].Section
		tag = sectionTag(c.checker, sec, parse.SpanOf(model))
	} else if t.Derived != nil && ir.Rank(x) == 0 {
		value = c.scalar(model)
		tag = dynamicTag(value)
	}
	if _, known := tag.(*ir.Const); tag == nil || known {
		return allocateStatic(c, a, t, model)
	}
	if r := ir.Root(value); value != nil && r != nil {
		r.Target = true
	}
	pos := a.object.pos
	st := &ir.If{At: ir.At{Pos: pos}}
	for _, d := range t.Derived.Family() {
		typ, cond := ir.Type{Base: ir.Derived, Derived: d}, ofType(tag, []*ir.DerivedType{d}, pos)
		if d.IsUnlimited() {
			typ, cond = ir.TextType(ir.VarLen), isIntrinsicTag(tag, pos)
		} else if d.Abstract {
			continue
		}
		p, body := seenAs(c.checker, "value", typ, tag, value, sec, pos)
		one := *a
		if a.value != nil {
			one.value = c.nameFor(p, pos)
		}
		var n ir.Expr
		if d.IsUnlimited() {
			n = bytesOfTag(c.checker, tag, pos)
		}
		body = append(append(body, allocateAs(c, &one, typ, n)...), a.object.tagged(ir.CloneExpr(tag)))
		st.Branches = append(st.Branches, ir.Branch{Pos: pos, Cond: cond, Body: body})
	}
	return []ir.Stmt{st}
}

// allocateStatic allocates an object with the type of a value that has but this one.
func allocateStatic(c allocator, a *anyAllocation, t ir.Type, model parse.Expr) []ir.Stmt {
	if t.Base != ir.Character {
		return allocateAs(c, a, t, nil)
	}
	n := c.lengthOfValue(model)
	if n == nil {
		return nil
	}
	return allocateAs(c, a, t.OfLength(ir.VarLen), c.convert(n, ir.Int8))
}

// allocateAs allocates an object as one of type t, of characters with a length, and copies the value into it.
func allocateAs(c allocator, a *anyAllocation, t ir.Type, length ir.Expr) []ir.Stmt {
	o := a.object
	at := ir.At{Pos: o.pos}
	before := c.takePre()
	var out []ir.Stmt
	q := c.pointerTemp("new", t, o.rank(), o.pos)
	if length != nil {
		n := &ir.Var{Pos: o.pos, Sym: c.temp("len", ir.Int8, o.pos)}
		q.Len, q.Deferred = n, true
		out = append(out, &ir.Assign{At: at, LHS: n, RHS: length})
	}
	for d, b := range a.dims {
		if b.Hi == nil {
			c.bag.Errorf(b.Pos, "bounds", "the upper bound of dimension %d of '%s' is missing", d+1, o.pos.Text())
			return nil
		}
		out = append(append(out, c.setBound(q.Dims[d].Lo, b.Lo, nil, o.pos)...), c.setBound(q.Dims[d].Hi, b.Hi, nil, o.pos)...)
	}
	out = append(append(c.takePre(), out...), &ir.Allocate{At: at, Sym: q})
	if a.value != nil {
		out = append(out, c.copySource(a.stmt, parse.Entity{Ident: parse.Ident{Name: q.Name, Pos: o.pos}, Object: c.nameFor(q, o.pos)}, a.value)...)
	}
	first := ir.Expr(&ir.Var{Pos: o.pos, Sym: q})
	if o.rank() > 0 {
		first = &ir.Elem{Pos: o.pos, Sym: q}
	}
	out = append(append(out, a.free...), o.pointTo(q), o.tagged(anyTag(c.checker, first)))
	c.em.Pre = before
	return out
}

// assignAny is an assignment to such an object that is allocatable, which takes the type and the shape of the value.
func assignAny(c allocator, s *parse.Assign, o *classObject) []ir.Stmt {
	value := c.modelOnce(s.RHS)
	for p, ok := value.(*parse.Paren); ok; p, ok = value.(*parse.Paren) {
		value = p.X // has the same dynamic type
	}
	dims := c.modelDims(value)
	if len(dims) == 0 {
		dims = c.modelDims(s.LHS) // it has them already
	}
	if len(dims) != o.rank() {
		c.bag.Errorf(s.Pos, "rank-mismatch", "'%s' has %s, its value %s", o.pos.Text(), diag.Count(o.rank(), "dimension"), diag.Count(len(dims), "dimension"))
		return nil
	}
	a := &anyAllocation{stmt: &parse.Allocate{Base: s.Base}, object: o, dims: dims, value: value}
	a.free = []ir.Stmt{&ir.If{At: ir.At{Pos: o.pos}, Branches: []ir.Branch{{Pos: o.pos, Cond: o.status(), Body: c.freeClass(o)}}}}
	return allocateLike(c, a, value)
}

// ownMemory lets an allocatable variable of a type stand for the memory of an object, whose deallocation frees all that it has.
func ownMemory(c allocator, o *classObject, t *ir.DerivedType) (*ir.Symbol, ir.Stmt) {
	whole := c.temp("old", ir.Type{Base: ir.Derived, Derived: t}, o.pos)
	whole.Allocatable = true
	if o.rank() == 0 {
		return whole, &ir.PointTo{At: ir.At{Pos: o.pos}, Sym: whole, Scalar: o.value()}
	}
	elements.DescribedDims(c.em, whole, o.rank(), o.pos)
	return whole, &ir.PointTo{At: ir.At{Pos: o.pos}, Sym: whole, Section: shapes.Section(o.sym, shapes.Whole(o.sym), o.pos).Section}
}
