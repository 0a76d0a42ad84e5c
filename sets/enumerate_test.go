package sets

import (
	"fmt"
	"maps"
	"slices"
	"testing"
)

// The enumerator: it evaluates a parsed tree at a point by its plain meaning.
// It shares only the tree with the engine.

// existsRange bounds the values tried for an existential. The generated
// formulas have coefficients small enough for it (see random_test.go).
const existsRange = 60

type env map[string]int64

// contains reports whether the tree holds at the point (in then out).
func (t unionTree) contains(params env, point []int64) bool {
	for _, f := range t.given {
		if !params.holds(f) {
			return false
		}
	}
	for _, p := range t.pieces {
		v := maps.Clone(params)
		elems := slices.Concat(p.in.flat(), p.out.flat())
		ok := true
		for i, e := range elems {
			v[e.name] = point[i]
			x := fraction{point[i], 1}
			ok = ok && (e.value == nil || compareIn(v, x, "=", e.value)) &&
				(e.low == nil || compareIn(v, x, ">=", e.low)) && (e.high == nil || compareIn(v, x, "<=", e.high))
		}
		if ok && v.holds(p.cond) {
			return true
		}
	}
	return false
}

// compareIn reports whether e has a value y and x op y.
func compareIn(v env, x fraction, op string, e expr) bool {
	y, ok := v.fraction(e)
	return ok && compareFractions(x, op, y)
}

func (v env) holds(f formula) bool {
	switch f := f.(type) {
	case boolFormula:
		return bool(f)
	case notFormula:
		return !v.holds(f.f)
	case andFormula:
		return v.holds(f.a) && v.holds(f.b)
	case orFormula:
		return v.holds(f.a) || v.holds(f.b)
	case chainFormula:
		return v.chainHolds(f)
	case existsFormula:
		return v.someHolds(f.vars, f.f)
	}
	panic(fmt.Sprintf("formula %T", f))
}

func (v env) someHolds(vars []boundVar, f formula) bool {
	if len(vars) == 0 {
		return v.holds(f)
	}
	name := vars[0].name
	old, shadowed := v[name]
	defer func() {
		delete(v, name)
		if shadowed {
			v[name] = old
		}
	}()
	if vars[0].def != nil {
		x, ok := v.fraction(vars[0].def)
		if !ok || x.num%x.den != 0 {
			return false
		}
		v[name] = x.num / x.den
		return v.someHolds(vars[1:], f)
	}
	for x := int64(-existsRange); x <= existsRange; x++ {
		v[name] = x
		if v.someHolds(vars[1:], f) {
			return true
		}
	}
	return false
}

func (v env) chainHolds(f chainFormula) bool {
	for i, op := range f.ops {
		for _, a := range f.lists[i] {
			for _, b := range f.lists[i+1] {
				x, ok := v.fraction(a)
				if !ok || !compareIn(v, x, op, b) {
					return false
				}
			}
		}
	}
	return true
}

// fraction is num/den with den >= 1.
type fraction struct{ num, den int64 }

func compareFractions(x fraction, op string, y fraction) bool {
	a, b, one := x.num*y.den, y.num*x.den, x.den*y.den
	switch op {
	case "=":
		return a == b
	case "!=":
		return a-b >= one || b-a >= one
	case "<":
		return b-a >= one
	case "<=":
		return a <= b
	case ">":
		return a-b >= one
	}
	return a >= b
}

// fraction returns the value of an expression; false if it has none.
func (v env) fraction(e expr) (fraction, bool) {
	switch e := e.(type) {
	case numExpr:
		return fraction{int64(e), 1}, true
	case nameExpr:
		x, ok := v[string(e)]
		if !ok {
			panic("no value for " + string(e))
		}
		return fraction{x, 1}, true
	case sumExpr:
		x, okX := v.fraction(e.a)
		y, okY := v.fraction(e.b)
		return fraction{x.num*y.den + y.num*x.den, x.den * y.den}, okX && okY
	case scaleExpr:
		x, ok := v.fraction(e.e)
		return fraction{e.k * x.num, x.den}, ok
	case floorExpr:
		x, ok := v.fraction(e.e)
		return fraction{countedFloor(x.num, x.den*e.d), 1}, ok
	case quotExpr:
		x, ok := v.fraction(e.e)
		return fraction{x.num, x.den * e.d}, ok
	case modExpr:
		x, ok := v.fraction(e.e)
		return fraction{x.num - x.den*e.d*countedFloor(x.num, x.den*e.d), x.den}, ok
	}
	return v.chosen(e)
}

// chosen is fraction for an expression that chooses among others.
func (v env) chosen(e expr) (fraction, bool) {
	switch e := e.(type) {
	case extremumExpr:
		best, ok := v.fraction(e.list[0])
		for _, x := range e.list[1:] {
			y, okY := v.fraction(x)
			if ok = ok && okY; e.isMax == (y.num*best.den > best.num*y.den) {
				best = y
			}
		}
		return best, ok
	case casesExpr:
		for _, c := range e.cases {
			if v.holds(c.cond) {
				return v.fraction(c.e)
			}
		}
		return fraction{0, 1}, false
	}
	panic(fmt.Sprintf("expression %T", e))
}

// countedFloor counts down, on purpose unlike the engine's division.
func countedFloor(a, d int64) int64 {
	q := a / d
	for q*d > a {
		q--
	}
	return q
}

// boxPoints calls f with every point of [low, high]^n in lexicographic order.
func boxPoints(n int, low, high int64, f func(p []int64)) {
	p := make([]int64, n)
	var fill func(i int)
	fill = func(i int) {
		if i == n {
			f(p)
			return
		}
		for p[i] = low; p[i] <= high; p[i]++ {
			fill(i + 1)
		}
	}
	fill(0)
}

func TestEnumerator(t *testing.T) {
	tree, err := parseTree("[n] -> { [i, j = 0:n] : exists e : i = 2e and not (j = 1 or j mod 3 = 2) and floor((i - 1)/3) = max(-1, i - 1) }")
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	boxPoints(2, -4, 4, func(p []int64) {
		if tree.contains(env{"n": 3}, p) {
			got = append(got, fmt.Sprint(p))
		}
	})
	if want := []string{"[-2 0]", "[-2 3]", "[0 0]", "[0 3]"}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}
