package slips

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
)

// Loops are cut to what an image owns, so that no image runs an iteration whose element nobody owns: `x(11) = 1` of x(10) would be
// passed over. Under --check the subscripts of mapped arrays in a loop nest are therefore compared with the bounds in front of it, at
// the corners of its iterations, where an affine subscript has its least and greatest value. That is done for statements that every
// iteration executes; conditions, and bounds and subscripts that change in the nest, are left to the checks in the iterations.

// CheckSubscripts puts the comparisons in front of the nests of a list of statements.
func CheckSubscripts(list []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range list {
		d, isLoop := s.(*ir.Do)
		if isLoop && isStraight(d) {
			out = append(out, subscriptTests(d)...)
		} else {
			s.Become(s.Rewritten(&ir.Rewriter{Block: CheckSubscripts, Directives: true}, ir.Use))
		}
		out = append(out, s)
	}
	return out
}

// isStraight holds for nests that nothing leaves and that call nothing: all their iterations run.
func isStraight(d *ir.Do) bool {
	straight := true
	ir.WalkStmts([]ir.Stmt{d}, func(s ir.Stmt) bool {
		switch s.(type) {
		case *ir.Do, *ir.Assign, *ir.If:
		default:
			straight = false
		}
		return straight
	})
	return straight
}

// corner is a loop of a nest with its least and greatest value, and the condition that it has an iteration.
type corner struct {
	v         *ir.Symbol
	low, high ir.Expr
	runs      ir.Expr
}

// nestTests gathers the comparisons of one nest; with warn it tells of those of any array that are certain to fail.
type nestTests struct {
	warn  func(x *ir.Elem, k int, sub ir.Expr)
	set   map[*ir.Symbol]bool // variables that the nest sets
	loops []corner
	at    diag.Span
	seen  map[string]bool
	out   []ir.Stmt
}

func subscriptTests(d *ir.Do) []ir.Stmt {
	return (&nestTests{}).tests(d)
}

func (n *nestTests) tests(d *ir.Do) []ir.Stmt {
	n.set, n.seen = map[*ir.Symbol]bool{}, map[string]bool{}
	ir.EachMention([]ir.Stmt{d}, func(sym *ir.Symbol, r ir.Role) {
		if r.Sets() {
			n.set[sym] = true
		}
	})
	n.loop(d)
	return n.out
}

// loop enters a loop that has the same bounds in all iterations of those around it.
func (n *nestTests) loop(d *ir.Do) {
	step, ok := d.ConstantStep()
	if !ok || step != 1 && step != -1 || !n.isFixed(d.Lo) || !n.isFixed(d.Hi) {
		return
	}
	low, high := ir.Int8Of(ir.CloneExpr(d.Lo)), ir.Int8Of(ir.CloneExpr(d.Hi))
	if step < 0 {
		low, high = high, low
	}
	n.loops = append(n.loops, corner{d.Var, low, high, ir.Compare(ir.LE, low, high)})
	for _, s := range d.Body {
		switch s := s.(type) {
		case *ir.Do:
			n.loop(s)
		case *ir.Assign:
			n.at = s.Pos
			for _, e := range ir.ExprsOf(s) {
				ir.WalkExprs(e, n.expr)
			}
		}
	}
	n.loops = n.loops[:len(n.loops)-1]
}

// isFixed holds for affine expressions of variables that the nest does not set.
func (n *nestTests) isFixed(e ir.Expr) bool {
	a, why := ir.AffineOf(e)
	return why == "" && !slices.ContainsFunc(a.Terms, func(t ir.AffTerm) bool { return n.set[t.Sym] })
}

func (n *nestTests) expr(e ir.Expr) {
	x, ok := e.(*ir.Elem)
	if !ok || x.Sym.Map == nil && n.warn == nil {
		return
	}
	for k, sub := range x.Subs {
		dim := x.Sym.Dims[k]
		if a, why := ir.AffineOf(sub); why == "" && n.isFixed(dim.Lo) && n.isFixed(dim.Hi) {
			n.subscript(x, k, a)
		}
	}
}

// subscript compares the extremes of an affine subscript with the bounds of its dimension.
func (n *nestTests) subscript(x *ir.Elem, k int, a *ir.Affine) {
	least, greatest := ir.Expr(ir.Int8Const(a.Const)), ir.Expr(ir.Int8Const(a.Const))
	for _, t := range a.Terms {
		low := ir.Int8Of(&ir.Var{Pos: x.Pos, Sym: t.Sym})
		high := low
		if i := slices.IndexFunc(n.loops, func(c corner) bool { return c.v == t.Sym }); i >= 0 {
			low, high = n.loops[i].low, n.loops[i].high
		} else if n.set[t.Sym] {
			return
		}
		if t.Coef < 0 {
			low, high = high, low
		}
		coef := ir.Int8Const(t.Coef)
		least = ir.Int8Op(ir.Add, least, ir.Int8Op(ir.Mul, coef, low))
		greatest = ir.Int8Op(ir.Add, greatest, ir.Int8Op(ir.Mul, coef, high))
	}
	dim := x.Sym.Dims[k]
	n.test(x, k, least, ir.Compare(ir.LT, least, ir.Int8Of(dim.Lo)))
	n.test(x, k, greatest, ir.Compare(ir.GT, greatest, ir.Int8Of(dim.Hi)))
}

// test ends the run if the nest runs and the condition holds, which says that the subscript is outside.
func (n *nestTests) test(x *ir.Elem, k int, sub, outside ir.Expr) {
	key := x.Sym.Name + ir.ExprString(outside)
	if n.seen[key] || isFalse(outside) {
		return
	}
	n.seen[key] = true
	if n.warn != nil {
		if isTrue(outside) && !slices.ContainsFunc(n.loops, func(c corner) bool { return !isTrue(c.runs) }) {
			n.warn(x, k, sub)
		}
		return
	}
	for _, c := range n.loops {
		outside = &ir.Binary{Pos: n.at, Op: ir.And, X: ir.CloneExpr(c.runs), Y: outside, T: ir.Log4}
	}
	if x.Sym.Optional {
		outside = &ir.Binary{Pos: n.at, Op: ir.And, X: &ir.Status{Pos: n.at, Sym: x.Sym}, Y: outside, T: ir.Log4}
	}
	dim := x.Sym.Dims[k]
	stop := &ir.Stop{At: ir.At{Pos: n.at}, Error: true, Code: ir.CloneExpr(sub), Array: x.Sym.Name, Dim: k + 1,
		Lo: ir.CloneExpr(dim.Lo), Hi: ir.CloneExpr(dim.Hi)}
	n.out = append(n.out, &ir.If{At: ir.At{Pos: n.at}, Branches: []ir.Branch{{Pos: n.at, Cond: ir.CloneExpr(outside), Body: []ir.Stmt{stop}}}})
}

// isFalse tells of a comparison of two integers that their difference is a constant for which it is false.
func isFalse(e ir.Expr) bool {
	b := e.(*ir.Binary)
	d, ok := ir.Difference(b.X, b.Y)
	return ok && (b.Op == ir.LT && d >= 0 || b.Op == ir.GT && d <= 0)
}

// isTrue tells of a comparison of two integers that their difference is a constant for which it is true.
func isTrue(e ir.Expr) bool {
	b := e.(*ir.Binary)
	d, ok := ir.Difference(b.X, b.Y)
	return ok && (b.Op == ir.LT && d < 0 || b.Op == ir.GT && d > 0 || b.Op == ir.LE && d <= 0)
}
