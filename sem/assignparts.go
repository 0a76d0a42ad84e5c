package sem

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
	"dhpfgo/parse"
	"dhpfgo/sem/arguments"
)

// assignParts is an intrinsic assignment of a derived type with components whose types have assignment of their own, Fortran 2008,
// 7.2.1.3: the whole is copied, and then these components are assigned as their types want it; done is false for all other assignments.
func (c partAssigner) assignParts(s *parse.Assign) (out []ir.Stmt, done bool) {
	t := c.assignedByParts(s)
	switch {
	case t == nil:
		return nil, false
	case c.holdsItself(t, nil):
		c.refuseParts(s)
		return nil, true
	}
	if c.traitOf(s.LHS).Rank > 0 {
		return partAssigner(c).array(s), true
	}
	return partAssigner(c).scalar(s), true
}

// partAssigner assigns the components whose types have assignment of their own.
type partAssigner struct{ *checker }

func (c partAssigner) scalar(s *parse.Assign) []ir.Stmt {
	at, t := ir.At{Pos: s.Pos}, assigner(c).target(s.LHS)
	value := c.checker.scalar(s.RHS)
	if t == nil || !assigner(c).fitsTarget(s, t, value) {
		return nil
	}
	v := &ir.Var{Pos: s.Pos, Sym: c.temp("value", value.Type(), s.Pos)}
	out := []ir.Stmt{&ir.Assign{At: at, LHS: v, RHS: value}}
	old := ir.Expr(nil)
	if c.readsOld(t.typ().Derived) {
		o := &ir.Var{Pos: s.Pos, Sym: c.temp("old", t.typ(), s.Pos)}
		old = o
		keep := []ir.Stmt{&ir.Assign{At: at, LHS: o, RHS: ir.CloneExpr(t.e)}}
		if there := ifAllocated(t.e); there != nil {
			keep = []ir.Stmt{ir.Guarded(at, there, keep...)}
		}
		out = append(append(out, &ir.Reset{At: at, Var: o}), keep...)
	}
	out = append(out, &ir.Assign{At: at, LHS: t.e, RHS: v})
	return append(out, c.parts(t.typ().Derived, ir.CloneExpr(t.e), v, old, s)...)
}

// ifAllocated tests whether an allocatable scalar is allocated; nil for anything else.
func ifAllocated(e ir.Expr) ir.Expr {
	switch e := e.(type) {
	case *ir.Var:
		if e.Sym.Allocatable {
			return &ir.Status{Pos: e.Pos, Sym: e.Sym}
		}
	case *ir.Field:
		if e.Comp.Allocatable && e.Subs == nil {
			return &ir.Status{Pos: e.Pos, Field: e}
		}
	}
	return nil
}

func (c partAssigner) array(s *parse.Assign) []ir.Stmt {
	value := c.expr(s.RHS)
	t := value.Type().Derived
	if t == nil {
		return nil
	}
	pos := parse.SpanOf(s.RHS)
	v := c.kept("value", value, pos)
	var old ir.Expr
	if c.readsOld(t) {
		if there := allocator(c).allocatedStatus(s.LHS); there != nil && ir.Rank(v) > 0 {
			old = c.keptIfAlike(there, s, v)
		} else {
			old = c.kept("old", c.expr(s.LHS), s.Pos)
		}
	}
	whole := &parse.Assign{Base: s.Base, LHS: s.LHS, RHS: c.nameFor(ir.SymbolOf(firstOf(v)), pos)}
	before := c.takePre()
	out := c.whole(whole)
	out = append(c.takePre(), out...)
	left := c.expr(s.LHS)
	out = append(out, c.takePre()...)
	n := elements.NewNest(c.em, shapes.Of(left))
	if old != nil {
		old = n.At(c.em, old)
	}
	body := c.parts(t, n.At(c.em, left), n.At(c.em, v), old, s)
	out = append(out, n.Loops(c.em, body, elements.Always)...)
	c.em.Pre = before
	return out
}

// whole is an assignment to an array as if no component had an assignment of its own.
func (c partAssigner) whole(s *parse.Assign) []ir.Stmt {
	if out, done := reallocator(c).reallocatingField(s); done {
		return out
	}
	t := assigner(c).target(s.LHS)
	if t == nil {
		return nil
	}
	return assigner(c).arrayAssign(s, t)
}

// kept is a variable with a value.
func (c partAssigner) kept(stem string, value ir.Expr, pos diag.Span) ir.Expr {
	if ir.Rank(value) > 0 {
		if sec := c.keep(value, pos); sec != nil {
			return shapes.WholeExpr(sec.Sym, pos)
		}
		return value
	}
	v := &ir.Var{Pos: pos, Sym: c.temp(stem, value.Type(), pos)}
	c.emit(&ir.Assign{At: ir.At{Pos: pos}, LHS: v, RHS: value})
	return v
}

