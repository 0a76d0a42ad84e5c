package guards

import (
	"slices"

	"dhpfgo/ir"
)

// known is what holds in a part of a loop: its variable v is at least each of low and at most each of high, and the conditions hold.
type known struct {
	unit       *Unit
	v          *ir.Symbol
	low, high  []ir.Expr
	conditions []ir.Expr
}

// list rewrites statements without the conditions that are known to hold, and without what stands under ones that do not. Conditions
// on the variable of a loop that guard all of its body become bounds of the loop:
//
//	do i = lo, hi; if (i >= s .and. c) ..   becomes   do i = max(lo, s), hi; if (c) ..
func (k *known) list(body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range body {
		switch s := s.(type) {
		case *ir.Do:
			s.Body = k.list(s.Body)
			k.tighten(s)
		case *ir.If:
			out = append(out, k.choice(s)...)
			continue
		}
		out = append(out, s)
	}
	return out
}

// choice rewrites an IF.
func (k *known) choice(s *ir.If) []ir.Stmt {
	if guardOf(s) == nil {
		for i := range s.Branches {
			s.Branches[i].Body = k.list(s.Branches[i].Body)
		}
		return []ir.Stmt{s}
	}
	guarded := &s.Branches[0]
	cond, can := k.rest(guarded.Cond)
	if !can {
		return nil
	}
	more := *k
	if cond != nil && staysTrue(cond, guarded.Body) {
		more.conditions = append(slices.Clone(k.conditions), operands(cond, ir.And)...)
	}
	guarded.Body = more.list(guarded.Body)
	if cond == nil {
		return guarded.Body
	}
	guarded.Cond = cond
	return []ir.Stmt{s}
}

// rest is what is left of a condition, nil if it holds; it cannot hold if can is false.
func (k *known) rest(cond ir.Expr) (left ir.Expr, can bool) {
	if slices.ContainsFunc(k.conditions, func(c ir.Expr) bool { return ir.EqualStripped(c, cond) }) {
		return nil, true
	}
	b, ok := cond.(*ir.Binary)
	switch {
	case ok && b.Op == ir.GE && b.X.Type().Base == ir.Integer:
		return k.comparison(b)
	case !ok || b.Op != ir.And && b.Op != ir.Or:
		return cond, true
	}
	x, canX := k.rest(b.X)
	y, canY := k.rest(b.Y)
	switch {
	case b.Op == ir.And:
		return and(x, y), canX && canY
	case !canX:
		return y, canY
	case !canY:
		return x, true
	case x == nil || y == nil:
		return nil, true
	}
	return &ir.Binary{Pos: b.Pos, Op: ir.Or, X: x, Y: y, T: b.T}, true
}

// comparison is what is left of x >= y. With x - y = v + r it holds if low + r >= 0 and fails if high + r < 0, and with x - y = r - v
// the other way round, where these are constants.
func (k *known) comparison(b *ir.Binary) (left ir.Expr, can bool) {
	r, coefficient := apart(b, k.v)
	switch coefficient {
	case 1:
		return k.decide(b, k.low, k.high, func(bound *ir.Affine) (*ir.Affine, bool) { return r.Plus(1, bound) })
	case -1:
		return k.decide(b, k.high, k.low, func(bound *ir.Affine) (*ir.Affine, bool) { return r.Plus(-1, bound) })
	}
	return b, true
}

// apart is x - y of a comparison x >= y without a variable, and the variable's coefficient; 0 if the difference is not affine.
func apart(b *ir.Binary, v *ir.Symbol) (r *ir.Affine, coefficient int64) {
	x, whyX := ir.AffineOf(b.X)
	y, whyY := ir.AffineOf(b.Y)
	if whyX != "" || whyY != "" {
		return nil, 0
	}
	d, ok := x.Plus(-1, y)
	if !ok {
		return nil, 0
	}
	for _, t := range d.Terms {
		if t.Sym == v {
			coefficient = t.Coef
		}
	}
	r, ok = d.Plus(-coefficient, &ir.Affine{Terms: []ir.AffTerm{{Sym: v, Coef: 1}}})
	if !ok {
		return nil, 0
	}
	return r, coefficient
}

// decide compares a difference at the bounds with 0: it is least at one of least, and greatest at one of most.
func (k *known) decide(b *ir.Binary, least, most []ir.Expr, at func(bound *ir.Affine) (*ir.Affine, bool)) (left ir.Expr, can bool) {
	constant := func(bound ir.Expr) (int64, bool) {
		a, why := ir.AffineOf(bound)
		if why != "" {
			return 0, false
		}
		d, ok := at(a)
		return d.Const, ok && len(d.Terms) == 0
	}
	if slices.ContainsFunc(least, func(e ir.Expr) bool { n, is := constant(e); return is && n >= 0 }) {
		return nil, true
	}
	if slices.ContainsFunc(most, func(e ir.Expr) bool { n, is := constant(e); return is && n < 0 }) {
		return nil, false
	}
	return b, true
}

// tighten gives a loop the bounds that the condition around all of its body has for its variable.
func (k *known) tighten(d *ir.Do) {
	step, constant := d.ConstantStep()
	if !constant || step != 1 && step != -1 || len(d.Body) != 1 || k.unit.Exposed[d.Var] {
		return
	}
	cond := guardOf(d.Body[0])
	if cond == nil {
		return
	}
	inside := d.Body[0].(*ir.If).Branches[0].Body
	var lower, upper []ir.Expr
	var left ir.Expr
	for _, c := range operands(cond, ir.And) {
		switch lowest, e := limit(d.Var, c); {
		case e == nil || !staysTrue(c, inside):
			left = and(left, c)
		case lowest:
			lower = append(lower, e)
		default:
			upper = append(upper, e)
		}
	}
	if len(lower)+len(upper) == 0 {
		return
	}
	low, high := ends(d)
	*low, *high = outmost("max", *low, lower), outmost("min", *high, upper)
	if left == nil {
		d.Body = inside
		return
	}
	d.Body[0].(*ir.If).Branches[0].Cond = left
}

// limit is the least or greatest value of a variable for which a comparison v + c >= e or e >= v + c holds, nil if it is no such.
func limit(v *ir.Symbol, comparison ir.Expr) (lower bool, e ir.Expr) {
	cmp, ok := comparison.(*ir.Binary)
	if !ok || cmp.Op != ir.GE || cmp.X.Type().Base != ir.Integer {
		return false, nil
	}
	_, coefficient := apart(cmp, v)
	if n, ok := shift(cmp.X, v); ok && coefficient == 1 {
		return true, ir.Plus(ir.Int8Of(ir.CloneExpr(cmp.Y)), -n)
	}
	if n, ok := shift(cmp.Y, v); ok && coefficient == -1 {
		return false, ir.Plus(ir.Int8Of(ir.CloneExpr(cmp.X)), -n)
	}
	return false, nil
}

// shift is c of an expression v + c.
func shift(e ir.Expr, v *ir.Symbol) (int64, bool) {
	a, why := ir.AffineOf(e)
	if why != "" || len(a.Terms) != 1 || a.Terms[0].Sym != v || a.Terms[0].Coef != 1 {
		return 0, false
	}
	return a.Const, true
}

// and joins conditions, each nil for none.
func and(x, y ir.Expr) ir.Expr {
	switch {
	case x == nil:
		return y
	case y == nil:
		return x
	}
	return &ir.Binary{Pos: x.Span(), Op: ir.And, X: x, Y: y, T: ir.Log4}
}
