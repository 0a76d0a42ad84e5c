package affine

import (
	"slices"

	"dhpfgo/ir"
)

// split puts parts in place of the outermost loops that are to be cut.
func (p *splitting) split(body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range body {
		d, ok := s.(*ir.Do)
		if ok && len(p.cuts[d]) > 0 {
			out = append(out, p.parts(d)...)
			continue
		}
		blocks(s, p.split)
		out = append(out, s)
	}
	return out
}

// blocks puts f(b) in place of each block b inside of a statement.
func blocks(s ir.Stmt, f func([]ir.Stmt) []ir.Stmt) {
	m := &ir.Rewriter{Expr: func(x ir.Expr, _ ir.Role) ir.Expr { return x }, Block: f}
	s.Become(s.Rewritten(m, ir.Use))
}

// parts cuts a loop in two at the first of its cuts; the others are found again in the parts.
func (p *splitting) parts(d *ir.Do) []ir.Stmt {
	last := p.cuts[d][0]
	t := d.Var.Type
	*p.room -= size(d)
	p.done[d] = append(p.done[d], last)
	second := (&ir.Substitution{}).Copy([]ir.Stmt{d})[0].(*ir.Do)
	p.done[second] = slices.Clone(p.done[d])
	lo, hi := d.Lo, d.Hi
	d.Hi = beyond("min", hi, last.expr(t, d.Pos), t)
	second.Lo = firstFrom(d, last.less(-1))
	out := []ir.Stmt{d, second}
	if len(p.done[d]) == 1 && p.unit.UsedOutside(d.Var) {
		end, _ := FormOf(hi, func(ir.Expr) bool { return true })
		value := beyond("max", ir.CloneExpr(lo), end.less(-1).expr(t, d.Pos), t)
		out = append(out, &ir.Assign{At: ir.At{Pos: d.Pos}, LHS: &ir.Var{Pos: d.Pos, Sym: d.Var}, RHS: value})
	}
	return out
}

// firstFrom is the first iteration of a loop from m on, whether or not the loop reaches it: with steps of s from lo
//
//	max(lo, m + modulo(lo-m, s)),   where lo ≤ m+s-1 the second alone
func firstFrom(d *ir.Do, m Form) ir.Expr {
	t, lo := d.Var.Type, ir.CloneExpr(d.Lo)
	step, _ := d.ConstantStep()
	if step == 1 {
		return beyond("max", lo, m.expr(t, d.Pos), t)
	}
	own, _ := FormOf(lo, func(ir.Expr) bool { return true })
	ahead, _ := own.plus(m, -1)
	from := m
	switch ahead = ahead.modulo(step); len(ahead.terms) {
	case 0:
		from = m.less(-ahead.c)
	default:
		left := &ir.Call{Pos: d.Pos, Fn: "modulo", Args: []ir.Expr{ahead.expr(t, d.Pos), &ir.Const{Pos: d.Pos, T: t, I: step}}, T: t}
		from, _ = m.plus(Form{terms: []term{{left, 1}}}, 1)
	}
	if room, ok := m.less(1-step).plus(own, -1); ok && covers(room, own.remainders(), 3) {
		return from.expr(t, d.Pos)
	}
	return beyond("max", lo, from.expr(t, d.Pos), t)
}

// modulo is a form with the same remainder for divisor n, without remainders for multiples of n.
func (f Form) modulo(n int64) Form {
	out := Form{c: f.c}
	for _, t := range f.terms {
		x := Form{terms: []term{{t.x, 1}}}
		if a, of := remainderBy(t.x); of > 0 && of%n == 0 {
			x, _ = FormOf(a, func(ir.Expr) bool { return true })
		}
		if sum, ok := out.plus(x, t.n); ok {
			out = sum
		} else {
			return f
		}
	}
	out.c = ((out.c % n) + n) % n
	return out
}

// remainders are forms that are nowhere negative for the remainders in f: with modulo by n between 0 and n-1, with mod above -n.
func (f Form) remainders() []Form {
	var out []Form
	for _, t := range f.terms {
		_, n := remainderBy(t.x)
		if n <= 0 {
			continue
		}
		least := int64(0)
		if t.x.(*ir.Call).Fn == "mod" {
			least = 1 - n
		}
		out = append(out, Form{c: -least, terms: []term{{t.x, 1}}}, Form{c: n - 1, terms: []term{{t.x, -1}}})
	}
	return out
}

// remainderBy takes a remainder with a constant positive divisor apart; 0 for other expressions.
func remainderBy(e ir.Expr) (ir.Expr, int64) {
	c, ok := e.(*ir.Call)
	if !ok || c.Fn != "mod" && c.Fn != "modulo" {
		return nil, 0
	}
	if n, ok := c.Args[1].(*ir.Const); ok && n.I > 0 && small(n.I) {
		return c.Args[0], n.I
	}
	return nil, 0
}

// beyond is min or max of two bounds, the one that is certain where one is.
func beyond(fn string, x, y ir.Expr, t ir.Type) ir.Expr {
	a, okA := FormOf(x, func(ir.Expr) bool { return true })
	b, okB := FormOf(y, func(ir.Expr) bool { return true })
	if d, ok := a.plus(b, -1); ok && okA && okB && len(d.terms) == 0 {
		if (d.c >= 0) == (fn == "max") {
			return OfType(x, t)
		}
		return OfType(y, t)
	}
	args := []ir.Expr{OfType(y, t)}
	for _, e := range operandsOf(x, fn) {
		args = append(args, OfType(e, t))
	}
	return &ir.Call{Pos: x.Span(), Fn: fn, Args: args, T: t}
}
