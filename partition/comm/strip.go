package comm

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/depend"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// messageCost is how many assignments an image could execute in the time of a message and of the loops that a further strip
// begins, which the runtime knows: on one machine about 40 microseconds, as shorter strips were slower, and more between hosts.
func messageCost() ir.Expr { return &ir.Call{Fn: "message_cost", T: ir.Int8} }

// strip decides on the strips of pipelined loop l: those of the outermost loop, of l and the loops that are all that stands
// in it, that does not run through the images one after the other, if no dependence forbids to move its strips outside.
// It reports whether the loop got strips.
func strip(u *Unit, l *tree.Node, inside []*Need) bool {
	if u.StripOf(l) != nil || u.Changes.Strips[tree.KeyOf(l.Stmt.(*ir.Do))] != nil || slices.ContainsFunc(l.Loops, func(o *tree.Node) bool { return u.StripOf(o) != nil }) {
		return false
	}
	for s := l; s != nil; s = tree.OnlyLoop(s) {
		if !canStrip(u.Computation, l, s, inside) {
			continue
		}
		d := s.Stmt.(*ir.Do)
		step, _ := d.ConstantStep()
		u.addStrips(tree.KeyOf(l.Stmt.(*ir.Do)), &space.Strips{
			Inner: tree.KeyOf(d), Length: stripLength(u.Space, l, s), Step: step,
			V:    &ir.Symbol{Name: d.Var.Name + "%strip", Source: "S_" + u.Names.Of(d.Var), Type: ir.Int8, Made: true},
			Size: &ir.Symbol{Name: d.Var.Name + "%size", Source: "L_" + u.Names.Of(d.Var), Type: ir.Int8, Made: true},
		})
		return true
	}
	return false
}

// addStrips gives a loop strips, whose length all images compute alike: a loop around sets it, but it is private to none.
// Headers are known by their places, which strips change.
func (u *Unit) addStrips(root tree.LoopKey, st *space.Strips) {
	u.Changes.Strips[root] = st
	u.Changes.Counts[st.V], u.Changes.Counts[st.Size] = st, st
	u.Known.AddScalar(st.Size)
	u.Known.Moved()
}

// canStrip reports whether the strips of loop s inside l may run outermost.
func canStrip(u *compute.Computation, l, s *tree.Node, inside []*Need) bool {
	d := s.Stmt.(*ir.Do)
	step, constant := d.ConstantStep()
	if !constant || step != 1 && step != -1 || tree.ChangesBounds(l, s) || crosses(u.Space, d, l, inside) || !u.HasAffineBounds(d, s) {
		return false
	}
	return s == l || keepsOrder(u, l, s)
}

// crosses reports whether loop d runs along a grid dimension from which messages come.
func crosses(u *space.Space, d *ir.Do, l *tree.Node, inside []*Need) bool {
	var side []int
	for _, w := range inside {
		for _, dir := range u.Directions(w.Data, w.Ref.Sym) {
			side, _ = sameSide(side, dir.Sign)
		}
	}
	found := false
	l.Each(func(m *tree.Node) {
		a, ok := m.Stmt.(*ir.Assign)
		if !ok {
			return
		}
		e, ok := a.LHS.(*ir.Elem)
		if !ok || e.Sym.Map == nil {
			return
		}
		for k, dim := range e.Sym.Map.Dims {
			if dim.Grid < 0 || dim.Grid >= len(side) || side[dim.Grid] == 0 {
				continue
			}
			a, known := u.Affine(e.Subs[k], m)
			found = found || !known || a.Coef(u.Names.Of(d.Var)) != 0
		}
	})
	return found
}

// keepsOrder reports whether no dependence in loop l goes from a later iteration of loop s to an earlier one.
func keepsOrder(u *compute.Computation, l, s *tree.Node) bool {
	ok := true
	var refs []struct {
		e     *ir.Elem
		n     *tree.Node
		write bool
	}
	l.Each(func(m *tree.Node) {
		for _, t := range m.Targets() {
			switch t := t.(type) {
			case *ir.Elem:
				ok = ok && t.Sym.Map != nil
				refs = append(refs, struct {
					e     *ir.Elem
					n     *tree.Node
					write bool
				}{t, m, true})
			case *ir.Var:
				ok = ok && (m.IsLoop() || u.Updates.Of(m) != nil || slices.ContainsFunc(u.Private[t.Sym], func(p *tree.Node) bool { return p.Within(s) }))
			default:
				ok = false
			}
		}
		for _, r := range m.MappedReads() {
			refs = append(refs, struct {
				e     *ir.Elem
				n     *tree.Node
				write bool
			}{r, m, false})
		}
	})
	for _, w := range refs {
		for _, r := range refs {
			ok = ok && (!w.write || w.e.Sym != r.e.Sym || !turns(u.Space, w.e, w.n, r.e, r.n, l, s))
		}
	}
	return ok
}

