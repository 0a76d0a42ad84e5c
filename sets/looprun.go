package sets

import (
	"iter"
	"maps"
	"math"
	"math/big"
	"slices"
)

// Visits runs the program for the given parameter values and yields the iterations, by statement
// and point; the slice is reused. A parameter without a value counts as 0. The arithmetic does not
// check for overflow.
func (l *Loops) Visits(params map[string]int64) iter.Seq2[string, []int64] {
	return func(yield func(string, []int64) bool) {
		m := machine{v: make(map[string]int64), yield: yield}
		for n, x := range params {
			m.v[n] = x
		}
		m.run(l.Body)
	}
}

// machine interprets loop programs.
type machine struct {
	v     map[string]int64
	args  []int64
	yield func(string, []int64) bool
}

// run returns false if the consumer wants no more.
func (m *machine) run(body []Node) bool {
	for _, n := range body {
		if !m.node(n) {
			return false
		}
	}
	return true
}

func (m *machine) node(n Node) bool {
	switch n := n.(type) {
	case *For:
		return m.loop(n)
	case *Let:
		m.v[n.Var] = n.Value.at(m.v)
		return m.run(n.Body)
	case *If:
		return !m.hold(n.Conds) || m.run(n.Body)
	case *Visit:
		m.args = m.args[:0]
		for _, a := range n.Args {
			m.args = append(m.args, a.at(m.v))
		}
		return m.yield(n.Name, m.args)
	}
	return true
}

func (m *machine) loop(f *For) bool {
	low, high := lowest(f.Lower, m.v), highest(f.Upper, m.v)
	step := max(f.Step, 1)
	if step > 1 {
		gap := f.Offset.at(m.v) - low
		low += gap - floorDiv(gap, step)*step
	}
	for x := low; x <= high; x += step {
		m.v[f.Var] = x
		if !m.run(f.Body) {
			return false
		}
		if x > math.MaxInt64-step {
			break
		}
	}
	return true
}

// lowest returns the least, over the lists, of the greatest ceil(Aff/Div).
func lowest(lists [][]Bound, v map[string]int64) int64 {
	best := int64(math.MaxInt64)
	for _, list := range lists {
		most := int64(math.MinInt64)
		for _, b := range list {
			most = max(most, -floorDiv(-b.Aff.at(v), max(b.Div, 1)))
		}
		best = min(best, most)
	}
	return best
}

// highest returns the greatest, over the lists, of the least floor(Aff/Div).
//
// Returns the greatest integer if there is no list.
func highest(lists [][]Bound, v map[string]int64) int64 {
	if len(lists) == 0 {
		return math.MaxInt64
	}
	best := int64(math.MinInt64)
	for _, list := range lists {
		least := int64(math.MaxInt64)
		for _, b := range list {
			least = min(least, floorDiv(b.Aff.at(v), max(b.Div, 1)))
		}
		best = max(best, least)
	}
	return best
}

func (m *machine) hold(conds []Cond) bool {
	for _, c := range conds {
		x := c.Expr.at(m.v)
		if c.Mod > 1 && x%c.Mod != 0 || c.Mod <= 1 && (x < 0 || c.Eq && x != 0) {
			return false
		}
	}
	return true
}

// at returns the value of the form.
func (a Aff) at(v map[string]int64) int64 {
	s := a.Const
	for _, t := range a.Terms {
		s += t.Coef * v[t.Name]
	}
	return s
}

func (e Expr) at(v map[string]int64) int64 {
	s := e.Aff.at(v)
	for _, f := range e.Floors {
		x, div := f.Num.at(v), max(f.Div, 1)
		q := floorDiv(x, div)
		if f.Mod {
			q = x - q*div
		}
		s += f.Coef * q
	}
	return s
}

// Contains reports whether the point is in the set for the given values of the parameters. Exact, for numbers of any size; it
// costs a multiplication for each coefficient.
func Contains(s Set, params map[string]int64, point ...int64) (bool, error) {
	r := s.rel()
	if r.err != nil {
		return false, r.err
	}
	if len(point) != len(r.out.dims) {
		return false, &OpError{"Contains", operandTexts(r), &SpaceError{"the point has another number of dimensions"}}
	}
	x := []*big.Int{big.NewInt(1)}
	for _, name := range r.params {
		v, ok := params[name]
		if !ok {
			return false, &OpError{"Contains", operandTexts(r), &SpaceError{"no value for parameter " + name}}
		}
		x = append(x, big.NewInt(v))
	}
	for _, v := range point {
		x = append(x, big.NewInt(v))
	}
	return slices.ContainsFunc(r.parts, func(c conjunct) bool { return c.holds(x) }), nil
}

// Points yields the points of the set for the given values of the parameters, in lexicographic order, each once; the slice is
// reused. A dimension without upper bound makes it endless; one without lower bound is an error, as is what [Set.Scan] cannot
// compute: then there is one step, with the error and no point.
func Points(s Set, params map[string]int64) iter.Seq2[[]int64, error] {
	return func(yield func([]int64, error) bool) {
		names := slices.Sorted(maps.Keys(params))
		for _, name := range names {
			if slices.Contains(s.rel().params, name) {
				s = s.Fix(name, params[name])
			}
		}
		if left := s.Params(); len(left) > 0 {
			yield(nil, &OpError{"Points", operandTexts(s.rel()), &SpaceError{"no value for parameter " + left[0]}})
			return
		}
		loops, err := s.Scan()
		if err != nil {
			yield(nil, err)
			return
		}
		for _, p := range loops.Visits(nil) {
			if !yield(p, nil) {
				return
			}
		}
	}
}
