package specialise

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/specialise/affine"
)

// isPiece reports whether a section lies in one place of each distributed dimension, as a(:,j) does of an array
// distributed over its columns, and has an extent that is known when the unit begins.
func isPiece(a ir.Actual, sym *ir.Symbol) bool {
	if a.Section == nil || a.Sequence || a.Section.Sym != sym {
		return false
	}
	for k, m := range sym.Map.Dims {
		if a.Section.Single[k] {
			continue
		}
		if m.Grid >= 0 || pieceExtent(a.Section, k) == nil {
			return false
		}
	}
	return true
}

// isPart reports whether a section is much less than its array: a piece, or in one place of some dimension, with constant steps.
func isPart(a ir.Actual, sym *ir.Symbol) bool {
	if isPiece(a, sym) {
		return true
	}
	if a.Section == nil || a.Sequence || a.Section.Sym != sym || !slices.Contains(a.Section.Single, true) {
		return false
	}
	for k, single := range a.Section.Single {
		if step, ok := a.Section.Step[k].(*ir.Const); !single && (!ok || step.I == 0) {
			return false
		}
	}
	return true
}

// extentNow is the number of elements of dimension k of a section, as the statement finds it.
func extentNow(s *ir.Section, k int) ir.Expr {
	step := s.Step[k].(*ir.Const).I
	last := ir.Int8Op(ir.Add, ir.Int8Op(ir.Sub, ir.Int8Of(ir.CloneExpr(s.Hi[k])), ir.Int8Of(ir.CloneExpr(s.Lo[k]))), ir.Int8Const(step))
	if step < 0 {
		return ir.Divided(ir.FloorDiv, &ir.Unary{Op: ir.Neg, X: last}, -step)
	}
	return ir.Divided(ir.FloorDiv, last, step)
}

// pieceExtent is the number of elements of dimension k of a section: a constant, or that of the whole dimension of an array
// that has its bounds all the time; else nil.
func pieceExtent(s *ir.Section, k int) ir.Expr {
	step, constant := s.Step[k].(*ir.Const)
	if n, ok := ir.Difference(s.Hi[k], s.Lo[k]); ok && constant && step.I != 0 {
		return ir.Int8Const(max(0, ir.DivFloor(n+step.I, step.I)))
	}
	d := s.Sym.Dims[k]
	whole := ir.EqualStripped(s.Lo[k], d.Lo) && ir.EqualStripped(s.Hi[k], d.Hi)
	if !whole || !constant || step.I != 1 || s.Sym.Allocatable || s.Sym.Pointer {
		return nil
	}
	return ir.Int8Op(ir.Add, ir.Int8Op(ir.Sub, ir.Int8Of(ir.CloneExpr(d.Hi)), ir.Int8Of(ir.CloneExpr(d.Lo))), ir.Int8Const(1))
}

// piece passes a copy of a section of a distributed array: its elements are assigned to an array of its own before the call
// and back after it. Where nothing else but the elements depends on the call it runs on their owner.
//
//	call f(a(:,j))  =>  t(:) = a(:,j); call f(t); a(:,j) = t(:)
func (g *gathering) piece(a *ir.Actual, d *ir.Symbol, written bool) {
	s := *a.Section
	s.Lo = append([]ir.Expr(nil), s.Lo...)
	t := g.symbol(s.Sym.Name, s.Sym.Type)
	t.Piece = true
	for k := range s.Lo {
		if !s.Single[k] {
			n := pieceExtent(a.Section, k)
			if n == nil {
				n, t.Allocatable = extentNow(a.Section, k), true
			}
			t.Dims = append(t.Dims, ir.Dim{Lo: ir.Int8Const(0), Hi: ir.Int8Op(ir.Sub, n, ir.Int8Const(1))})
		}
		s.Lo[k] = g.settled(s.Lo[k])
	}
	g.allocate(t, a.Pos)
	if d == nil || d.Intent != "out" && !setsAll(g.call.Proc, d) {
		*g.pre = append(*g.pre, sectionLoops(t, &s, a.Pos, true, g.loopVariable))
	}
	if written {
		g.store = append(g.store, sectionLoops(t, &s, a.Pos, false, g.loopVariable))
	}
	a.Section = ir.WholeSection(t)
}

