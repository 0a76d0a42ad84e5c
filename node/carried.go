package node

import (
	"dhpfgo/ir"
	"fmt"

	"dhpfgo/sets"
)

// mayCarry reports whether innermost loop l may carry dependence d, its distances and then, where these leave it open, the
// bounds of the loop considered:
//
//	{ i, i' : lo <= i, i' <= hi, i /= i', sub_from(i) = sub_to(i') } is not empty
//
// Everything else that subscripts and bounds use has one value while the loop runs.
func (n *nest) mayCarry(d dependence, l int) bool {
	if !d.carries(l) {
		return false
	}
	q := &question{nest: n, loop: n.loops[l], names: map[*ir.Symbol]string{}}
	return q.meet(d.from.elem, d.to.elem, 1) || q.meet(d.from.elem, d.to.elem, -1)
}

// question is one test with the names that its symbols have in it.
type question struct {
	nest  *nest
	loop  *ir.Do
	names map[*ir.Symbol]string
}

// meet asks whether a in iteration i and b in a later (sign 1), an earlier (-1) or any (0) iteration i' touch one element.
func (q *question) meet(a, b *ir.Elem, sign int64) bool {
	i, other := sets.Var("i"), sets.Var("i'")
	cs := append(q.within("i"), q.within("i'")...)
	if sign != 0 {
		cs = append(cs, sets.GE(other.Add(i.Scale(-1)).Scale(sign), sets.Const(1)))
	}
	for k := range a.Subs {
		fa, okA := q.affine(a.Subs[k], "i")
		fb, okB := q.affine(b.Subs[k], "i'")
		if okA && okB {
			cs = append(cs, sets.EQ(fa, fb))
		}
	}
	names := []string{"i", "i'"}
	for _, name := range q.names {
		names = append(names, name)
	}
	empty, err := sets.SetOf(nil, names, cs...).IsEmpty()
	return err != nil || !empty
}

// within says that iteration i lies in the bounds of the loop, where these are affine. The step is left out.
func (q *question) within(i string) []sets.Constraint {
	lo, hi := q.loop.Lo, q.loop.Hi
	if step, _ := q.loop.ConstantStep(); step < 0 {
		lo, hi = hi, lo
	}
	var cs []sets.Constraint
	for _, e := range extremum("max", lo) {
		if a, ok := q.affine(e, i); ok {
			cs = append(cs, sets.GE(sets.Var(i), a))
		}
	}
	for _, e := range extremum("min", hi) {
		if a, ok := q.affine(e, i); ok {
			cs = append(cs, sets.GE(a, sets.Var(i)))
		}
	}
	return cs
}

// extremum lists the arguments of a bound max(...) or min(...), conversions aside.
func extremum(fn string, e ir.Expr) []ir.Expr {
	switch x := e.(type) {
	case *ir.Conv:
		if x.X.Type().Base == ir.Integer {
			return extremum(fn, x.X)
		}
	case *ir.Call:
		if x.Fn != fn {
			return nil
		}
		var out []ir.Expr
		for _, arg := range x.Args {
			out = append(out, extremum(fn, arg)...)
		}
		return out
	}
	return []ir.Expr{e}
}

// affine gives an expression over the loop's variable, here named i, and symbols that the loop does not set.
func (q *question) affine(e ir.Expr, i string) (sets.Aff, bool) {
	a, why := ir.AffineOf(e)
	if why != "" {
		return sets.Aff{}, false
	}
	out := sets.Const(a.Const)
	for _, t := range a.Terms {
		name := i
		if t.Sym != q.loop.Var {
			if q.nest.scalars[t.Sym] {
				return sets.Aff{}, false
			}
			name = q.name(t.Sym)
		}
		out = out.Add(sets.Var(name).Scale(t.Coef))
	}
	return out, true
}

func (q *question) name(s *ir.Symbol) string {
	if q.names[s] == "" {
		q.names[s] = fmt.Sprintf("p%d", len(q.names))
	}
	return q.names[s]
}