// keptIfAlike is an array of the shape of v with what the left side is, if that is allocated with this shape.
func (c partAssigner) keptIfAlike(there ir.Expr, s *parse.Assign, v ir.Expr) ir.Expr {
	at := ir.At{Pos: s.Pos}
	var extents []ir.Expr
	for _, d := range shapes.Of(v).Dims {
		extents = append(extents, c.em.SizeOf(d, s.Pos))
	}
	old := shapes.WholeExpr(c.em.Scratch("old", v.Type(), extents, s.Pos), s.Pos)
	fresh := &ir.Var{Pos: s.Pos, Sym: c.temp("fresh", v.Type(), s.Pos)}
	c.emit(&ir.Reset{At: at, Var: fresh}, &ir.Assign{At: at, LHS: old, RHS: fresh})
	before := c.takePre()
	left := c.expr(s.LHS)
	body := c.takePre()
	c.em.Pre = before
	alike := ir.Expr(&ir.Const{Pos: s.Pos, T: ir.Log4, L: true})
	for k, d := range shapes.Of(left).Dims {
		same := &ir.Binary{Pos: s.Pos, Op: ir.EQ, X: c.convert(c.em.SizeOf(d, s.Pos), ir.Int8), Y: c.convert(extents[k], ir.Int8), T: ir.Log4}
		alike = plainFold(&ir.Binary{Pos: s.Pos, Op: ir.And, X: alike, Y: same, T: ir.Log4})
	}
	body = append(body, ir.Guarded(at, alike, &ir.Assign{At: at, LHS: old, RHS: left}))
	c.emit(ir.Guarded(at, there, body...))
	return old
}

// firstOf is a variable for the symbol of a value that was kept.
func firstOf(e ir.Expr) ir.Expr {
	if a, ok := e.(*ir.ArrayRef); ok {
		return &ir.Elem{Pos: a.Pos, Sym: a.Section.Sym}
	}
	return e
}

// parts assigns the components of left that have an assignment of their own; left is a copy of right already, and old what it was, nil
// where that does not matter.
func (c partAssigner) parts(t *ir.DerivedType, left, right, old ir.Expr, s *parse.Assign) []ir.Stmt {
	var out []ir.Stmt
	for _, comp := range t.Components {
		if comp.Pointer || comp.Type.Derived == nil || c.ownAssignment(comp) == nil && !c.hasAssignedPart(comp.Type.Derived) {
			continue
		}
		field := func(x ir.Expr) *ir.Field { return &ir.Field{Pos: s.Pos, X: ir.CloneExpr(x), Comp: comp} }
		f := &partPair{left: field(left), right: field(right)}
		if old != nil {
			f.old = field(old)
		}
		before := c.takePre()
		list := c.part(f, s)
		list = append(c.takePre(), list...)
		c.em.Pre = before
		if comp.Allocatable {
			list = []ir.Stmt{ir.Guarded(ir.At{Pos: s.Pos}, &ir.Status{Pos: s.Pos, Field: f.right}, list...)}
		}
		out = append(out, list...)
	}
	return out
}

// partPair is a component of both sides of an assignment, and of what the left one was before.
type partPair struct{ left, right, old *ir.Field }

func (f *partPair) before() ir.Expr {
	if f.old == nil || f.left.Comp.Allocatable {
		return nil
	}
	return f.old
}

// part assigns one component.
func (c partAssigner) part(f *partPair, s *parse.Assign) []ir.Stmt {
	comp, p := f.left.Comp, c.ownAssignment(f.left.Comp)
	switch {
	case p != nil && comp.Tag != nil:
		c.refuseParts(s)
		return nil
	case p == nil && len(comp.Dims) == 0:
		return c.parts(comp.Type.Derived, f.left, f.right, f.before(), s)
	case p == nil:
		return c.elementParts(f, s)
	}
	out := c.restored(f, p)
	left, first := c.named(f.left)
	right, second := c.named(f.right)
	out = append(append(out, first...), second...)
	args, ok := caller(c).actuals(p, []parse.Arg{{Pos: s.Pos, Value: left}, {Pos: s.Pos, Value: right}}, s.Pos)
	if !ok {
		return nil
	}
	if p.Elemental {
		elements.Conforming(c.em, argumentValues(args)...)
	}
	return append(append(out, c.takePre()...), &ir.CallProc{At: ir.At{Pos: s.Pos}, Proc: p, Args: args})
}

