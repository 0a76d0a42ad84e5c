package ir

import "testing"

func TestReferenceText(t *testing.T) {
	a := &Symbol{Name: "a", Type: Real4}
	i := &Var{Sym: &Symbol{Name: "i", Type: Int4}}
	sum := func(op Op, n int64) Expr { return &Binary{Op: op, X: i, Y: &Const{T: Int4, I: n}, T: Int4} }
	for _, c := range []struct {
		sub  Expr
		want string
	}{
		{sum(Add, -1), "a(i-1)"}, {sum(Sub, -2), "a(i+2)"}, {sum(Add, 0), "a(i)"}, {sum(Sub, 0), "a(i)"}, {sum(Add, 3), "a(i+3)"},
		{sum(Mul, -1), "a(i*(-1))"},
	} {
		if got := ReferenceText(&Elem{Sym: a, Subs: []Expr{c.sub}}); got != c.want {
			t.Errorf("%s, want %s", got, c.want)
		}
	}
}
