package guards

import (
	"math"
	"slices"

	"dhpfgo/ir"
)

// CutInterior cuts loops where all neighbours that an iteration looks at begin and cease to lie inside: there no neighbour is clamped, and
// none is left out by a condition.
//
//	do i = 1, n; do m = -r, r; s = s + w(m)*a(min(max(i+m,1),n))    becomes   the same for i = 1, r;
//	    do i = r+1, n-r; do m = -r, r; s = s + w(m)*a(i+m);                   and for i = n-r+1, n
//
// So are comparisons of i+m, as in if (i+m < 1 .or. i+m > n) cycle, and bounds of the loops inside. A difference D = i + c1 m1 + .. + r of
// the two sides, m in constant bounds, is not negative for i >= -r - min(c1 m1 + ..). The iterations keep their order.
func (u *Unit) CutInterior(body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range body {
		switch s := s.(type) {
		case *ir.Do:
			if parts := u.interiorOf(s); parts != nil {
				out = append(out, parts...)
				continue
			}
			s.Body = u.CutInterior(s.Body)
		case *ir.While:
			s.Body = u.CutInterior(s.Body)
		case *ir.If:
			for i := range s.Branches {
				s.Branches[i].Body = u.CutInterior(s.Branches[i].Body)
			}
		}
		out = append(out, s)
	}
	return out
}

const (
	mostInside = 40 // statements of a loop of which parts are made
	edgeWidth  = 64 // iterations in which neighbours may lie outside, at either end
)

// interiorOf gives the parts of a loop, nil if it stays whole.
func (u *Unit) interiorOf(d *ir.Do) []ir.Stmt {
	if step, constant := d.ConstantStep(); !constant || step != 1 || u.Tiles[d.Var] || u.Exposed[d.Var] || d.Deals != nil || !mayCopy(d, mostInside) || calls(d) {
		return nil
	}
	n := &interior{bounded: &bounded{guarding: &guarding{u}, loop: d, set: map[*ir.Symbol]bool{}}, short: map[*ir.Symbol][2]int64{}}
	ir.EachMention(d.Body, func(s *ir.Symbol, r ir.Role) { n.set[s] = n.set[s] || r.Sets() })
	within := ir.CopyBody([]ir.Stmt{d}, nil, nil)[0].(*ir.Do)
	within.Body = n.list(within.Body)
	if len(n.lower)+len(n.upper) == 0 {
		return nil
	}
	within.Body = u.CutInterior(within.Body)
	return n.cutUp(d, within, &within.Lo, &within.Hi)
}

// calls reports whether a loop calls a procedure of the program, which may set what the neighbours are compared with.
func calls(d *ir.Do) bool {
	found := false
	ir.WalkStmts(d.Body, func(s ir.Stmt) bool {
		_, is := s.(*ir.CallProc)
		found = found || is || slices.ContainsFunc(ir.ExprsOf(s), func(e ir.Expr) bool {
			return ir.AnyExpr(e, func(x ir.Expr) bool { _, is := x.(*ir.FuncRef); return is })
		})
		return !found
	})
	return found
}

// interior is the part of a loop in which neighbours lie inside, with the values of the variables of the loops around a place in it.
type interior struct {
	*bounded
	short  map[*ir.Symbol][2]int64
	bounds bool // the place is a bound of a loop inside
}

func (n *interior) list(body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	m := &ir.Rewriter{Expr: func(e ir.Expr, r ir.Role) ir.Expr { return n.expr(e, r) }}
	for _, s := range body {
		switch s := s.(type) {
		case *ir.Do:
			n.bounds = true
			s.Lo, s.Hi = n.expr(s.Lo, ir.Use), n.expr(s.Hi, ir.Use)
			n.bounds = false
			n.inside(s)
		case *ir.If:
			out = append(out, n.choice(s)...)
			continue
		case *ir.Assign:
			s.Become(s.Rewritten(m, ir.Use))
		}
		out = append(out, s)
	}
	return out
}

// inside rewrites the body of a loop inside; where its bounds are constants they say what its variable may be.
func (n *interior) inside(d *ir.Do) {
	lo, isLo := d.Lo.(*ir.Const)
	hi, isHi := d.Hi.(*ir.Const)
	if step, _ := d.ConstantStep(); isLo && isHi && step > 0 {
		n.short[d.Var] = [2]int64{lo.I, hi.I}
		defer delete(n.short, d.Var)
	}
	d.Body = n.list(d.Body)
}

// choice rewrites an IF; of conditions that are decided it leaves what they choose.
func (n *interior) choice(s *ir.If) []ir.Stmt {
	for i := range s.Branches {
		b := &s.Branches[i]
		if b.Cond != nil {
			b.Cond = n.expr(b.Cond, ir.Use)
		}
		switch c, decided := b.Cond.(*ir.Const); {
		case decided && !c.L:
			continue
		case decided:
			b.Body = n.list(b.Body)
			return ir.Chosen(s)
		}
		b.Body = n.list(b.Body)
	}
	return ir.Chosen(s)
}

