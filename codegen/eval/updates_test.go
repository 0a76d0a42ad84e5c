package eval

import (
	"testing"

	"dhpfgo/ir"
)

// TestJoinOf numbers the operators of reduction statements: by one that comes between, or on the right of a minus, nothing is joined.
func TestJoinOf(t *testing.T) {
	variable := func(name string) ir.Expr {
		return &ir.Var{Sym: &ir.Symbol{Name: name, Type: ir.Real8}}
	}
	v, y := variable("v"), variable("y")
	op := func(o ir.Op, a, b ir.Expr) ir.Expr { return &ir.Binary{Op: o, X: a, Y: b, T: ir.Real8} }
	for _, c := range []struct {
		name string
		e    ir.Expr
		want int
	}{
		{"v", v, 0},
		{"v + y", op(ir.Add, v, y), 1},
		{"y + v", op(ir.Add, y, v), 1},
		{"v - y", op(ir.Sub, v, y), 1},
		{"y - v", op(ir.Sub, y, v), 0},
		{"y + (v - y)", op(ir.Add, y, op(ir.Sub, v, y)), 1},
		{"y - (y - v)", op(ir.Sub, y, op(ir.Sub, y, v)), 0},
		{"y * v", op(ir.Mul, y, v), 2},
		{"y * v + y", op(ir.Add, op(ir.Mul, y, v), y), 0},
		{"y / v", op(ir.Div, y, v), 0},
		{"max(y, v)", &ir.Call{Fn: "max", Args: []ir.Expr{y, v}, T: ir.Real8}, 7},
		{"min(y, v + y)", &ir.Call{Fn: "min", Args: []ir.Expr{y, op(ir.Add, v, y)}, T: ir.Real8}, 0},
	} {
		if got := joinOf(c.e, v); got != c.want {
			t.Errorf("%s: %d, want %d", c.name, got, c.want)
		}
	}
}
