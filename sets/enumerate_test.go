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
func (t relationTree) contains(params env, point []int64) bool {
	for _, p := range t.pieces {
		v := maps.Clone(params)
		elems := slices.Concat(p.in.elems, p.out.elems)
		ok := true
		for i, e := range elems {
			v[e.name] = point[i]
			switch {
			case e.high != nil:
				ok = ok && v.value(e.low) <= point[i] && point[i] <= v.value(e.high)
			case e.low != nil:
				ok = ok && v.value(e.low) == point[i]
			}
		}
		if ok && v.holds(p.cond) {
			return true
		}
	}
	return false
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
		v[name] = v.value(vars[0].def)
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
				if !compareInts(v.value(a), op, v.value(b)) {
					return false
				}
			}
		}
	}
	return true
}

func compareInts(x int64, op string, y int64) bool {
	switch op {
	case "=":
		return x == y
	case "!=":
		return x != y
	case "<":
		return x < y
	case "<=":
		return x <= y
	case ">":
		return x > y
	}
	return x >= y
}

func (v env) value(e expr) int64 {
	switch e := e.(type) {
	case numExpr:
		return int64(e)
	case nameExpr:
		x, ok := v[string(e)]
		if !ok {
			panic("no value for " + string(e))
		}
		return x
	case sumExpr:
		return v.value(e.a) + v.value(e.b)
	case scaleExpr:
		return e.k * v.value(e.e)
	case floorExpr:
		return floorOf(v.value(e.e), e.d)
	case modExpr:
		x := v.value(e.e)
		return x - e.d*floorOf(x, e.d)
	case extremumExpr:
		best := v.value(e.list[0])
		for _, x := range e.list[1:] {
			if y := v.value(x); e.isMax == (y > best) {
				best = y
			}
		}
		return best
	}
	panic(fmt.Sprintf("expression %T", e))
}

// floorOf counts down, on purpose unlike the engine's division.
func floorOf(a, d int64) int64 {
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
	tree, err := parseTree("[n] -> { [i, j = 0:n] : exists e : i = 2e and not (j = 1 or j mod 3 = 2) and floor((i - 1)/3) = max(-1, i - 1) }", false)
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
