package emit

import (
	"dhpfgo/ir"
	"dhpfgo/partition/reason"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// cutBySteps is loop n, whose step is no constant, from the first to the last of the own iterations on its lattice; false where the own iterations
// are not bounded on both sides, or the images run the loop together for another reason. Of own bounds l and u
//
//	near, far = merge(l, u, s > 0), merge(u, l, s > 0)
//	lo' = lo + s*max(0, (near-lo + s - sign(1,s))/s)        ceil((near-lo)/s) where that is positive
//	hi' = merge(min(hi, u), max(hi, l), s > 0)
func cutBySteps(w *writer, n *tree.Node, s *ir.Do, own sets.Set) (lo, hi ir.Expr, ok bool) {
	if w.inStep[n].Code.Name != reason.VariableStep.Name || !isPlainStep(s.Step) {
		return nil, nil, false
	}
	lower, upper := w.ownBounds(n, own)
	if lower == nil || upper == nil {
		return nil, nil, false
	}
	step := func() ir.Expr { return ir.Int8Of(ir.CloneExpr(s.Step)) }
	up := func(x, y ir.Expr) ir.Expr {
		return &ir.Call{Pos: s.Pos, Fn: "merge", Args: []ir.Expr{ir.CloneExpr(x), ir.CloneExpr(y), ir.Compare(ir.GT, step(), ir.Int8Const(0))}, T: ir.Int8}
	}
	from, to := ir.Int8Of(s.Lo), ir.Int8Of(s.Hi)
	way := ir.Int8Op(ir.Sub, up(lower, upper), ir.CloneExpr(from))
	whole := ir.Int8Op(ir.Sub, ir.Int8Op(ir.Add, way, step()), up(ir.Int8Const(1), ir.Int8Const(-1)))
	trips := ir.Extreme("max", []ir.Expr{ir.Int8Const(0), ir.Int8Op(ir.Div, whole, step())})
	lo = ir.Int8Op(ir.Add, from, ir.Int8Op(ir.Mul, step(), trips))
	return lo, up(ir.Extreme("min", []ir.Expr{to, upper}), ir.Extreme("max", []ir.Expr{to, lower})), true
}

// isPlainStep reports whether a step costs little to evaluate again, and gives the same value.
func isPlainStep(e ir.Expr) bool {
	return e != nil && !ir.AnyExpr(e, func(x ir.Expr) bool {
		switch x := x.(type) {
		case *ir.Var:
			return x.Sym.Rank() > 0 || x.Sym.Pointer
		case *ir.Const, *ir.Conv, *ir.Unary:
			return false
		case *ir.Binary:
			return x.Op != ir.Add && x.Op != ir.Sub && x.Op != ir.Mul
		}
		return true
	})
}
