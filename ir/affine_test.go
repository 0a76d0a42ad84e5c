package ir

import (
	"math"
	"math/rand"
	"strings"
	"testing"
)

// evaluate computes an integer expression without regard to overflow.
func evaluate(e Expr, env map[*Symbol]int64) int64 {
	switch e := e.(type) {
	case *Const:
		return e.I
	case *Var:
		return env[e.Sym]
	case *Conv:
		return evaluate(e.X, env)
	case *Unary:
		return -evaluate(e.X, env)
	case *Binary:
		x, y := evaluate(e.X, env), evaluate(e.Y, env)
		switch e.Op {
		case Add:
			return x + y
		case Sub:
			return x - y
		}
		return x * y
	}
	return 0
}

func randomExpr(r *rand.Rand, syms []*Symbol, depth int) Expr {
	if depth == 0 {
		if r.Intn(2) == 0 {
			return i4(int64(r.Intn(21) - 10))
		}
		return &Var{Sym: syms[r.Intn(len(syms))]}
	}
	x, y := randomExpr(r, syms, depth-1), randomExpr(r, syms, depth-1)
	switch r.Intn(5) {
	case 0:
		return &Unary{Op: Neg, X: x}
	case 1:
		return &Conv{T: Int8, X: x}
	}
	return &Binary{Op: []Op{Add, Sub, Mul}[r.Intn(3)], X: x, Y: y, T: Int4}
}

// TestAffineValues compares the form with the expression for random values.
func TestAffineValues(t *testing.T) {
	r := rand.New(rand.NewSource(2))
	syms := []*Symbol{{Name: "i", Type: Int4}, {Name: "j", Type: Int4}, {Name: "n", Type: Int8}}
	affine := 0
	for range 20000 {
		e := randomExpr(r, syms, 1+r.Intn(4))
		a, why := AffineOf(e)
		if why != "" {
			continue
		}
		affine++
		env := map[*Symbol]int64{}
		sum := a.Const
		for _, s := range syms {
			env[s] = int64(r.Intn(2001) - 1000)
		}
		for _, x := range a.Terms {
			if x.Coef == 0 {
				t.Fatalf("%s: zero term", ExprString(e))
			}
			sum += x.Coef * env[x.Sym]
		}
		if sum != evaluate(e, env) {
			t.Fatalf("%s = %d, its form gives %d", ExprString(e), evaluate(e, env), sum)
		}
	}
	if affine < 5000 {
		t.Errorf("only %d affine expressions", affine)
	}
}

// TestAffineOfConstants takes calls of constants for their values: max(12, 0) - merge(3, 4, 1 <= 0) + i = i + 8.
func TestAffineOfConstants(t *testing.T) {
	i := &Symbol{Name: "i", Type: Int4}
	never := &Binary{Op: LE, X: i4(1), Y: i4(0), T: Log4}
	merged := &Call{Fn: "merge", Args: []Expr{i4(3), i4(4), never}, T: Int4}
	extent := &Call{Fn: "max", Args: []Expr{i4(12), i4(0)}, T: Int4}
	e := &Binary{Op: Add, X: &Binary{Op: Sub, X: extent, Y: merged, T: Int4}, Y: &Var{Sym: i}, T: Int4}
	a, why := AffineOf(e)
	if why != "" || a.Const != 8 || len(a.Terms) != 1 || a.Terms[0] != (AffTerm{i, 1}) {
		t.Errorf("%s: %v, %q", ExprString(e), a, why)
	}
}

func TestAffineReasons(t *testing.T) {
	i, j := &Symbol{Name: "i", Type: Int4}, &Symbol{Name: "j", Type: Int4}
	v, w := &Var{Sym: i}, &Var{Sym: j}
	arr := &Symbol{Name: "ind", Type: Int4, Dims: []Dim{{i4(1), i4(9)}}}
	for _, x := range []struct {
		e    Expr
		want string
	}{
		{&Binary{Op: Mul, X: v, Y: w, T: Int4}, "product of i and j"},
		{&Binary{Op: Div, X: v, Y: i4(2), T: Int4}, "quotient of i and 2"},
		{&Elem{Sym: arr, Subs: []Expr{v}}, "array element ind(i)"},
		{&Call{Fn: "mod", Args: []Expr{v, w}, T: Int4}, "function mod"},
		{&Conv{T: Int4, X: &Var{Sym: &Symbol{Name: "x", Type: Real4}}}, "conversion of x"},
		{&Binary{Op: Add, X: i8(math.MaxInt64), Y: i8(1), T: Int8}, "too large"},
		{&Binary{Op: Mul, X: i8(math.MinInt64), Y: v, T: Int8}, "too large"},
		{r4(1), "not an integer"}, {nil, "no expression"},
	} {
		if a, why := AffineOf(x.e); !strings.Contains(why, x.want) || a != nil {
			t.Errorf("%s: %v, %q, want %q", ExprString(x.e), a, why, x.want)
		}
	}
}

func TestExprString(t *testing.T) {
	v, w := &Var{Sym: &Symbol{Name: "i", Type: Int4}}, &Var{Sym: &Symbol{Name: "j", Type: Int4}}
	sub := &Binary{Op: Sub, X: v, Y: w, T: Int4}
	for _, x := range []struct {
		e    Expr
		want string
	}{
		{&Binary{Op: Sub, X: v, Y: sub, T: Int4}, "i - (i - j)"}, {&Binary{Op: Sub, X: sub, Y: v, T: Int4}, "i - j - i"},
		{&Binary{Op: Mul, X: sub, Y: i4(-2), T: Int4}, "(i - j)*(-2)"}, {&Binary{Op: Pow, X: &Unary{Op: Neg, X: v}, Y: i4(2), T: Int4}, "(-i)**2"},
		{&Unary{Op: Not, X: &Binary{Op: LT, X: v, Y: w, T: Log4}}, ".not.i < j"}, {&Conv{T: Int8, X: sub}, "i - j"},
		{&Binary{Op: FloorDiv, X: v, Y: i4(4), T: Int8}, "floordiv(i,4)"}, {r8(1e300), "1.0d300"}, {r4(0.5), "0.5"},
		{&Binary{Op: Pow, X: v, Y: &Binary{Op: Pow, X: v, Y: w, T: Int4}, T: Int4}, "i**i**j"},
	} {
		if got := ExprString(x.e); got != x.want {
			t.Errorf("got %q, want %q", got, x.want)
		}
	}
}
