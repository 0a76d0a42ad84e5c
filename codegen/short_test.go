package codegen

import (
	"testing"

	"dhpfgo/ir"
)

// TestShortLoops wants loops to be short whose bounds lie within constants, by way of the loops around them, up and down.
func TestShortLoops(t *testing.T) {
	variable := func(name string) *ir.Symbol { return &ir.Symbol{Name: name, Type: ir.Int8} }
	c := func(n int64) ir.Expr { return &ir.Const{T: ir.Int8, I: n} }
	plus := func(v *ir.Symbol, n int64) ir.Expr {
		return &ir.Binary{Op: ir.Add, X: &ir.Var{Sym: v}, Y: c(n), T: ir.Int8}
	}
	loop := func(v *ir.Symbol, lo, hi ir.Expr, step int64, body ...ir.Stmt) *ir.Do {
		return &ir.Do{Var: v, Lo: lo, Hi: hi, Step: c(step), Body: body}
	}
	k, i, j, n := variable("k"), variable("i"), variable("j"), variable("n")
	inner := loop(j, plus(i, 1), plus(k, 3), 1)
	downward := loop(j, plus(k, 0), c(1), -1)
	middle := loop(i, plus(k, 1), c(16), 1, inner, downward)
	outer := loop(k, c(1), c(16), 1, middle)
	unknown := loop(i, plus(n, 0), c(4), 1, loop(j, plus(i, 0), plus(i, 3), 1))
	long := loop(i, c(1), c(17), 1)
	down := loop(i, c(17), c(1), -1)
	far := loop(i, c(1), c(40), 3, loop(j, c(1), plus(i, 0), 1))
	again := loop(k, c(1), plus(n, 0), 1, loop(j, plus(k, 0), c(3), 1))
	body := []ir.Stmt{outer, unknown, long, down, &ir.If{Branches: []ir.Branch{{Body: []ir.Stmt{far}}}}, loop(k, c(1), c(2), 1, again)}
	short := shortLoops(body)
	for _, w := range []struct {
		name string
		d    *ir.Do
		want bool
	}{{"16 iterations", outer, true}, {"fewer and fewer", middle, true}, {"1 to 18 from 3", inner, false}, {"down to 1", downward, true},
		{"from n", unknown, false}, {"four from n", unknown.Body[0].(*ir.Do), true}, {"17", long, false}, {"17 down", down, false},
		{"14 of 40", far, true}, {"to 40", far.Body[0].(*ir.Do), false}, {"another k", again.Body[0].(*ir.Do), false}} {
		if short[w.d] != w.want {
			t.Errorf("%s: short is %v, want %v", w.name, short[w.d], w.want)
		}
	}
}
