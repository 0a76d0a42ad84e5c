package node

import (
	"dhpfgo/ir"
	"fmt"
	"maps"
	"testing"
)

// machine runs the integer programs of the tests: the oracle for what a transformation may not change.
type machine struct {
	t       *testing.T
	scalars map[*ir.Symbol]int64
	arrays  map[*ir.Symbol]map[string]int64
	watch   []*watch
	leaving ir.Stmt // the loop that EXIT ends
}

// watch is a loop marked as parallel while it runs: which iteration wrote or read each element.
type watch struct {
	iteration     int64
	writes, reads map[string]int64
}

// touch checks that no element that one iteration of a parallel loop writes is used by another one.
func (m *machine) touch(e *ir.Elem, at string, write bool) {
	key := e.Sym.Name + at
	for _, w := range m.watch {
		if other, ok := w.writes[key]; ok && other != w.iteration {
			m.t.Errorf("%s is written in iteration %d of a parallel loop and used in %d", key, other, w.iteration)
		}
		if !write {
			w.reads[key] = w.iteration
			continue
		}
		if other, ok := w.reads[key]; ok && other != w.iteration {
			m.t.Errorf("%s is read in iteration %d of a parallel loop and written in %d", key, other, w.iteration)
		}
		w.writes[key] = w.iteration
	}
}

func newMachine(t *testing.T) *machine {
	return &machine{t: t, scalars: map[*ir.Symbol]int64{}, arrays: map[*ir.Symbol]map[string]int64{}}
}

func (m *machine) run(body []ir.Stmt) {
	for _, s := range body {
		if m.stmt(s); m.leaving != nil {
			return
		}
	}
}

func (m *machine) stmt(s ir.Stmt) {
	switch s := s.(type) {
	case *ir.Assign:
		m.assign(s.LHS, m.value(s.RHS))
	case *ir.Do:
		m.do(s)
	case *ir.If:
		for _, b := range s.Branches {
			if b.Cond == nil || m.value(b.Cond) != 0 {
				m.run(b.Body)
				return
			}
		}
	case *ir.Jump:
		m.leaving = s.Loop
	case *ir.IOBegin, *ir.Transfer, *ir.IOEnd:
	default:
		m.t.Fatalf("no %T in this test", s)
	}
}

func (m *machine) do(s *ir.Do) {
	lo, hi, step := m.value(s.Lo), m.value(s.Hi), int64(1)
	if s.Step != nil {
		step = m.value(s.Step)
	}
	w := &watch{writes: map[string]int64{}, reads: map[string]int64{}}
	if s.Parallel || s.Independent != nil {
		m.watch = append(m.watch, w)
		defer func() { m.watch = m.watch[:len(m.watch)-1] }()
	}
	i, trips := lo, (hi-lo+step)/step
	if s.Forward {
		const lanes = 4
		for ; trips > 0; trips -= lanes {
			i = m.together(s, i, step, min(trips, lanes))
		}
	}
	for ; trips > 0; trips-- {
		m.scalars[s.Var] = i
		w.iteration = i
		m.run(s.Body)
		if m.leaving == ir.Stmt(s) {
			m.leaving = nil
			break
		}
		i += step
	}
	m.scalars[s.Var] = i
}

// together does each statement of a loop's body for several iterations before the next, each with scalars of its own.
func (m *machine) together(s *ir.Do, i, step, lanes int64) (next int64) {
	scalars := make([]map[*ir.Symbol]int64, lanes)
	for l := range scalars {
		scalars[l] = maps.Clone(m.scalars)
		scalars[l][s.Var] = i + int64(l)*step
	}
	for _, st := range s.Body {
		values, isAssign := make([]int64, lanes), false
		for l := range scalars {
			m.scalars = scalars[l]
			if a, ok := st.(*ir.Assign); ok {
				if sum, isScalar := a.LHS.(*ir.Var); isScalar && l > 0 && ir.Occurrences(a.RHS, sum.Sym) > 0 {
					m.scalars[sum.Sym] = values[l-1] // a sum: clang keeps it in order
				}
				values[l], isAssign = m.value(a.RHS), true
			} else {
				m.stmt(st)
			}
		}
		for l := range scalars {
			if m.scalars = scalars[l]; isAssign {
				m.assign(st.(*ir.Assign).LHS, values[l])
			}
		}
	}
	return i + lanes*step
}