// allocate makes the memory of a copy whose bounds only the statement knows, and frees it after the call.
func (g *gathering) allocate(t *ir.Symbol, pos diag.Span) {
	if !t.Allocatable {
		return
	}
	for k := range t.Dims {
		v := &ir.Var{Pos: pos, Sym: g.symbol("n", ir.Int8)}
		*g.pre = append(*g.pre, &ir.Assign{At: ir.At{Pos: pos}, LHS: v, RHS: g.expr(t.Dims[k].Hi, g.pre)})
		t.Dims[k].Hi = ir.CloneExpr(v)
	}
	*g.pre = append(*g.pre, &ir.Allocate{At: ir.At{Pos: pos}, Sym: t})
	g.free = append(g.free, &ir.Deallocate{At: ir.At{Pos: pos}, Sym: t})
}

// setsAll reports whether a procedure is certain to set all elements of a dummy argument before it reads any: its first statement that
// names it is a nest of loops over all of them, with an assignment to each.
//
//	do m = 1, 5; x(m) = ..; end do
func setsAll(p *ir.Procedure, d *ir.Symbol) bool {
	if p.Unit == nil {
		return false
	}
	for _, st := range p.Unit.Body {
		loop, isLoop := st.(*ir.Do)
		named := false
		ir.EachNamed([]ir.Stmt{st}, func(s *ir.Symbol) { named = named || s == d })
		_, ends := st.(*ir.Return)
		switch {
		case ends:
			return false
		case named:
			return isLoop && setsInLoop(loop, d)
		case isLoop || len(ir.BlocksOf(st)) > 0:
			if mayLeave(st) {
				return false
			}
		}
	}
	return false
}

// setsInLoop reports whether a nest of loops around nothing else sets all elements of an array by its first statement, and reads none.
func setsInLoop(loop *ir.Do, d *ir.Symbol) bool {
	over := map[*ir.Symbol]*ir.Do{}
	for {
		over[loop.Var] = loop
		if len(loop.Body) == 0 {
			return false
		}
		inner, ok := loop.Body[0].(*ir.Do)
		if !ok {
			break
		}
		loop = inner
	}
	a, ok := loop.Body[0].(*ir.Assign)
	if !ok || ir.SymbolOf(a.LHS) != d || mayLeave(loop) {
		return false
	}
	e, ok := a.LHS.(*ir.Elem)
	if !ok {
		return false
	}
	reads := 0
	ir.EachMention([]ir.Stmt{loop}, func(s *ir.Symbol, r ir.Role) {
		if s == d && !r.Sets() {
			reads++
		}
	})
	for k, sub := range e.Subs {
		l := over[affine.ScalarOf(sub)]
		if l == nil || !runsOver(l, d.Dims[k]) {
			return false
		}
		delete(over, l.Var)
	}
	return reads == 0 && len(over) == 0 // another loop around may not run at all
}

// runsOver reports whether a loop runs over all indices of a dimension.
func runsOver(l *ir.Do, d ir.Dim) bool {
	first, ok := ir.Difference(l.Lo, d.Lo)
	last, okLast := ir.Difference(l.Hi, d.Hi)
	step, constant := l.ConstantStep()
	return ok && okLast && first == 0 && last == 0 && constant && step == 1
}

// mayLeave reports whether control may leave a statement by a jump.
func mayLeave(st ir.Stmt) bool {
	found := false
	ir.WalkStmts([]ir.Stmt{st}, func(s ir.Stmt) bool {
		switch s.(type) {
		case *ir.Jump, *ir.Return:
			found = true
		}
		return !found
	})
	return found
}

