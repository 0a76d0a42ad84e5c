package space

import (
	"fmt"
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// loopBounds are the bounds of a counted loop as affine forms: its variable lies above all of low and below all of high. low
// and high are exact where no other bound is left; a bound of which something else is a part gives the forms of the rest.
type loopBounds struct {
	Low, High           []quasi
	ExactLow, ExactHigh bool
}

// BoundsOfLoop gives the bounds of loop l. A bound that is an extremum is one form for each argument, as
//
//	i <= min(a, b)  if and only if  i <= a and i <= b
//
// and the same of max for lower bounds. Strips have such bounds (see comm/strip.go), and programs that cut a loop to a block.
func (u *Space) BoundsOfLoop(d *ir.Do, l *tree.Node) (b loopBounds) {
	first, last := u.Dim(l)+"_lo", u.Dim(l)+"_hi"
	if step, _ := u.StepOf(d); step < 0 {
		b.Low, b.ExactLow = extremum(u, "max", d.Hi, l, last)
		b.High, b.ExactHigh = extremum(u, "min", d.Lo, l, first)
		return b
	}
	b.Low, b.ExactLow = extremum(u, "max", d.Lo, l, first)
	b.High, b.ExactHigh = extremum(u, "min", d.Hi, l, last)
	return b
}

// StepOf is the constant step of a loop, and for one that runs through strips that of the loop which is cut into them.
func (u *Space) StepOf(d *ir.Do) (step int64, constant bool) {
	if st := u.Strips[d.Var]; st != nil {
		return st.Step, true
	}
	return d.ConstantStep()
}

// AffineBounds reports whether sets describe the iterations of loop l: both bounds are quasi-affine or extrema of such forms.
// With a stride the first iteration must be known, from which the others are counted.
func (u *Space) AffineBounds(d *ir.Do, l *tree.Node) bool {
	b := u.BoundsOfLoop(d, l)
	if step, constant := u.StepOf(d); constant && step != 1 && step != -1 {
		if _, known := b.counted(step); !known {
			return false
		}
	}
	return b.ExactLow && b.ExactHigh
}

// counted is a form from which the iterations of a loop are counted by its step s: the first one, or where this is an extremum one of its
// arguments, if they differ by multiples of s.
//
//	i = max(a, b) + s*k, k >= 0, a = b (mod s)   if and only if   i >= a and i >= b and i = a (mod s)
func (b loopBounds) counted(step int64) (sets.Aff, bool) {
	first, exact := b.Low, b.ExactLow
	if step < 0 {
		first, exact = b.High, b.ExactHigh
	}
	if !exact {
		return sets.Aff{}, false
	}
	for _, q := range first[1:] {
		d := q.Form.Sub(first[0].Form)
		if d.Const%step != 0 || slices.ContainsFunc(d.Terms, func(t sets.Term) bool { return t.Coef%step != 0 }) {
			return sets.Aff{}, false
		}
	}
	return first[0].Form, true
}

// withoutRemainders reports whether the bounds are affine without existential variables, so that a set names exactly the
// iterations (see quasi).
func (b loopBounds) withoutRemainders() bool {
	return !slices.ContainsFunc(slices.Concat(b.Low, b.High), func(q quasi) bool { return len(q.Exists) > 0 })
}

// extremum gives expression e at node n as the extremum fn ("min" or "max") of quasi-affine forms. exact says that it is no
// less than that: with any other argument only the forms of the rest are given. Sums are distributed over their operands.
func extremum(u *Space, fn string, e ir.Expr, n *tree.Node, tag string) (forms []quasi, exact bool) {
	if q, ok := u.QuasiAffine(e, n, tag); ok {
		return []quasi{q}, true
	}
	switch e := e.(type) {
	case *ir.Conv:
		if e.T.Base == ir.Integer && e.X.Type().Base == ir.Integer {
			return extremum(u, fn, e.X, n, tag)
		}
	case *ir.Call:
		if e.Fn == fn {
			return extremumOf(u, fn, e.Args, n, tag)
		}
	case *ir.Binary:
		return extremumSum(u, fn, e, n, tag)
	}
	return nil, false
}

func extremumOf(u *Space, fn string, args []ir.Expr, n *tree.Node, tag string) (forms []quasi, exact bool) {
	exact = true
	for k, a := range args {
		more, ok := extremum(u, fn, a, n, fmt.Sprintf("%s%d_", tag, k))
		forms, exact = append(forms, more...), exact && ok
	}
	return forms, exact
}

// extremumSum distributes a sum or difference:
//
//	min(a, b) + min(c, d) = min(a+c, a+d, b+c, b+d)
//	min(a, b) - max(c, d) = min(a-c, a-d, b-c, b-d)
func extremumSum(u *Space, fn string, e *ir.Binary, n *tree.Node, tag string) (forms []quasi, exact bool) {
	right := fn
	switch e.Op {
	case ir.Add:
	case ir.Sub:
		right = map[string]string{"min": "max", "max": "min"}[fn]
	default:
		return nil, false
	}
	xs, okX := extremum(u, fn, e.X, n, tag+"l")
	ys, okY := extremum(u, right, e.Y, n, tag+"r")
	for _, x := range xs {
		for _, y := range ys {
			forms = append(forms, x.plus(y, e.Op))
		}
	}
	return forms, okX && okY
}

// IterConstraints describes the iterations of one loop as seen from inside: lo <= i <= hi, with i = lo + step*k for a
// constant step. Bounds that are not quasi-affine say nothing. exists names the existential variables.
func (u *Space) IterConstraints(l *tree.Node) (cs []sets.Constraint, exists []string) {
	c := remembered(u, func(m *memo) map[*tree.Node]constraints { return m.loops }, l, func() constraints {
		cs, exists := u.makeConstraints(l)
		return constraints{slices.Clip(cs), slices.Clip(exists)}
	})
	return c.list, c.exists
}

func (u *Space) makeConstraints(l *tree.Node) (cs []sets.Constraint, exists []string) {
	d, ok := l.Stmt.(*ir.Do)
	if !ok {
		return nil, nil
	}
	step, constant := u.StepOf(d)
	if u.StripOf(l) != nil {
		cs = append(cs, sets.GE(sets.Var(u.Names.Of(u.StripOf(l).Size)), sets.Const(1)))
	}
	if !constant {
		return nil, nil
	}
	i, b := sets.Var(u.Dim(l)), u.BoundsOfLoop(d, l)
	for _, q := range b.Low {
		cs = append(append(cs, q.where...), sets.GE(i, q.Form))
		exists = append(exists, q.Exists...)
	}
	for _, q := range b.High {
		cs = append(append(cs, q.where...), sets.GE(q.Form, i))
		exists = append(exists, q.Exists...)
	}
	if first, ok := b.counted(step); ok && step != 1 && step != -1 {
		k := counter(u.Dim(l))
		exists = append(exists, k)
		cs = append(cs, sets.EQ(i, first.Add(sets.Var(k).Scale(step))))
	}
	slices.Sort(exists)
	return cs, slices.Compact(exists)
}

// counter names the iteration counter of a loop with a step.
func counter(dim string) string { return fmt.Sprintf("K_%s", dim) }
