package partition

import "dhpfgo/sem"

// isPiece reports whether a section lies in one place of each distributed dimension, as a(:,j) does of an array
// distributed over its columns, and has an extent that is known when the unit begins.
func isPiece(a sem.Actual, sym *sem.Symbol) bool {
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

// pieceExtent is the number of elements of dimension k of a section: a constant, or that of the whole dimension of an array
// that has its bounds all the time; else nil.
func pieceExtent(s *sem.Section, k int) sem.Expr {
	step, constant := s.Step[k].(*sem.Const)
	if n, ok := gap(s.Hi[k], s.Lo[k]); ok && constant && step.I != 0 {
		return intConst(max(0, floorDiv(n+step.I, step.I)))
	}
	d := s.Sym.Dims[k]
	whole := sem.ExprString(s.Lo[k]) == sem.ExprString(d.Lo) && sem.ExprString(s.Hi[k]) == sem.ExprString(d.Hi)
	if !whole || !constant || step.I != 1 || s.Sym.Allocatable || s.Sym.Pointer {
		return nil
	}
	return binary(sem.Add, binary(sem.Sub, int8Of(copyOf(d.Hi)), int8Of(copyOf(d.Lo))), intConst(1))
}

// piece passes a copy of a section of a distributed array: its elements are assigned to an array of its own before the call
// and back behind it. Where nothing else but the elements depends on the call it runs on their owner.
//
//	call f(a(:,j))  =>  t(:) = a(:,j); call f(t); a(:,j) = t(:)
func (g *gathering) piece(a *sem.Actual, d *sem.Symbol, written bool) {
	s := a.Section
	t := g.symbol(s.Sym.Name, s.Sym.Type)
	g.pieces[t] = true
	from := &sem.Section{Sym: t}
	var subs []sem.Expr
	for k := range s.Lo {
		if s.Single[k] {
			subs = append(subs, g.settled(s.Lo[k]))
			continue
		}
		subs = append(subs, nil)
		first, last := intConst(0), binary(sem.Sub, pieceExtent(s, k), intConst(1))
		t.Dims = append(t.Dims, sem.Dim{Lo: first, Hi: last})
		from.Lo, from.Hi, from.Step = append(from.Lo, first), append(from.Hi, last), append(from.Step, intConst(1))
		from.Single = append(from.Single, false)
	}
	if d == nil || d.Intent != "out" {
		*g.pre = append(*g.pre, g.pieceLoops(a, t, subs, true))
	}
	if written {
		g.store = append(g.store, g.pieceLoops(a, t, subs, false))
	}
	a.Section = from
}

// settled is a subscript that has the same value before the call and behind it.
func (g *gathering) settled(e sem.Expr) sem.Expr {
	changes := false
	sem.WalkExprs(e, func(x sem.Expr) {
		switch x := x.(type) {
		case *sem.Var:
			changes = changes || g.sets(x.Sym)
		case *sem.Const, *sem.Binary, *sem.Unary, *sem.Conv:
		default:
			changes = true
		}
	})
	if !changes {
		return e
	}
	v := &sem.Var{Pos: e.Span(), Sym: g.symbol("k", e.Type())}
	*g.pre = append(*g.pre, &sem.Assign{At: sem.At{Pos: e.Span()}, LHS: v, RHS: g.expr(e, g.pre)})
	return v
}

// sets reports whether the call may set a scalar.
func (g *gathering) sets(v *sem.Symbol) bool {
	for _, e := range procOutputs(g.call) {
		if symbolOf(e) == v {
			return true
		}
	}
	return v.Target || v.Pointer || v.Overlaid || g.call.Proc.Effects.WritesShared(v)
}

// pieceLoops assigns the elements of the section to those of its copy t, or back.
func (g *gathering) pieceLoops(a *sem.Actual, t *sem.Symbol, subs []sem.Expr, out bool) sem.Stmt {
	at := sem.At{Pos: a.Pos}
	element, copied := &sem.Elem{Pos: a.Pos, Sym: a.Section.Sym}, &sem.Elem{Pos: a.Pos, Sym: t}
	var vars []*sem.Symbol
	for k, sub := range subs {
		if sub != nil {
			element.Subs = append(element.Subs, copyOf(sub))
			continue
		}
		v := g.symbol("i", sem.Int8)
		vars = append(vars, v)
		index := &sem.Var{Pos: a.Pos, Sym: v}
		step := a.Section.Step[k].(*sem.Const).I
		var steps sem.Expr = index
		if step != 1 {
			steps = binary(sem.Mul, index, intConst(step))
		}
		element.Subs = append(element.Subs, binary(sem.Add, steps, int8Of(copyOf(a.Section.Lo[k]))))
		copied.Subs = append(copied.Subs, copyOf(index))
	}
	assign := &sem.Assign{At: at, LHS: element, RHS: copied}
	if out {
		assign.LHS, assign.RHS = copied, element
	}
	var body sem.Stmt = assign
	for k, v := range vars {
		body = &sem.Do{At: at, Var: v, Lo: intConst(0), Hi: copyOf(t.Dims[k].Hi), Step: intConst(1), Body: []sem.Stmt{body},
			Independent: &sem.Independent{Pos: a.Pos, Array: true}}
	}
	return body
}
