package ir

import (
	"fmt"
	"math/bits"
	"slices"
)

// Affine is Const + Σ Coef·Sym over scalar integer variables. Terms are in order of first appearance, without zeros.
type Affine struct {
	Const int64
	Terms []AffTerm
}

// AffTerm is one variable of an Affine with its coefficient.
type AffTerm struct {
	Sym  *Symbol
	Coef int64
}

// Coef is the coefficient of a variable, 0 where it does not occur.
func (a *Affine) Coef(s *Symbol) int64 {
	for _, t := range a.Terms {
		if t.Sym == s {
			return t.Coef
		}
	}
	return 0
}

// Expr is f times the form as an expression of kind 8.
func (a *Affine) Expr(f int64) Expr {
	e := Expr(Int8Const(f * a.Const))
	for _, t := range a.Terms {
		e = &Binary{Op: Add, X: e, Y: &Binary{Op: Mul, X: Int8Const(f * t.Coef), Y: Int8Of(&Var{Sym: t.Sym}), T: Int8}, T: Int8}
	}
	return e
}

// AffineOf gives e as an affine form, or the reason why it is none ("product of i and j"). Integer kinds are ignored: an
// overflow is the program's fault, Fortran 2008, 7.1.5.2.4.
func AffineOf(e Expr) (a *Affine, why string) {
	if e == nil {
		return nil, "no expression"
	}
	if e.Type().Base != Integer {
		return nil, fmt.Sprintf("%s is not an integer", ExprString(e))
	}
	switch e := e.(type) {
	case *Const:
		if e.Wide != "" {
			return nil, fmt.Sprintf("%s is no subscript", ExprString(e))
		}
		return &Affine{Const: e.I}, ""
	case *Var:
		return &Affine{Terms: []AffTerm{{e.Sym, 1}}}, ""
	case *Conv:
		return affineConv(e)
	case *Unary:
		if a, why = AffineOf(e.X); why == "" {
			return a.combine(-1, &Affine{}, 0)
		}
		return nil, why
	case *Binary:
		return affineBinary(e)
	case *Elem:
		return nil, fmt.Sprintf("value of the array element %s", ExprString(e))
	case *Call:
		if c := constantOf(e); c != nil {
			return &Affine{Const: c.I}, ""
		}
		return nil, fmt.Sprintf("result of the function %s", e.Fn)
	}
	return nil, "not an affine expression"
}

// constantOf is the value of an expression of constants, nil for others. Extents such as max(12, 0) become one where a variable is
// replaced by its value.
func constantOf(e Expr) *Const {
	var operands []*Const
	operand := func(list ...Expr) {
		for _, x := range list {
			operands = append(operands, constantOf(x))
		}
	}
	switch e := e.(type) {
	case *Const:
		return e
	case *Unary:
		operand(e.X)
	case *Binary:
		operand(e.X, e.Y)
	case *Conv:
		operand(e.X)
	case *Call:
		operand(e.Args...)
	}
	if len(operands) == 0 || slices.Contains(operands, nil) {
		return nil
	}
	c, why := FoldNode(e, operands, true)
	if why != "" {
		return nil
	}
	return c
}

func affineConv(e *Conv) (*Affine, string) {
	if e.X.Type().Base != Integer {
		return nil, fmt.Sprintf("conversion of %s to integer", ExprString(e.X))
	}
	return AffineOf(e.X)
}

func affineBinary(e *Binary) (*Affine, string) {
	x, why := AffineOf(e.X)
	if why != "" {
		return nil, why
	}
	y, why := AffineOf(e.Y)
	if why != "" {
		return nil, why
	}
	switch e.Op {
	case Add:
		return x.combine(1, y, 1)
	case Sub:
		return x.combine(1, y, -1)
	case Mul:
		if len(x.Terms) == 0 {
			return y.combine(x.Const, &Affine{}, 0)
		}
		if len(y.Terms) == 0 {
			return x.combine(y.Const, &Affine{}, 0)
		}
		return nil, fmt.Sprintf("product of %s and %s", ExprString(e.X), ExprString(e.Y))
	case Div, FloorDiv, CeilDiv:
		if c := constantOf(e); c != nil {
			return &Affine{Const: c.I}, ""
		}
		return nil, fmt.Sprintf("quotient of %s and %s", ExprString(e.X), ExprString(e.Y))
	case Pow:
		return nil, fmt.Sprintf("power %s", ExprString(e))
	}
	return nil, fmt.Sprintf("%s is not affine", ExprString(e))
}

