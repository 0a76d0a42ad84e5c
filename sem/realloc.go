package sem

import (
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
	"dhpfgo/sem/uses"
)

// reallocator types assignments that may allocate their left side anew, and keeps the shape of arrays that cannot.
type reallocator struct{ *checker }

// reshaped reports whether some assignment to the whole of an array may give it another shape. A distributed array keeps
// the shape that ALLOCATE gives it (keepsShape), unless an assignment has the form of one that allocates.
func (c reallocator) reshaped(name string) bool {
	if e := c.names[name]; c.directed(name) && !wholeUses(c).isWhole(e) {
		return c.global.uses.AllocatedAnew(name)
	}
	for _, x := range c.found.Wholes[name] {
		if c.mayBeArray(x) {
			return true
		}
	}
	return false
}

// directed reports whether a directive of the unit maps a variable.
func (c reallocator) directed(name string) bool { return uses.IsDirected(c.src, name) }

// mayBeArray reports whether an expression may be an array, by its form and the declarations alone.
func (c reallocator) mayBeArray(x parse.Expr) bool {
	switch x := x.(type) {
	case *parse.Name:
		e := c.names[x.Ident]
		return e == nil || e.Dims != nil || e.Class == names.Procedure
	case *parse.Paren:
		return c.mayBeArray(x.X)
	case *parse.Unary:
		return c.mayBeArray(x.X)
	case *parse.Binary:
		return c.mayBeArray(x.X) || c.mayBeArray(x.Y)
	case *parse.Ref:
		return c.refMayBeArray(x)
	case *parse.IntLit, *parse.RealLit, *parse.LogicalLit, *parse.StringLit:
		return false
	}
	return true
}

// reductions are the functions that give a scalar unless DIM is present.
var reductions = map[string]bool{"sum": true, "product": true, "maxval": true, "minval": true, "count": true, "any": true,
	"all": true, "norm2": true, "iall": true, "iany": true, "iparity": true, "parity": true}

func (c reallocator) refMayBeArray(x *parse.Ref) bool {
	e := c.names[x.Name]
	switch {
	case e == nil && reductions[x.Name] && c.hasIntrinsic(x.Name):
		return len(x.Args) > 1
	case e == nil && isTransform(x.Name) && c.hasIntrinsic(x.Name):
		return true
	case e == nil && c.intrinsic(x.Name) == nil, e != nil && e.Dims == nil:
		return true
	}
	for _, a := range x.Args {
		if a.Section || a.Value == nil || c.mayBeArray(a.Value) {
			return true
		}
	}
	return false
}

// allocating is an assignment to a whole allocatable array that takes the shape of the right side, Fortran 2008, 7.2.1.3, or must have
// it; done is false for all other assignments.
func (c reallocator) allocating(s *parse.Assign, t *target, rhs ir.Expr) (out []ir.Stmt, done bool) {
	_, named := s.LHS.(*parse.Name)
	sh := shapes.Of(rhs)
	if !named || sh == nil || len(sh.Dims) != t.sym.Rank() || sameShape(sh.Dims, shapes.Whole(t.sym)) && !t.sym.Deferred {
		return nil, false
	}
	coarray := isCoarray(t.sym)
	takes := c.takesShape(t.sym) && !coarray
	if !takes && !(coarray && t.sym.Allocatable) && (!t.sym.Allocatable || t.sym.Map == nil && !t.sym.Whole && !c.standsForMapped(t.sym) || t.sym.Deferred) {
		return nil, false
	}
	if !takes && !c.keepsShape(t.sym, sh, coarray) || !assigner(c).fitsTarget(s, t, rhs) {
		return nil, true
	}
	return []ir.Stmt{&ir.Reallocate{At: ir.At{Pos: s.Pos}, LHS: assigner(c).targetValue(t), Value: c.convert(rhs, t.typ()), Bounds: wholeArray(s.RHS), Fixed: !takes, Coarray: coarray}}, true
}

// isCoarray reports whether a variable was declared as a coarray.
func isCoarray(s *ir.Symbol) bool {
	e := names.Of(s)
	return e != nil && e.Codims != nil
}

// coarrayItself reports whether an expression is the whole of an allocatable scalar that is a coarray.
func coarrayItself(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Var:
		return e.Sym.Allocatable && isCoarray(e.Sym)
	case *ir.Field:
		return e.Comp.Allocatable && e.Comp.Corank > 0 && e.Subs == nil
	}
	return false
}

// scalarCoarray is an assignment to an allocatable scalar that is a coarray: it must be allocated, with the length of the value.
func (c reallocator) scalarCoarray(s *parse.Assign, e, rhs ir.Expr) []ir.Stmt {
	at := ir.At{Pos: s.Pos}
	name, deferred := ir.SymbolOf(e).Name, ir.SymbolOf(e).Deferred
	if f, ok := e.(*ir.Field); ok {
		name, deferred = f.Comp.Name, f.Comp.Deferred
	}
	mustNot := func(differs ir.Expr, how string) ir.Stmt {
		return ir.Guarded(at, differs, elements.Stopping("the coarray '"+name+"' "+how, s.Pos))
	}
	out := []ir.Stmt{mustNot(&ir.Unary{Pos: s.Pos, Op: ir.Not, X: ifAllocated(ir.CloneExpr(e))}, "is not allocated")}
	if deferred {
		v := &ir.Var{Pos: s.Pos, Sym: c.em.TextTemp("value", rhs)}
		differs := &ir.Binary{Pos: s.Pos, Op: ir.NE, X: c.em.LenOf(e), Y: c.em.LenOf(v), T: ir.Log4}
		out = append([]ir.Stmt{&ir.Assign{At: at, LHS: v, RHS: rhs}}, append(out, mustNot(differs, "has another length than what is assigned to it"))...)
		rhs = v
	}
	set := &ir.Assign{At: at, LHS: e, RHS: c.convert(rhs, e.Type())}
	if e.Type().Base == ir.Character {
		// As a substring it stays where it is: other images know that address.
		set.LHS = texts(c).substring(e, parse.Arg{Section: true}, s.Pos)
	}
	return append(out, set)
}

