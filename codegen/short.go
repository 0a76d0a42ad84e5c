package codegen

import (
	"maps"

	"dhpfgo/ir"
)

// fewIterations is how many a loop has at most that is unrolled within another one.
const fewIterations = 16

// shortLoops finds the loops of at most fewIterations, by the constants between which the variables of the loops around them lie:
//
//	do k = 1, 4; do i = k+1, 4; do j = k+1, 4          3 iterations at most
func shortLoops(body []ir.Stmt) map[*ir.Do]bool {
	short := map[*ir.Do]bool{}
	findShort(body, map[*ir.Symbol]span{}, short)
	return short
}

// span is what the values of a variable or expression lie between.
type span struct{ low, high int64 }

func findShort(body []ir.Stmt, known map[*ir.Symbol]span, short map[*ir.Do]bool) {
	for _, s := range body {
		d, ok := s.(*ir.Do)
		if !ok {
			s.EachBlock(func(b []ir.Stmt) { findShort(b, known, short) })
			continue
		}
		inside := maps.Clone(known)
		delete(inside, d.Var)
		low, high := d.Lo, d.Hi
		step, constant := d.ConstantStep()
		if step < 0 {
			low, high, step = d.Hi, d.Lo, -step
		}
		n, fixed := ir.Difference(high, low)
		from, okFrom := spanOf(low, known)
		to, okTo := spanOf(high, known)
		if okFrom && okTo {
			inside[d.Var] = span{from.low, to.high}
			n, fixed = to.high-from.low, true
		}
		short[d] = constant && fixed && n/step < fewIterations
		findShort(d.Body, inside, short)
	}
}

// spanOf is that of an affine expression of variables whose spans are known.
func spanOf(e ir.Expr, known map[*ir.Symbol]span) (span, bool) {
	a, why := ir.AffineOf(e)
	if why != "" {
		return span{}, false
	}
	out := span{a.Const, a.Const}
	for _, t := range a.Terms {
		v, ok := known[t.Sym]
		if !ok {
			return span{}, false
		}
		low, high := t.Coef*v.low, t.Coef*v.high
		out.low += min(low, high)
		out.high += max(low, high)
	}
	return out, true
}