func (m *machine) assign(lhs ir.Expr, v int64) {
	switch e := lhs.(type) {
	case *ir.Var:
		m.scalars[e.Sym] = v
	case *ir.Elem:
		at := m.place(e)
		m.touch(e, at, true)
		m.array(e.Sym)[at] = v
	}
}

func (m *machine) array(s *ir.Symbol) map[string]int64 {
	if m.arrays[s] == nil {
		m.arrays[s] = map[string]int64{}
	}
	return m.arrays[s]
}

func (m *machine) place(e *ir.Elem) string {
	var at []int64
	for _, s := range e.Subs {
		at = append(at, m.value(s))
	}
	return fmt.Sprint(at)
}

func (m *machine) value(e ir.Expr) int64 {
	switch e := e.(type) {
	case *ir.Const:
		return e.I + truth(e.L)
	case *ir.Var:
		return m.scalars[e.Sym]
	case *ir.Elem:
		at := m.place(e)
		m.touch(e, at, false)
		v, ok := m.array(e.Sym)[at]
		if !ok { // every element has its own value from the start
			v = int64(len(at)*7919) + int64(at[1])*31 + int64(at[len(at)-2])*17 + int64(len(e.Sym.Name))
			m.array(e.Sym)[at] = v
		}
		return v
	case *ir.Conv:
		return m.value(e.X)
	case *ir.Unary:
		if e.Op == ir.Not {
			return 1 - m.value(e.X)
		}
		return -m.value(e.X)
	case *ir.Call:
		return m.call(e)
	case *ir.Binary:
		if e.Op == ir.And && m.value(e.X) == 0 {
			return 0
		}
		return m.binary(e.Op, m.value(e.X), m.value(e.Y))
	}
	m.t.Fatalf("no %T in this test", e)
	return 0
}

func (m *machine) call(e *ir.Call) int64 {
	x := m.value(e.Args[0])
	if e.Fn == "merge" {
		if y := m.value(e.Args[1]); m.value(e.Args[2]) == 0 {
			return y
		}
		return x
	}
	for _, a := range e.Args[1:] {
		switch e.Fn {
		case "max":
			x = max(x, m.value(a))
		case "min":
			x = min(x, m.value(a))
		case "iand":
			x &= m.value(a)
		case "ieor":
			x ^= m.value(a)
		case "modulo":
			by := m.value(a)
			x = (x%by + by) % by
		default:
			m.t.Fatalf("no %s in this test", e.Fn)
		}
	}
	return x
}

func (m *machine) binary(op ir.Op, x, y int64) int64 {
	switch op {
	case ir.Add:
		return x + y
	case ir.Sub:
		return x - y
	case ir.Mul:
		return x * y
	case ir.FloorDiv:
		return floorDiv(x, y)
	case ir.CeilDiv:
		return -floorDiv(-x, y)
	case ir.And:
		return x * y
	case ir.Or:
		return x | y
	case ir.LT:
		return truth(x < y)
	case ir.GT:
		return truth(x > y)
	case ir.LE:
		return truth(x <= y)
	case ir.GE:
		return truth(x >= y)
	case ir.NE, ir.Neqv:
		return truth(x != y)
	case ir.EQ:
		return truth(x == y)
	}
	m.t.Fatalf("no operator %d in this test", op)
	return 0
}

func floorDiv(x, y int64) int64 {
	q := x / y
	if x%y != 0 && (x < 0) != (y < 0) {
		q--
	}
	return q
}

func truth(b bool) int64 {
	if b {
		return 1
	}
	return 0
}
