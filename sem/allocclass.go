package sem

import (
	"dhpfgo/diag"
	"dhpfgo/parse"
)

// classObject is a scalar CLASS variable or component with a tag, which ALLOCATE and assignment give a dynamic type.
type classObject struct {
	sym   *Symbol
	field *Field
	pos   diag.Span
}

func (o *classObject) value() Expr {
	if o.sym != nil {
		return &Var{o.pos, o.sym}
	}
	return cloneExpr(o.field)
}

func (o *classObject) declared() *DerivedType { return o.value().Type().Derived }

func (o *classObject) isAllocatable() bool {
	return o.sym != nil && o.sym.Allocatable || o.field != nil && o.field.Comp.Allocatable
}

// point lets the object stand for what is at x, or with x nil for nothing.
func (o *classObject) point(x Expr) Stmt {
	return &PointTo{At: At{o.pos}, Sym: o.sym, Field: o.field, Scalar: x}
}

func (o *classObject) setTag(t *DerivedType) Stmt {
	return &Assign{At{o.pos}, dynamicTag(o.value()), typeTag(t, o.pos)}
}

func (o *classObject) status() Expr { return &Status{Pos: o.pos, Sym: o.sym, Field: o.field} }

// allocation is the statement that allocates the object as it is declared, and fails if it is allocated.
func (o *classObject) allocation() Stmt {
	if o.sym != nil {
		return &Allocate{At: At{o.pos}, Sym: o.sym}
	}
	return &AllocateField{At: At{o.pos}, Field: o.field}
}

func (o *classObject) deallocation() Stmt {
	if o.sym != nil {
		return &Deallocate{At: At{o.pos}, Sym: o.sym}
	}
	return &DeallocateField{At{o.pos}, o.field}
}

// classVariable is the CLASS object with a tag that a reference names; nil for anything else.
func (c *checker) classVariable(x parse.Expr) *classObject {
	switch x := x.(type) {
	case *parse.Name:
		if e := c.lookup(x.Ident); e != nil && e.class == variable && e.poly {
			if s := c.symbol(e); s.Tag != nil {
				return &classObject{sym: s, pos: x.Pos}
			}
		}
	case *parse.Component:
		if x.Args != nil || !c.global.isTagged(x.Name) {
			return nil
		}
		if base := c.baseOf(x); base != nil && base.e != nil && base.e.Type().Derived != nil {
			if comp := base.e.Type().Derived.Component(x.Name); comp != nil && comp.Tag != nil {
				return &classObject{field: &Field{Pos: x.Pos, X: base.e, Comp: comp}, pos: x.Pos}
			}
		}
	}
	return nil
}