// keepsShape reports whether an assignment to an allocatable array with a mapping, whose layout comes into being with ALLOCATE, or to a
// coarray may keep its shape.
func (c reallocator) keepsShape(a *ir.Symbol, sh *shapes.Shape, coarray bool) bool {
	if shapes.Conform(shapes.Whole(a), sh.Dims) {
		return true
	}
	if coarray {
		// Fortran 2018, 10.2.1.2.
		c.bag.Errorf(sh.Pos, "shape-mismatch", "the shape of coarray '%s' is %s, not %s", a.Name, shapes.Text(shapes.Whole(a)), shapes.Text(sh.Dims)).
			Note("an assignment does not allocate a coarray")
		return false
	}
	// HPF 2.0, 3.5: an allocatable array is mapped when it is allocated.
	c.bag.Errorf(sh.Pos, "shape-mismatch", "this assignment would allocate the distributed array '%s' anew: its shape is %s, not %s", a.Name,
		shapes.Text(shapes.Whole(a)), shapes.Text(sh.Dims)).Because(a.Pos, "distributed").At("shape %s", shapes.Text(sh.Dims)).
		Note("HPF 2.0, 3.5: an allocatable array gets its mapping from ALLOCATE").
		Help("deallocate '%s' and allocate it with the new shape before", a.Name)
	return false
}

// takesShape reports whether an assignment to the whole of an array gives it the shape of the right side.
func (c reallocator) takesShape(s *ir.Symbol) bool {
	if c.file.Dialect.FixedShape && !s.Deferred {
		return false
	}
	return s.Allocatable && (s.Map == nil && !c.standsForMapped(s) || c.global.uses.AllocatedAnew(s.Name)) && !s.Pointer && boundsVary(s)
}

// standsForMapped reports whether distributed arrays stand in place of an argument in all calls.
func (c reallocator) standsForMapped(s *ir.Symbol) bool {
	return s.Storage == ir.Argument && s.Allocatable && c.global.uses.KeepsShape(c.src, s.Name)
}

// boundsVary reports whether all bounds of an allocatable array are in variables.
func boundsVary(s *ir.Symbol) bool {
	for _, d := range s.Dims {
		for _, b := range []ir.Expr{d.Lo, d.Hi} {
			if v, ok := b.(*ir.Var); !ok || !v.Sym.Made {
				return false
			}
		}
	}
	return true
}

func sameShape(a, b []shapes.Triplet) bool {
	for k := range a {
		if !ir.EqualStripped(a[k].Lo, b[k].Lo) || !ir.EqualStripped(a[k].Hi, b[k].Hi) || !ir.EqualStripped(a[k].Step, b[k].Step) {
			return false
		}
	}
	return true
}

// reallocatingField is an assignment to the whole of an allocatable array component, which takes the shape of the right side; done is
// false for all other assignments.
func (c reallocator) reallocatingField(s *parse.Assign) (out []ir.Stmt, done bool) {
	f := c.wholeField(s.LHS)
	if f == nil || c.traitOf(s.RHS).Rank != len(f.Comp.Dims) {
		return nil, false
	}
	rhs := c.expr(s.RHS)
	if !definitions(c).settable(f) || !assigner(c).fitsTarget(s, &target{pos: f.Pos, e: f}, rhs) {
		return nil, true
	}
	return []ir.Stmt{&ir.Reallocate{At: ir.At{Pos: s.Pos}, LHS: f, Value: c.convert(rhs, f.Type()), Bounds: wholeArray(s.RHS), Fixed: f.Comp.Corank > 0, Coarray: f.Comp.Corank > 0}}, true
}

// wholeField is the allocatable array component that the left side of an assignment names as a whole; nil for others.
func (c reallocator) wholeField(x parse.Expr) *ir.Field {
	cx, ok := x.(*parse.Component)
	if !ok || cx.Args != nil {
		return nil
	}
	of := c.traitOf(cx.X)
	if of.Rank > 0 || of.Type.Derived == nil {
		return nil
	}
	comp := ownOrInherited(of.Type.Derived, cx.Name)
	if comp == nil || !comp.Allocatable || len(comp.Dims) == 0 || moduleOf(comp) != nil && !isWithin(c.checker, moduleOf(comp)) {
		return nil
	}
	base := polymorph(c).baseOf(cx)
	if base == nil || base.e == nil {
		return nil
	}
	return &ir.Field{Pos: cx.Pos, X: base.e, Comp: comp}
}