// combine returns f·a + g·b, or the reason why the numbers do not fit.
func (a *Affine) combine(f int64, b *Affine, g int64) (*Affine, string) {
	out := &Affine{}
	ok := addScaled(&out.Const, f, a.Const) && addScaled(&out.Const, g, b.Const)
	for _, t := range a.Terms {
		ok = ok && out.add(t.Sym, f, t.Coef)
	}
	for _, t := range b.Terms {
		ok = ok && out.add(t.Sym, g, t.Coef)
	}
	if !ok {
		return nil, "numbers too large"
	}
	kept := out.Terms[:0]
	for _, t := range out.Terms {
		if t.Coef != 0 {
			kept = append(kept, t)
		}
	}
	out.Terms = kept
	return out, ""
}

func (a *Affine) add(s *Symbol, f, c int64) bool {
	for i := range a.Terms {
		if a.Terms[i].Sym == s {
			return addScaled(&a.Terms[i].Coef, f, c)
		}
	}
	a.Terms = append(a.Terms, AffTerm{Sym: s})
	return addScaled(&a.Terms[len(a.Terms)-1].Coef, f, c)
}

// addScaled adds f·c to *sum and reports whether it Fits.
func addScaled(sum *int64, f, c int64) bool {
	p, ok := mulInt(f, c)
	s := *sum + p
	if !ok || p >= 0 != (s >= *sum) {
		return false
	}
	*sum = s
	return true
}

// mulInt returns x·y and whether it Fits.
func mulInt(x, y int64) (int64, bool) {
	hi, lo := bits.Mul64(magnitude(x), magnitude(y))
	if hi != 0 || lo > 1<<63-1 {
		return 0, false
	}
	if (x < 0) != (y < 0) {
		return -int64(lo), true
	}
	return int64(lo), true
}

func magnitude(x int64) uint64 {
	if x < 0 {
		return -uint64(x)
	}
	return uint64(x)
}

// Plus is a + f·b, if the numbers fit.
func (a *Affine) Plus(f int64, b *Affine) (sum *Affine, ok bool) {
	sum, why := a.combine(1, b, f)
	return sum, why == ""
}

// Minus is a - b where this is a constant.
func (a *Affine) Minus(b *Affine) (int64, bool) {
	d, why := a.combine(1, b, -1)
	if why != "" || len(d.Terms) > 0 {
		return 0, false
	}
	return d.Const, true
}

// Difference returns x - y where this is a constant: of affine forms, and zero for what is the same and calls no function.
func Difference(x, y Expr) (int64, bool) {
	a, whyA := AffineOf(x)
	b, whyB := AffineOf(y)
	if whyA == "" && whyB == "" {
		return a.Minus(b)
	}
	calls := func(e Expr) bool { _, is := e.(*FuncRef); return is }
	return 0, EqualStripped(x, y) && !AnyExpr(x, calls)
}

// Tuples are the values that integer scalars can have together at a place of a program: each of Values has one for each of Of.
type Tuples struct {
	Of     []*Symbol
	Values [][]int64
}

// Differ reports whether two forms of the scalars have different values at the place, whichever tuple holds.
func (t *Tuples) Differ(a, b *Affine) bool {
	return !slices.ContainsFunc(t.Values, func(values []int64) bool {
		x, okX := t.valueOf(a, values)
		y, okY := t.valueOf(b, values)
		return !okX || !okY || x == y
	})
}

func (t *Tuples) valueOf(a *Affine, values []int64) (n int64, ok bool) {
	n = a.Const
	for _, term := range a.Terms {
		k := slices.Index(t.Of, term.Sym)
		if k < 0 {
			return 0, false
		}
		n += term.Coef * values[k]
	}
	return n, true
}

// Project lists the values of some of the scalars, each tuple once; nil if a variable is none of them.
func (t *Tuples) Project(scalars []*Symbol) [][]int64 {
	var out [][]int64
	for _, values := range t.Values {
		var p []int64
		for _, s := range scalars {
			k := slices.Index(t.Of, s)
			if k < 0 {
				return nil
			}
			p = append(p, values[k])
		}
		if !slices.ContainsFunc(out, func(q []int64) bool { return slices.Equal(p, q) }) {
			out = append(out, p)
		}
	}
	return out
}
