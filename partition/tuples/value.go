package tuples

import (
	"math"
	"slices"

	"dhpfgo/ir"
)

// unknown is the value of a scalar of which nothing is known.
const unknown = math.MinInt64

// mostValues bounds the values that an expression may have for one tuple.
const mostValues = 8

// valuesOf lists the values that an integer expression may have where the scalars of a group have those of a tuple; nil if that is not known.
func (r *run) valuesOf(e ir.Expr, g *group, t []int64) []int64 {
	switch e := e.(type) {
	case *ir.Const:
		return []int64{e.I}
	case *ir.Var:
		if k := slices.Index(g.vars, e.Sym); k >= 0 && t[k] != unknown {
			return []int64{t[k]}
		}
	case *ir.Conv:
		if e.T.Base == ir.Integer && e.X.Type().Base == ir.Integer {
			return r.valuesOf(e.X, g, t)
		}
	case *ir.Unary:
		if e.Op == ir.Neg {
			return combined([]int64{0}, r.valuesOf(e.X, g, t), ir.Sub)
		}
	case *ir.Binary:
		if e.T.Base == ir.Integer && (e.Op == ir.Add || e.Op == ir.Sub || e.Op == ir.Mul) {
			return combined(r.valuesOf(e.X, g, t), r.valuesOf(e.Y, g, t), e.Op)
		}
	case *ir.Call:
		return r.ofFunction(e, g, t)
	}
	return nil
}

// combined lists the values of an operation for all pairs of operands, as far as they are small numbers.
func combined(x, y []int64, op ir.Op) []int64 {
	var out []int64
	for _, a := range x {
		for _, b := range y {
			v := a * b
			switch op {
			case ir.Add:
				v = a + b
			case ir.Sub:
				v = a - b
			}
			if int64(int16(a)) != a || int64(int16(b)) != b {
				return nil
			}
			out = append(out, v)
		}
	}
	return distinct(out)
}

func distinct(list []int64) []int64 {
	slices.Sort(list)
	if list = slices.Compact(list); len(list) > mostValues {
		return nil
	}
	return list
}

// ofFunction lists the values of MERGE, and of MOD and MODULO by a small constant: these have few, whatever the dividend.
func (r *run) ofFunction(e *ir.Call, g *group, t []int64) []int64 {
	switch e.Fn {
	case "merge":
		x, y := r.valuesOf(e.Args[0], g, t), r.valuesOf(e.Args[1], g, t)
		if x == nil || y == nil {
			return nil
		}
		return distinct(append(slices.Clone(x), y...))
	case "mod", "modulo":
		m, ok := e.Args[1].(*ir.Const)
		if !ok || m.I < 1 || m.I > mostValues/2 || e.T.Base != ir.Integer {
			return nil
		}
		rests, positive := r.rests(e.Args[0], m.I, g, t)
		if e.Fn == "mod" && !positive {
			for _, v := range slices.Clone(rests) {
				if v > 0 {
					rests = append(rests, v-m.I)
				}
			}
		}
		return distinct(rests)
	}
	return nil
}

// rests lists the values of x modulo m, and reports whether x is known to be no less than 0.
func (r *run) rests(x ir.Expr, m int64, g *group, t []int64) (out []int64, positive bool) {
	if known := r.valuesOf(x, g, t); known != nil {
		for _, v := range known {
			out = append(out, modFloor(v, m))
		}
		return out, slices.Min(known) >= 0
	}
	if s, shift := shifted(x); s != nil {
		least, known := r.leastOf(s)
		positive = known && least+shift >= 0
		if k := slices.Index(g.remainders, remainder{s, m}); k >= 0 && t[len(g.vars)+k] != unknown {
			return []int64{modFloor(t[len(g.vars)+k]+shift, m)}, positive
		}
	}
	for v := range m {
		out = append(out, v)
	}
	return out, positive
}

// leastOf gives the least value of the variable of a loop around that has constant bounds.
func (r *run) leastOf(v *ir.Symbol) (int64, bool) {
	for _, f := range r.frames {
		d, ok := f.loop.(*ir.Do)
		if !ok || d.Var != v {
			continue
		}
		step, constant := d.ConstantStep()
		first := d.Lo
		if step < 0 {
			first = d.Hi
		}
		c, ok := first.(*ir.Const)
		if constant && ok {
			return c.I, true
		}
	}
	return 0, false
}

// holds tells whether a condition is true for a tuple: which of both it can be.
func (r *run) holds(e ir.Expr, g *group, t []int64) (yes, no bool) {
	switch e := e.(type) {
	case *ir.Unary:
		if e.Op == ir.Not {
			no, yes = r.holds(e.X, g, t)
			return yes, no
		}
	case *ir.Binary:
		switch e.Op {
		case ir.And:
			y1, n1 := r.holds(e.X, g, t)
			y2, n2 := r.holds(e.Y, g, t)
			return y1 && y2, n1 || n2
		case ir.Or:
			y1, n1 := r.holds(e.X, g, t)
			y2, n2 := r.holds(e.Y, g, t)
			return y1 || y2, n1 && n2
		}
		if e.X.Type().Base == ir.Integer && e.Y.Type().Base == ir.Integer {
			return compared(e.Op, r.valuesOf(e.X, g, t), r.valuesOf(e.Y, g, t))
		}
	}
	return true, true
}

// compared tells which results a comparison of some of the values can have.
func compared(op ir.Op, x, y []int64) (yes, no bool) {
	test := map[ir.Op]func(a, b int64) bool{
		ir.EQ: func(a, b int64) bool { return a == b }, ir.NE: func(a, b int64) bool { return a != b },
		ir.LT: func(a, b int64) bool { return a < b }, ir.LE: func(a, b int64) bool { return a <= b },
		ir.GT: func(a, b int64) bool { return a > b }, ir.GE: func(a, b int64) bool { return a >= b },
	}[op]
	if test == nil || len(x) == 0 || len(y) == 0 {
		return true, true
	}
	for _, a := range x {
		for _, b := range y {
			yes, no = yes || test(a, b), no || !test(a, b)
		}
	}
	return yes, no
}

func modFloor(a, m int64) int64 { return a - m*ir.DivFloor(a, m) }
