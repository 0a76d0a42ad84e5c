package elements

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/ir/shapes"
)

// Loops are the loops that an array operation runs in, those of the FORALLs around it first.
type Loops struct {
	Nests  []*Nest
	Inside []ir.Stmt // what each iteration computes first
	Around []*ir.Do  // the DO loops around the operation, the outermost first: all its iterations are in one of theirs
}

// Vars lists the variables of the loops.
func (l Loops) Vars() []*ir.Symbol {
	var out []*ir.Symbol
	for _, n := range l.Nests {
		out = append(out, n.Vars...)
	}
	return out
}

// over is the range of a loop variable.
func (l Loops) over(s *ir.Symbol) (t shapes.Triplet, ok bool) {
	for _, n := range l.Nests {
		if d := slices.Index(n.Vars, s); d >= 0 && d < len(n.Base) && n.Base[d].Vector == nil {
			return n.Base[d], true
		}
	}
	return t, false
}

// varying lists the variables that differ between iterations.
func (l Loops) varying() []*ir.Symbol {
	out := l.Vars()
	ir.EachMention(l.Inside, func(s *ir.Symbol, r ir.Role) {
		if r == ir.Def || r == ir.Update {
			out = append(out, s)
		}
	})
	return out
}

// span is where the values of a subscript lie in all iterations: from lo to hi, each a multiple of step away from base.
type span struct {
	lo, hi, base *ir.Affine
	step         int64 // 0 where the subscript is the same in all iterations
}

// apart reports whether two references to an array never meet, whatever their iterations, by one dimension that keeps them apart. With
// a subscript in lo..hi, one in lo'..hi', and steps s and s' from base and base':
//
//	lo > hi', or lo' > hi, or base - base' is no multiple of gcd(s, s')
//
// In a(k+1:n,k) = a(k+1:n,k)/a(k,k) the first holds, in u(2:n:2) = u(1:n-1:2) the last. In a(:,j) = a(:,j) - a(:,k)*a(j,k) the first
// holds where a loop around is j = k+1, n.
func (l Loops) apart(a, b *ir.Elem) bool {
	varying := l.varying()
	for k := range min(len(a.Subs), len(b.Subs)) {
		x, ok := l.spanOf(a.Subs[k], varying)
		if !ok {
			continue
		}
		if y, ok := l.spanOf(b.Subs[k], varying); ok && l.misses(x, y) {
			return true
		}
	}
	return false
}

func (l Loops) misses(x, y span) bool {
	positive := func(a, b *ir.Affine) bool {
		d, ok := a.Plus(-1, b)
		return ok && l.isPositive(d)
	}
	if positive(x.lo, y.hi) || positive(y.lo, x.hi) {
		return true
	}
	d, ok := x.base.Minus(y.base)
	s := gcd(x.step, y.step)
	return ok && s != 0 && d%s != 0
}

// isPositive reports whether a value is above zero for all values that the variables of the loops around have: of the loop
// j = lo, hi with a positive step
//
//	c*j >= c*lo for c > 0,   c*j >= c*hi for c < 0
//
// if lo and hi are made of constants and of variables of loops further out, which nothing sets inside.
func (l Loops) isPositive(d *ir.Affine) bool {
	for k := len(l.Around) - 1; k >= 0 && len(d.Terms) > 0; k-- {
		do := l.Around[k]
		i := slices.IndexFunc(d.Terms, func(t ir.AffTerm) bool { return t.Sym == do.Var })
		if i < 0 {
			continue
		}
		step, isConst := do.Step.(*ir.Const)
		if do.Step != nil && !isConst {
			return false
		}
		first, c := do.Lo, d.Terms[i].Coef
		if (c < 0) == (step == nil || step.I > 0) {
			first = do.Hi
		}
		bound, why := ir.AffineOf(first)
		if why != "" || !l.fixed(bound, k) {
			return false
		}
		own := &ir.Affine{Terms: []ir.AffTerm{{Sym: do.Var, Coef: 1}}}
		rest, ok := d.Plus(-c, own)
		if !ok {
			return false
		}
		if d, ok = rest.Plus(c, bound); !ok {
			return false
		}
	}
	return len(d.Terms) == 0 && d.Const > 0
}

// fixed reports whether a bound of loop k around has variables of the loops outside it alone.
func (l Loops) fixed(bound *ir.Affine, k int) bool {
	return !slices.ContainsFunc(bound.Terms, func(t ir.AffTerm) bool {
		return !slices.ContainsFunc(l.Around[:k], func(do *ir.Do) bool { return do.Var == t.Sym })
	})
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return max(a, -a)
}

// spanOf is the span of a subscript, if its loops have steps that are known and bounds that no iteration changes.
func (l Loops) spanOf(sub ir.Expr, varying []*ir.Symbol) (s span, ok bool) {
	a, why := ir.AffineOf(sub)
	if why != "" {
		return s, false
	}
	start := &ir.Affine{Const: a.Const}
	s = span{lo: start, hi: start, base: start}
	for _, t := range a.Terms {
		if !slices.Contains(varying, t.Sym) {
			of := &ir.Affine{Terms: []ir.AffTerm{{Sym: t.Sym, Coef: 1}}}
			if !s.add(t.Coef, of, of, of) {
				return s, false
			}
			continue
		}
		if r, ok := l.over(t.Sym); !ok || !s.addRange(t.Coef, r, varying) {
			return s, false
		}
	}
	return s, true
}

// addRange adds coef times the variable of a loop over r.
func (s *span) addRange(coef int64, r shapes.Triplet, varying []*ir.Symbol) bool {
	by, whyStep := ir.AffineOf(r.Step)
	lo, whyLo := ir.AffineOf(r.Lo)
	hi, whyHi := ir.AffineOf(r.Hi)
	if whyStep != "" || len(by.Terms) > 0 || whyLo != "" || whyHi != "" || Uses(r.Lo, varying) || Uses(r.Hi, varying) {
		return false
	}
	s.step = gcd(s.step, coef*by.Const)
	base := lo
	if by.Const < 0 {
		lo, hi = hi, lo
	}
	if coef < 0 {
		lo, hi = hi, lo
	}
	return s.add(coef, lo, hi, base)
}

func (s *span) add(coef int64, lo, hi, base *ir.Affine) (ok bool) {
	for _, side := range []struct {
		sum **ir.Affine
		by  *ir.Affine
	}{{&s.lo, lo}, {&s.hi, hi}, {&s.base, base}} {
		if *side.sum, ok = (*side.sum).Plus(coef, side.by); !ok {
			return false
		}
	}
	return true
}