// settled is a subscript that has the same value before the call and after it.
func (g *gathering) settled(e ir.Expr) ir.Expr {
	changes := false
	ir.WalkExprs(e, func(x ir.Expr) {
		switch x := x.(type) {
		case *ir.Var:
			changes = changes || g.sets(x.Sym)
		case *ir.Const, *ir.Binary, *ir.Unary, *ir.Conv:
		default:
			changes = true
		}
	})
	if !changes {
		return e
	}
	v := &ir.Var{Pos: e.Span(), Sym: g.symbol("k", e.Type())}
	*g.pre = append(*g.pre, &ir.Assign{At: ir.At{Pos: e.Span()}, LHS: v, RHS: g.expr(e, g.pre)})
	return v
}

// sets reports whether the call may set a scalar.
func (g *gathering) sets(v *ir.Symbol) bool {
	for _, e := range ir.CallOutputs(g.call) {
		if ir.SymbolOf(e) == v {
			return true
		}
	}
	return v.Target || v.Pointer || v.Overlaid || g.call.Proc.Effects.WritesShared(v)
}

// sectionLoops copies a section into an array of its shape, or back: each image the elements of the distributed one that it
// owns. The loops take their variables from `variable`.
//
//	do v = lo, hi; array(v) = a(first + (v - lo)*step); end do
func sectionLoops(array *ir.Symbol, sec *ir.Section, pos diag.Span, in bool, variable func() *ir.Symbol) ir.Stmt {
	at := ir.At{Pos: pos}
	here, there := &ir.Elem{Pos: pos, Sym: array}, &ir.Elem{Pos: pos, Sym: sec.Sym}
	var vars []*ir.Symbol
	for k := range sec.Lo {
		if sec.Single[k] {
			there.Subs = append(there.Subs, ir.CloneExpr(sec.Lo[k]))
			continue
		}
		v := variable()
		there.Subs = append(there.Subs, along(v, array.Dims[len(vars)].Lo, sec.Lo[k], sec.Step[k].(*ir.Const).I))
		here.Subs = append(here.Subs, &ir.Var{Pos: pos, Sym: v})
		vars = append(vars, v)
	}
	var body ir.Stmt = &ir.Assign{At: at, LHS: there, RHS: here}
	if in {
		body = &ir.Assign{At: at, LHS: here, RHS: there}
	}
	for k, v := range vars {
		d := array.Dims[k]
		body = &ir.Do{At: at, Var: v, Lo: ir.Int8Of(ir.CloneExpr(d.Lo)), Hi: ir.Int8Of(ir.CloneExpr(d.Hi)), Step: ir.Int8Const(1),
			Body: []ir.Stmt{body}, Independent: &ir.Independent{Pos: pos, Array: true}}
	}
	return body
}

// along is first + (v - lo)*step.
func along(v *ir.Symbol, lo, first ir.Expr, step int64) ir.Expr {
	if n, ok := ir.Difference(first, lo); ok && step == 1 {
		return ir.Int8Op(ir.Add, &ir.Var{Sym: v}, ir.Int8Const(n))
	}
	steps := ir.Int8Op(ir.Sub, &ir.Var{Sym: v}, ir.Int8Of(ir.CloneExpr(lo)))
	if step != 1 {
		steps = ir.Int8Op(ir.Mul, steps, ir.Int8Const(step))
	}
	return ir.Int8Op(ir.Add, ir.Int8Of(ir.CloneExpr(first)), steps)
}

// isOnOne reports whether a section lies in one place of each distributed dimension, whatever its extents are.
func isOnOne(a ir.Actual, sym *ir.Symbol) bool {
	if a.Section == nil || a.Sequence || a.Section.Sym != sym {
		return false
	}
	for k, m := range sym.Map.Dims {
		step, constant := a.Section.Step[k].(*ir.Const)
		if !a.Section.Single[k] && (m.Grid >= 0 || !constant || step.I == 0) {
			return false
		}
	}
	return true
}