// elementParts assigns the parts of the elements of an array component.
func (c partAssigner) elementParts(f *partPair, s *parse.Assign) []ir.Stmt {
	left, right := shapes.WholeExpr(c.viewOf(f.left), s.Pos), shapes.WholeExpr(c.viewOf(f.right), s.Pos)
	n := elements.NewNest(c.em, shapes.Of(left))
	old := f.before()
	if old != nil {
		old = n.At(c.em, shapes.WholeExpr(c.viewOf(f.old), s.Pos))
	}
	out := c.takePre()
	body := c.parts(f.left.Comp.Type.Derived, n.At(c.em, left), n.At(c.em, right), old, s)
	return append(out, n.Loops(c.em, body, elements.Always)...)
}

// restored gives a component the value that it had before the whole was copied, where the procedure may read that.
func (c partAssigner) restored(f *partPair, p *ir.Procedure) []ir.Stmt {
	if f.before() == nil || p.Dummies[0].Intent == "out" {
		return nil
	}
	at := ir.At{Pos: f.left.Pos}
	if len(f.left.Comp.Dims) == 0 {
		return []ir.Stmt{&ir.Assign{At: at, LHS: f.left, RHS: f.old}}
	}
	left, old := shapes.WholeExpr(c.viewOf(f.left), at.Pos), shapes.WholeExpr(c.viewOf(f.old), at.Pos)
	return append(c.takePre(), &ir.Assign{At: at, LHS: left, RHS: old})
}

// named gives a component a name.
func (c partAssigner) named(f *ir.Field) (parse.Expr, []ir.Stmt) {
	if len(f.Comp.Dims) > 0 {
		return c.nameFor(c.viewOf(f), f.Pos), c.takePre()
	}
	if r := ir.Root(f); r != nil {
		r.Target = true
	}
	p, out := seenAs(c.checker, f.Comp.Name, f.Comp.Type, nil, f, nil, f.Pos)
	return c.nameFor(p, f.Pos), out
}

// readsOld reports whether some assignment of a component may read what the component was.
func (c partAssigner) readsOld(t *ir.DerivedType) bool {
	for _, comp := range t.Components {
		if comp.Pointer || comp.Allocatable || comp.Type.Derived == nil {
			continue
		}
		if p := c.ownAssignment(comp); p != nil && p.Dummies[0].Intent != "out" || p == nil && c.readsOld(comp.Type.Derived) {
			return true
		}
	}
	return false
}

// ownAssignment is the procedure bound to the type of a component that assigns it; nil if there is none.
func (c partAssigner) ownAssignment(comp *ir.Component) *ir.Procedure {
	own := arguments.Trait{Type: comp.Type, Rank: len(comp.Dims)}
	list := binder(c).operatorsFor(nil, "assignment(=)", []arguments.Trait{own})
	return arguments.Specific(list, make([]parse.Arg, 2), []arguments.Trait{own, own}, func(*ir.Procedure) bool { return true })
}

// assignedByParts is the type of an assignment that assigns component by component; nil for all other assignments.
func (c partAssigner) assignedByParts(s *parse.Assign) *ir.DerivedType {
	if !c.global.boundOperators {
		return nil
	}
	left, right := c.traitOf(s.LHS), c.traitOf(s.RHS)
	if t := left.Type.Derived; t != nil && right.Type == left.Type && c.hasAssignedPart(t) {
		return t
	}
	return nil
}

// holdsItself reports whether components that are assigned part by part lead back to their type: there is no end of parts.
func (c partAssigner) holdsItself(t *ir.DerivedType, around []*ir.DerivedType) bool {
	if slices.Contains(around, t) {
		return true
	}
	around = append(slices.Clone(around), t)
	return slices.ContainsFunc(t.Components, func(comp *ir.Component) bool {
		d := comp.Type.Derived
		return d != nil && !comp.Pointer && c.ownAssignment(comp) == nil && c.hasAssignedPart(d) && c.holdsItself(d, around)
	})
}

func (c partAssigner) refuseParts(s *parse.Assign) {
	t := c.traitOf(s.LHS).Type.Derived
	c.unsupported(s.Pos, "this assignment of the type '%s', a component of which has an assignment of its own, is not supported", t.Name).
		Because(t.Pos, "declared here").Help("assign the components one by one")
}

// hasAssignedPart reports whether a type has components, not by way of pointers, whose types have assignment of their own.
func (c partAssigner) hasAssignedPart(t *ir.DerivedType) bool {
	return c.assignedPartOf(t, map[*ir.DerivedType]bool{})
}

func (c partAssigner) assignedPartOf(t *ir.DerivedType, seen map[*ir.DerivedType]bool) bool {
	seen[t] = true
	for _, comp := range t.Components {
		if comp.Pointer || comp.Type.Derived == nil {
			continue
		}
		if (partAssigner(c)).ownAssignment(comp) != nil {
			return true
		}
		if !seen[comp.Type.Derived] && c.assignedPartOf(comp.Type.Derived, seen) {
			return true
		}
	}
	return false
}
