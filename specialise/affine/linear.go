package affine

import (
	"cmp"
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
)

// Form is c + Σ n·x over integer expressions x that are no sums themselves: scalars, and values like grid_points(3) that the
// analysis cannot look into. Unlike ir.Affine it keeps the latter as unknowns.
type Form struct {
	c     int64
	terms []term
}

type term struct {
	x ir.Expr
	n int64
}

// linearLimit bounds numbers in linear forms, so that no sum or product of two of them overflows.
const linearLimit = 1 << 30

// FormOf gives an integer expression as a linear form; false where it holds too large numbers or what value does not take.
func FormOf(e ir.Expr, value func(ir.Expr) bool) (Form, bool) {
	if e.Type().Base != ir.Integer {
		return Form{}, false
	}
	switch e := e.(type) {
	case *ir.Const:
		return Form{c: e.I}, small(e.I)
	case *ir.Conv:
		if e.X.Type().Base == ir.Integer {
			return FormOf(e.X, value)
		}
	case *ir.Unary:
		x, ok := FormOf(e.X, value)
		if !ok {
			return Form{}, false
		}
		return Form{}.plus(x, -1)
	case *ir.Binary:
		if f, ok := linearBinary(e, value); ok {
			return f, true
		}
	case *ir.Call:
		if f, ok := extremeOf(e, value); ok {
			return f, true
		}
	}
	return Form{terms: []term{{e, 1}}}, value(e)
}

func linearBinary(e *ir.Binary, value func(ir.Expr) bool) (Form, bool) {
	if e.Op != ir.Add && e.Op != ir.Sub && e.Op != ir.Mul {
		return Form{}, false
	}
	x, ok := FormOf(e.X, value)
	y, ok2 := FormOf(e.Y, value)
	switch {
	case !ok || !ok2:
		return Form{}, false
	case e.Op == ir.Add:
		return x.plus(y, 1)
	case e.Op == ir.Sub:
		return x.plus(y, -1)
	case len(x.terms) == 0:
		return Form{}.plus(y, x.c)
	case len(y.terms) == 0:
		return Form{}.plus(x, y.c)
	}
	return Form{}, false
}

// extremeOf is max or min of forms that differ by constants, as in the extent max(30,0) of an array.
func extremeOf(e *ir.Call, value func(ir.Expr) bool) (best Form, ok bool) {
	if e.Fn != "max" && e.Fn != "min" {
		return Form{}, false
	}
	for k, arg := range e.Args {
		x, ok := FormOf(arg, value)
		if !ok {
			return Form{}, false
		}
		d, ok := x.plus(best, -1)
		if k > 0 && (!ok || len(d.terms) > 0) {
			return Form{}, false
		}
		if k == 0 || (e.Fn == "max") == (d.c > 0) {
			best = x
		}
	}
	return best, len(e.Args) > 0
}

func small(n int64) bool { return -linearLimit < n && n < linearLimit }

// plus is f + n·g; false where numbers become too large.
func (f Form) plus(g Form, n int64) (Form, bool) {
	out := Form{c: f.c + n*g.c, terms: slices.Clone(f.terms)}
	ok := small(n) && small(out.c)
	for _, t := range g.terms {
		k := out.find(t.x)
		if k < 0 {
			k = len(out.terms)
			out.terms = append(out.terms, term{x: t.x})
		}
		out.terms[k].n += n * t.n
		ok = ok && small(out.terms[k].n)
	}
	out.terms = slices.DeleteFunc(out.terms, func(t term) bool { return t.n == 0 })
	return out, ok
}

// find is the number of the term with an expression, -1 for none.
func (f Form) find(x ir.Expr) int {
	return slices.IndexFunc(f.terms, func(t term) bool { return ir.EqualStripped(t.x, x) })
}

// with puts g in place of the unknown x.
func (f Form) with(x ir.Expr, g Form) (Form, bool) {
	k := f.find(x)
	if k < 0 {
		return f, true
	}
	n := f.terms[k].n
	rest := Form{c: f.c, terms: slices.Delete(slices.Clone(f.terms), k, k+1)}
	return rest.plus(g, n)
}

// affine reports whether all unknowns are scalars.
func (f Form) affine() bool {
	return !slices.ContainsFunc(f.terms, func(t term) bool { return ScalarOf(t.x) == nil })
}

// equal reports whether two forms have the same value wherever both are evaluated.
func (f Form) equal(g Form) bool {
	d, ok := f.plus(g, -1)
	return ok && d.c == 0 && len(d.terms) == 0
}

// mentions lists the variables in the form.
func (f Form) mentions() []*ir.Symbol {
	var out []*ir.Symbol
	for _, t := range f.terms {
		out = append(out, Mentions(t.x)...)
	}
	return out
}

// Mentions lists the variables that the value of an expression depends on.
func Mentions(e ir.Expr) []*ir.Symbol {
	var out []*ir.Symbol
	ir.WalkExprs(e, func(x ir.Expr) { x.EachSymbol(ir.Use, func(s *ir.Symbol, _ ir.Role) { out = append(out, s) }) })
	return out
}

// expr is the form as an expression of a type, if possible without a sign in front: 25 - i.
func (f Form) expr(t ir.Type, pos diag.Span) ir.Expr {
	terms := slices.Clone(f.terms)
	slices.SortStableFunc(terms, func(a, b term) int { return cmp.Compare(sign(b.n), sign(a.n)) })
	c := &ir.Const{Pos: pos, T: t, I: max(f.c, -f.c)}
	var out ir.Expr
	first := len(terms) == 0 || f.c > 0 && terms[0].n < 0
	if first {
		c.I = f.c
		out = c
	}
	for _, x := range terms {
		out = addTo(out, OfType(ir.CloneExpr(x.x), t), x.n, t, pos)
	}
	if !first && f.c != 0 {
		out = addTo(out, c, sign(f.c), t, pos)
	}
	return out
}

func sign(n int64) int64 {
	if n < 0 {
		return -1
	}
	return 1
}

// addTo is sum + n·x.
func addTo(sum, x ir.Expr, n int64, t ir.Type, pos diag.Span) ir.Expr {
	if m := max(n, -n); m != 1 {
		x = &ir.Binary{Pos: pos, Op: ir.Mul, X: &ir.Const{Pos: pos, T: t, I: m}, Y: x, T: t}
	}
	switch {
	case sum == nil && n < 0:
		return &ir.Unary{Pos: pos, Op: ir.Neg, X: x}
	case sum == nil:
		return x
	case n < 0:
		return &ir.Binary{Pos: pos, Op: ir.Sub, X: sum, Y: x, T: t}
	}
	return &ir.Binary{Pos: pos, Op: ir.Add, X: sum, Y: x, T: t}
}

// OfType converts an integer expression where it has another kind.
func OfType(e ir.Expr, t ir.Type) ir.Expr {
	if e.Type() == t {
		return e
	}
	return &ir.Conv{Pos: e.Span(), T: t, X: e}
}

// ScalarOf is the variable that an expression is, nil for others.
func ScalarOf(e ir.Expr) *ir.Symbol {
	if v, ok := e.(*ir.Var); ok {
		return v.Sym
	}
	return nil
}