func (n *interior) expr(e ir.Expr, r ir.Role) ir.Expr {
	return ir.MapRoles(e, r, func(_, x ir.Expr, _ ir.Role) ir.Expr {
		switch x := x.(type) {
		case *ir.Call:
			return n.clamp(x)
		case *ir.Unary:
			return ir.FoldLogical(x)
		case *ir.Binary:
			return ir.FoldLogical(n.comparison(x))
		}
		return x
	})
}

// clamp is the one of two integers that is the greater or the less of them throughout.
func (n *interior) clamp(c *ir.Call) ir.Expr {
	if len(c.Args) != 2 || c.T.Base != ir.Integer || c.Fn != "max" && c.Fn != "min" {
		return c
	}
	x, y := c.Args[0], c.Args[1]
	d := n.apart(x, y)
	if d == nil || n.bounds && n.hasShort(d) { // a triangle is no edge
		return c
	}
	switch sign := n.sign(d, 0, 0); {
	case sign == 0:
		return c
	case sign > 0 == (c.Fn == "max"):
		return x
	}
	return y
}

// comparison is the truth where it is known throughout.
func (n *interior) comparison(b *ir.Binary) ir.Expr {
	truth := func(value bool) ir.Expr { return &ir.Const{Pos: b.Pos, T: b.T, L: value} }
	switch b.Op {
	case ir.LT, ir.LE, ir.GT, ir.GE:
	default:
		return b
	}
	d := n.apart(b.X, b.Y)
	if d == nil || !n.hasShort(d) {
		return b
	}
	least := int64(0) // x - y >= least decides it one way, x - y < least the other
	if b.Op == ir.LE || b.Op == ir.GT {
		least = 1
	}
	above := b.Op == ir.GT || b.Op == ir.GE
	switch n.sign(d, -least, 1-least) {
	case 1:
		return truth(above)
	case -1:
		return truth(!above)
	}
	return b
}

// apart is the difference of two integers that moves with the loop and is otherwise the same in all its iterations, but for the variables of
// loops inside with constant bounds; nil for others.
func (n *interior) apart(x, y ir.Expr) *ir.Affine {
	a, whyX := ir.AffineOf(x)
	b, whyY := ir.AffineOf(y)
	if whyX != "" || whyY != "" {
		return nil
	}
	d, ok := a.Plus(-1, b)
	if c := int64(0); ok {
		c = d.Coef(n.loop.Var)
		ok = c == 1 || c == -1
	}
	if !ok || slices.ContainsFunc(d.Terms, func(t ir.AffTerm) bool {
		_, isShort := n.short[t.Sym]
		return t.Sym != n.loop.Var && !isShort && (n.set[t.Sym] || t.Sym.Target || t.Sym.Pointer || t.Sym.Overlaid)
	}) {
		return nil
	}
	return d
}

func (n *interior) hasShort(d *ir.Affine) bool {
	return slices.ContainsFunc(d.Terms, func(t ir.AffTerm) bool { _, is := n.short[t.Sym]; return is })
}

// sign is 1 if d + more >= 0 in the interior, -1 if d + less <= 0 there, and 0 if neither is known. The interior is narrowed for the one of
// the two that leaves out fewer iterations.
func (n *interior) sign(d *ir.Affine, more, less int64) int {
	up, down := n.edge(d, 1, more), n.edge(d, -1, -less)
	sign, at := 1, up
	if at.far > down.far {
		sign, at = -1, down
	}
	switch {
	case at.far > edgeWidth:
		return 0
	case at.far > 0:
		n.note(at.lower, at.bound)
	}
	return sign
}

// edge is a bound of the interior, the first iteration of it or the last, and how far it lies from that of the loop.
type edge struct {
	bound ir.Expr
	lower bool
	far   int64
}

// edge is where sign*d + more >= 0 begins or ceases to hold: at v >= -r if v has the coefficient 1 there, at v <= r if it has -1, r the rest at
// its least.
func (n *interior) edge(d *ir.Affine, sign, more int64) edge {
	rest := ir.Affine{Const: sign*d.Const + more}
	for _, t := range d.Terms {
		c := sign * t.Coef
		ends, isShort := n.short[t.Sym]
		switch {
		case t.Sym == n.loop.Var:
		case isShort:
			rest.Const += min(c*ends[0], c*ends[1])
		default:
			rest.Terms = append(rest.Terms, ir.AffTerm{Sym: t.Sym, Coef: c})
		}
	}
	out := edge{lower: sign*d.Coef(n.loop.Var) > 0, far: math.MaxInt64}
	fn, end := "min", n.loop.Hi
	if out.bound = rest.Expr(1); out.lower {
		fn, end, out.bound = "max", n.loop.Lo, rest.Expr(-1)
	}
	for _, e := range ir.ExtremeArgs(fn, end) {
		far, known := ir.Difference(out.bound, e)
		if !out.lower {
			far = -far
		}
		if known {
			out.far = min(out.far, far)
		}
	}
	return out
}