// turns reports whether write e at m and reference r at n touch one element in iterations of which the later one, by the
// loops from l to s, is the earlier one in loop s.
func turns(u *space.Space, e *ir.Elem, m *tree.Node, r *ir.Elem, n *tree.Node, l, s *tree.Node) bool {
	i := sets.Var(u.Dim(s))
	if step, _ := s.Stmt.(*ir.Do).ConstantStep(); step < 0 {
		i = i.Scale(-1)
	}
	for k := tree.DepthOf(l); k < tree.DepthOf(s); k++ {
		loop := n.Loops[k]
		if depend.MeetsWhere(u, e, m, r, n, k, func(p map[string]string) []sets.Constraint {
			return append(depend.Earlier(u, loop, p), sets.GE(space.Renamed(i, p), i.AddConst(1)))
		}) || depend.MeetsWhere(u, e, m, r, n, k, func(p map[string]string) []sets.Constraint {
			return append(depend.Later(u, loop, p), sets.GE(i, space.Renamed(i, p).AddConst(1)))
		}) {
			return true
		}
	}
	return false
}

// stripLength balances the time to fill the pipeline against the number of messages: with n iterations of the stripped
// loop, each of w assignments on an image, and P images
//
//	length = sqrt(n * messageCost / ((P - 1) * w))
func stripLength(u *space.Space, l, s *tree.Node) ir.Expr {
	d := s.Stmt.(*ir.Do)
	work := ir.Expr(ir.Int8Const(int64(max(1, assignments(l)))))
	for m := l; m != nil; m = tree.OnlyLoop(m) {
		if m != s {
			work = product(work, extentOnImage(u, m, l))
		}
	}
	real8 := func(e ir.Expr) ir.Expr { return &ir.Conv{T: ir.Real8, X: e} }
	one := ir.Int8Const(1)
	images := ir.Int8Op(ir.Sub, ir.Int8Of(&ir.Call{Fn: "number_of_processors", T: ir.Int4}), one)
	total := product(ir.Extreme("max", []ir.Expr{one, images}), ir.Extreme("max", []ir.Expr{one, work}))
	trips := ir.Extreme("max", []ir.Expr{one, tree.TripCount(d)})
	ratio := &ir.Binary{Op: ir.Div, X: real8(ir.Int8Op(ir.Mul, trips, messageCost())), Y: real8(total), T: ir.Real8}
	root := &ir.Conv{T: ir.Int8, X: &ir.Call{Fn: "sqrt", Args: []ir.Expr{ratio}, T: ir.Real8}}
	return ir.Extreme("max", []ir.Expr{one, root})
}

// product is x * y, without a factor 1.
func product(x, y ir.Expr) ir.Expr {
	switch {
	case ir.IsInt(x, 1):
		return y
	case ir.IsInt(y, 1):
		return x
	}
	return ir.Int8Op(ir.Mul, x, y)
}

// assignments counts the assignments inside a loop and the loops that are all that stands in it, for one iteration of these: those in
// further loops as often as these are certain to run, those of a procedure for each call.
func assignments(l *tree.Node) int {
	for next := l; next != nil; next = tree.OnlyLoop(next) {
		l = next
	}
	return work(l.Stmt.(*ir.Do).Body, callDepth)
}

// callDepth and mostWork bound how far work looks into procedures and how much it says.
const (
	callDepth = 4
	mostWork  = ir.MessageCost
)

// work counts the assignments in statements, with those of the procedures that they call to a depth.
func work(body []ir.Stmt, depth int) int {
	count := 0
	for _, s := range body {
		switch s := s.(type) {
		case *ir.Assign:
			count++
		case *ir.CallProc:
			if s.Proc.Unit != nil && depth > 0 {
				count += work(s.Proc.Unit.Body, depth-1)
			}
		case *ir.Do:
			times := 1
			if n, ok := constantTrips(s); ok {
				times = int(min(n, mostWork))
			}
			count += times * work(s.Body, depth)
		default:
			for _, b := range ir.BlocksOf(s) {
				count += work(b, depth)
			}
		}
		count = min(count, mostWork)
	}
	return count
}

