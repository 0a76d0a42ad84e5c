package sem

import (
	"maps"
	"slices"
	"strconv"

	"dhpfgo/ir"
)

// boundTo is the procedure that a binding of a type means: where a type that extends it overrides the binding, one that calls the
// procedure bound to the dynamic type, Fortran 2008, 12.5.6. It is nil after an error.
func (c binder) boundTo(t *ir.DerivedType, b *Binding) *ir.Procedure {
	p := b.home.FindProcedure(b.procedure)
	if p == nil {
		c.bag.Errorf(b.procedure.Pos, "unknown-procedure", "there is no procedure '%s'", b.procedure.Name)
		return nil
	}
	if !b.Deferred && !isOverridden(t, b.Name) {
		return p
	}
	return c.dispatcher(t, b, p)
}

// isOverridden reports whether a type that extends another one has a binding of its own of a name.
func isOverridden(t *ir.DerivedType, name string) bool {
	return slices.ContainsFunc(t.Family()[1:], func(d *ir.DerivedType) bool { return ownBinding(d, name) != nil })
}

// dispatcher makes the procedure that chooses among those bound to the family of a type.
func (c binder) dispatcher(t *ir.DerivedType, b *Binding, like *ir.Procedure) *ir.Procedure {
	key := "dispatch." + strconv.FormatInt(t.ID, 10) + "." + b.Name
	if p := c.global.dispatchers[key]; p != nil {
		return p
	}
	p := *like
	p.Name, p.Link, p.CName, p.Unit, p.Dummy, p.Effects, p.Abstract, p.Internal = b.Name, key, "", nil, nil, nil, false, false
	p.Targets = []ir.Target{}
	if b.NoPass {
		takeObject(&p, t)
	}
	for k, d := range p.Visible() {
		if d.Name == b.Pass && !b.NoPass {
			p.Passed = k
		}
	}
	if p.Passed >= len(p.Visible()) || p.Dummies[p.Passed].Tag == nil || !p.Dummies[p.Passed].Tag.ByValue {
		c.bag.Errorf(like.Pos, "class", "the argument of '%s' that its object is passed as must be a scalar with CLASS(%s)", like.Name, t.Name).
			Because(b.Pos, "bound here").Note("Fortran 2008, C456")
		return nil
	}
	for _, d := range t.Family() {
		if d.Abstract {
			continue
		}
		own := binding(d, b.Name)
		target := own.home.FindProcedure(own.procedure)
		if target == nil || !c.mayOverride(target, like) {
			return nil
		}
		if c.global.anyRanked[target.Unit] != nil {
			c.unsupported(target.Pos, "several arguments of assumed rank of '%s', which overrides or is overridden, are not supported", target.Name).
				Help("give it another name in each type")
			return nil
		}
		p.Targets = append(p.Targets, ir.Target{Tag: d.ID, Proc: target})
	}
	if c.global.dispatchers == nil {
		c.global.dispatchers = map[string]*ir.Procedure{}
	}
	c.global.dispatchers[key] = &p
	return &p
}

// objectName is the argument of a dispatcher that tells the type alone.
const objectName = "object%"

// takeObject lets a dispatcher of a binding with NOPASS take the object, whose type chooses among procedures that do not take it:
//
//	procedure, nopass :: p    call x%p(a)  →  call p(a, object%=x, object%type=the type of x), which calls the p of that type with a
func takeObject(p *ir.Procedure, t *ir.DerivedType) {
	pos := p.Pos
	tag := &ir.Symbol{Name: objectName + "type", Pos: pos, Type: ir.Int8, Made: true, Storage: ir.Argument, ByValue: true}
	object := &ir.Symbol{Name: objectName, Pos: pos, Type: ir.Type{Base: ir.Derived, Derived: t}, Made: true, Storage: ir.Argument,
		Intent: "in", Class: true, Tag: tag}
	p.Passed = len(p.Visible())
	p.Dummies = slices.Insert(slices.Clone(p.Dummies), p.Passed, object, tag)
	p.Hidden++
}

// mayOverride checks that a procedure takes the arguments of the one that it overrides, Fortran 2008, 4.5.7.3.
func (c binder) mayOverride(p, like *ir.Procedure) bool {
	alike := len(p.Dummies) == len(like.Dummies) && p.IsFunction() == like.IsFunction() && p.Hidden == like.Hidden
	for k := 0; alike && k < len(p.Dummies); k++ {
		x, y := p.Dummies[k], like.Dummies[k]
		if x.Map != nil {
			c.unsupported(x.Pos, "the distributed argument '%s' of a procedure that overrides or is overridden is not supported", x.Name).
				Help("leave the mapping out")
			return false
		}
		family := x.Class && y.Class && x.Type.Derived.Extends(y.Type.Derived)
		alike = x.Rank() == y.Rank() && (x.Proc != nil) == (y.Proc != nil) && (family || ir.SameType(x.Type, y.Type)) && x.Size == y.Size &&
			x.Pointer == y.Pointer && x.Allocatable == y.Allocatable && x.ByValue == y.ByValue
	}
	if !alike {
		c.bag.Errorf(p.Pos, "class", "'%s' does not take the arguments of '%s', which it overrides", p.Name, like.Name).
			Because(like.Pos, "declared here").Note("Fortran 2008, 4.5.7.3")
	}
	return alike
}

// dispatcherList lists the procedures that choose by the dynamic type, in an order that is always the same.
func (g *globals) dispatcherList() []*ir.Procedure {
	var out []*ir.Procedure
	for _, key := range slices.Sorted(maps.Keys(g.dispatchers)) {
		out = append(out, g.dispatchers[key])
	}
	return out
}