// allocateClass allocates a CLASS object with the type that ALLOCATE names, with that of SOURCE= or MOLD=, or with its own; it gives
// the test whether it is allocated already, too.
func (c *checker) allocateClass(o *classObject, spec *parse.TypeSpec, k allocControl) ([]Stmt, Expr) {
	t, source := o.declared(), Expr(nil)
	switch {
	case spec != nil:
		if t = c.typeSpec(spec).Derived; t == nil {
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
	out := c.eachType(source, t, func(t *DerivedType, value Expr) []Stmt {
		if !k.copied {
			value = nil
		}
		fresh, q := c.freshValue(t, value, o.pos)
		return append(fresh, o.point(&Var{o.pos, q}), o.setTag(t))
	}, o.pos)
	if !o.isAllocatable() {
		return out, nil
	}
	if k.stat == nil {
		again := &If{At{o.pos}, []Branch{{o.pos, o.status(), []Stmt{o.allocation()}}}}
		return append([]Stmt{again}, out...), nil
	}
	return out, o.status()
}

// eachType makes statements for each type that a value may have; for one type if that is known. value is the value as one of that
// type.
func (c *checker) eachType(value Expr, t *DerivedType, body func(t *DerivedType, value Expr) []Stmt, pos diag.Span) []Stmt {
	tag := Expr(nil)
	if value != nil {
		tag = dynamicTag(value)
	}
	if tag == nil {
		return body(t, value)
	}
	if r := Root(value); r != nil {
		r.Target = true
	}
	st := &If{At: At{pos}}
	for _, d := range t.Family() {
		if d.Abstract {
			continue
		}
		q := c.pointerTemp("value", Type{Base: Derived, Derived: d}, 0, pos)
		list := append([]Stmt{&PointTo{At: At{pos}, Sym: q, Scalar: cloneExpr(value)}}, body(d, &Var{pos, q})...)
		st.Branches = append(st.Branches, Branch{pos, ofType(tag, []*DerivedType{d}, pos), list})
	}
	if st.Branches == nil {
		return nil
	}
	return []Stmt{st}
}

// freshValue allocates a value of a type, with a copy of value if that is not nil.
func (c *checker) freshValue(t *DerivedType, value Expr, pos diag.Span) ([]Stmt, *Symbol) {
	q := c.pointerTemp("new", Type{Base: Derived, Derived: t}, 0, pos)
	out := []Stmt{&Allocate{At: At{pos}, Sym: q}}
	if value != nil {
		out = append(out, &Assign{At{pos}, &Var{pos, q}, value})
	}
	return out, q
}

// freeClass frees an allocatable CLASS object with all that its dynamic type has.
func (c *checker) freeClass(o *classObject) []Stmt {
	st := &If{At: At{o.pos}}
	for _, t := range o.declared().Family()[1:] {
		if !o.isAllocatable() || t.Abstract || !t.HasAllocatable() {
			continue
		}
		whole := c.temp("old", Type{Base: Derived, Derived: t}, o.pos)
		whole.Allocatable = true
		body := []Stmt{&PointTo{At: st.At, Sym: whole, Scalar: o.value()}, &Deallocate{At: st.At, Sym: whole}, o.point(nil)}
		st.Branches = append(st.Branches, Branch{o.pos, ofType(dynamicTag(o.value()), []*DerivedType{t}, o.pos), body})
	}
	if st.Branches == nil {
		return []Stmt{o.deallocation()}
	}
	none := &Unary{o.pos, Not, o.status()}
	st.Branches = append([]Branch{{o.pos, none, []Stmt{o.deallocation()}}}, st.Branches...)
	st.Branches = append(st.Branches, Branch{o.pos, nil, []Stmt{o.deallocation()}})
	return []Stmt{st}
}

// assignClass is an assignment to an allocatable CLASS object, which takes the dynamic type of the value, Fortran 2008, 7.2.1.3;
// done is false for any other variable.
func (c *checker) assignClass(s *parse.Assign) (out []Stmt, done bool) {
	if len(c.outer) > 0 || c.nest != nil || !c.isClassName(s.LHS) {
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
	value := c.scalar(s.RHS)
	t := value.Type().Derived
	switch {
	case value.Type().Base == Invalid:
		return nil, true
	case t == nil || !t.Extends(o.declared()):
		c.bag.Errorf(s.Pos, "type-mismatch", "%s cannot be assigned to CLASS(%s)", value.Type(), o.declared().Name)
		return nil, true
	}
	return c.eachType(value, t, func(t *DerivedType, value Expr) []Stmt {
		fresh, q := c.freshValue(t, value, o.pos)
		old := &If{At{o.pos}, []Branch{{o.pos, o.status(), c.freeClass(o)}}}
		return append(fresh, old, o.point(&Var{o.pos, q}), o.setTag(t))
	}, o.pos), true
}

// isClassName reports whether the left side of an assignment may be a CLASS object, without evaluating it.
func (c *checker) isClassName(x parse.Expr) bool {
	switch x := x.(type) {
	case *parse.Name:
		e := c.lookup(x.Ident)
		return e != nil && e.poly
	case *parse.Component:
		return x.Args == nil && c.global.isTagged(x.Name)
	}
	return false
}

// isTagged reports whether some type has a CLASS component of a name.
func (g *globals) isTagged(name string) bool { return g.tagged[name] }

// moveScalar is MOVE_ALLOC of allocatable scalars.
func (c *checker) moveScalar(from, to *Symbol, pos diag.Span) []Stmt {
	at := At{pos}
	source, target := &classObject{sym: from, pos: pos}, &classObject{sym: to, pos: pos}
	free := []Stmt{target.deallocation()}
	if to.Tag != nil {
		free = c.freeClass(target)
	}
	move := []Stmt{target.point(source.value())}
	if to.Tag != nil {
		move = append(move, &Assign{at, &Var{pos, to.Tag}, tagOf(source.value())})
	}
	if to.Deferred {
		move = append(move, &Assign{at, to.Len, from.Len})
	}
	move = append(move, source.point(nil))
	return []Stmt{&If{at, []Branch{{pos, target.status(), free}}}, &If{at, []Branch{{pos, source.status(), move}}}}
}

// allocatedClass is the CLASS object with a tag that ALLOCATE names; nil for others.
func (c *checker) allocatedClass(o parse.Entity) *classObject {
	if o.Object != nil {
		return c.classVariable(o.Object)
	}
	return c.classVariable(&parse.Name{Node: parse.Node{Pos: o.Pos}, Ident: o.Name})
}

// classCopy is a variable with a copy of a CLASS value, of the same dynamic type. The value of a function needs none.
func (c *checker) classCopy(value Expr) Expr {
	if r := Root(value); r != nil && r.Made && r.Allocatable {
		return value
	}
	pos := value.Span()
	v := c.temp("copy", value.Type(), pos)
	v.Allocatable, v.Tag = true, c.temp("type", Int8, pos)
	o := &classObject{sym: v, pos: pos}
	c.pre = append(c.pre, &If{At{pos}, []Branch{{pos, o.status(), c.freeClass(o)}}})
	c.pre = append(c.pre, c.eachType(value, value.Type().Derived, func(t *DerivedType, value Expr) []Stmt {
		fresh, q := c.freshValue(t, value, pos)
		return append(fresh, o.point(&Var{pos, q}), o.setTag(t))
	}, pos)...)
	return o.value()
}