// constantTrips is how often a loop runs where that is known.
func constantTrips(d *ir.Do) (int64, bool) {
	lo, okLo := d.Lo.(*ir.Const)
	hi, okHi := d.Hi.(*ir.Const)
	step, ok := d.ConstantStep()
	if !ok || !okLo || !okHi {
		return 0, false
	}
	return max(0, ir.DivFloor(hi.I-lo.I+step, step)), true
}

// extentOnImage is how many iterations of loop m inside l an image executes: a tile's extent where the loop runs along a
// distributed dimension. It must be the same on all images.
func extentOnImage(u *space.Space, m, l *tree.Node) ir.Expr {
	d := m.Stmt.(*ir.Do)
	for _, n := range u.Nodes {
		a, ok := n.Stmt.(*ir.Assign)
		if !ok || !n.Within(m) {
			continue
		}
		e, ok := a.LHS.(*ir.Elem)
		if !ok || e.Sym.Map == nil {
			continue
		}
		for k, dim := range e.Sym.Map.Dims {
			if f, known := u.Affine(e.Subs[k], n); known && dim.Grid >= 0 && e.Sym.Map.Layout.Dims[dim.Grid].Table == nil && f.Coef(u.Names.Of(d.Var)) != 0 {
				return &ir.Var{Sym: e.Sym.Map.Layout.Dims[dim.Grid].Block}
			}
		}
	}
	if _, constant := d.ConstantStep(); !constant || tree.ChangesBounds(l, m) {
		return ir.Int8Const(1)
	}
	return ir.Extreme("max", []ir.Expr{ir.Int8Const(1), tree.TripCount(d)})
}

// StripMine writes the strips into the statements: the pipelined loop once for each strip, the stripped loop cut to it.
func StripMine(u *Unit, body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range body {
		switch s := s.(type) {
		case *ir.Do:
			s.Body = StripMine(u, s.Body)
			if st := u.Changes.Strips[tree.KeyOf(s)]; st != nil {
				out = append(out, stripped(u.Space, s, st)...)
				continue
			}
		case *ir.While:
			s.Body = StripMine(u, s.Body)
		case *ir.If:
			for i := range s.Branches {
				s.Branches[i].Body = StripMine(u, s.Branches[i].Body)
			}
		}
		out = append(out, s)
	}
	return out
}

func stripped(u *space.Space, root *ir.Do, st *space.Strips) []ir.Stmt {
	inner := root
	for tree.KeyOf(inner) != st.Inner {
		inner = inner.Body[0].(*ir.Do)
	}
	u.Made = append(u.Made, st.V, st.Size)
	first, size := &ir.Var{Pos: inner.Pos, Sym: st.V}, &ir.Var{Pos: inner.Pos, Sym: st.Size}
	around := &ir.Do{At: root.At, Var: st.V, Lo: ir.Int8Of(inner.Lo), Hi: ir.Int8Of(inner.Hi), Step: size, Body: []ir.Stmt{root}}
	op, nearer := ir.Add, "min"
	if st.Step < 0 {
		op, nearer = ir.Sub, "max"
		around.Step = &ir.Unary{Op: ir.Neg, X: size}
	}
	last := ir.Int8Op(op, first, ir.Int8Op(ir.Sub, size, ir.Int8Const(1)))
	inner.Lo = asKind(first, inner.Var.Type)
	inner.Hi = asKind(ir.Extreme(nearer, ir.ExtremeArgs(nearer, ir.Int8Of(inner.Hi), last)), inner.Var.Type)
	return []ir.Stmt{&ir.Assign{At: root.At, LHS: &ir.Var{Pos: root.Pos, Sym: st.Size}, RHS: st.Length}, around}
}

func asKind(e ir.Expr, t ir.Type) ir.Expr {
	if e.Type() == t {
		return e
	}
	return &ir.Conv{Pos: e.Span(), T: t, X: e}
}

// stripRoot is the pipelined loop whose strips a loop counts, or else the loop itself.
func stripRoot(u *space.Space, d *ir.Do) *ir.Do {
	if u.Strips[d.Var] != nil {
		return d.Body[0].(*ir.Do)
	}
	return d
}
