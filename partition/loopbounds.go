package partition

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
	low, high           []quasi
	exactLow, exactHigh bool
}

// boundsOfLoop gives the bounds of loop l. A bound that is an extremum is one form for each argument, as
//
//	i <= min(a, b)  if and only if  i <= a and i <= b
//
// and the same of max for lower bounds. Strips have such bounds (see strip.go), and programs that cut a loop to a block.
func (u *unit) boundsOfLoop(d *ir.Do, l *tree.Node) (b loopBounds) {
	first, last := u.dim(l)+"_lo", u.dim(l)+"_hi"
	if step, _ := u.stepOf(d); step < 0 {
		b.low, b.exactLow = u.extremum("max", d.Hi, l, last)
		b.high, b.exactHigh = u.extremum("min", d.Lo, l, first)
		return b
	}
	b.low, b.exactLow = u.extremum("max", d.Lo, l, first)
	b.high, b.exactHigh = u.extremum("min", d.Hi, l, last)
	return b
}

// stepOf is the constant step of a loop, and for one that runs through strips that of the loop which is cut into them.
func (u *unit) stepOf(d *ir.Do) (step int64, constant bool) {
	if st := u.known.counts[d.Var]; st != nil {
		return st.step, true
	}
	return d.ConstantStep()
}

// affineBounds reports whether sets describe the iterations of loop l: both bounds are quasi-affine or extrema of such forms.
// With a stride the first iteration must be one form, from which the others are counted.
func (u *unit) affineBounds(d *ir.Do, l *tree.Node) bool {
	if step, constant := u.stepOf(d); constant && step != 1 && step != -1 {
		if _, one := u.quasiAffine(d.Lo, l, ""); !one {
			return false
		}
	}
	b := u.boundsOfLoop(d, l)
	return b.exactLow && b.exactHigh
}

// withoutRemainders reports whether the bounds are affine without existential variables, so that a set names exactly the
// iterations (see quasi).
func (b loopBounds) withoutRemainders() bool {
	return !slices.ContainsFunc(slices.Concat(b.low, b.high), func(q quasi) bool { return len(q.exists) > 0 })
}

// extremum gives expression e at node n as the extremum fn ("min" or "max") of quasi-affine forms. exact says that it is no
// less than that: with any other argument only the forms of the rest are given. Sums are distributed over their operands.
func (u *unit) extremum(fn string, e ir.Expr, n *tree.Node, tag string) (forms []quasi, exact bool) {
	if q, ok := u.quasiAffine(e, n, tag); ok {
		return []quasi{q}, true
	}
	switch e := e.(type) {
	case *ir.Conv:
		if e.T.Base == ir.Integer && e.X.Type().Base == ir.Integer {
			return u.extremum(fn, e.X, n, tag)
		}
	case *ir.Call:
		if e.Fn == fn {
			return u.extremumOf(fn, e.Args, n, tag)
		}
	case *ir.Binary:
		return u.extremumSum(fn, e, n, tag)
	}
	return nil, false
}

func (u *unit) extremumOf(fn string, args []ir.Expr, n *tree.Node, tag string) (forms []quasi, exact bool) {
	exact = true
	for k, a := range args {
		more, ok := u.extremum(fn, a, n, fmt.Sprintf("%s%d_", tag, k))
		forms, exact = append(forms, more...), exact && ok
	}
	return forms, exact
}

// extremumSum distributes a sum or difference:
//
//	min(a, b) + min(c, d) = min(a+c, a+d, b+c, b+d)
//	min(a, b) - max(c, d) = min(a-c, a-d, b-c, b-d)
func (u *unit) extremumSum(fn string, e *ir.Binary, n *tree.Node, tag string) (forms []quasi, exact bool) {
	right := fn
	switch e.Op {
	case ir.Add:
	case ir.Sub:
		right = map[string]string{"min": "max", "max": "min"}[fn]
	default:
		return nil, false
	}
	xs, okX := u.extremum(fn, e.X, n, tag+"l")
	ys, okY := u.extremum(right, e.Y, n, tag+"r")
	for _, x := range xs {
		for _, y := range ys {
			forms = append(forms, x.plus(y, e.Op))
		}
	}
	return forms, okX && okY
}

// iterConstraints describes the iterations of one loop as seen from inside: lo <= i <= hi, with i = lo + step*k for a
// constant step. Bounds that are not quasi-affine say nothing. exists names the existential variables.
func (u *unit) iterConstraints(l *tree.Node) (cs []sets.Constraint, exists []string) {
	c := remembered(u, func(m *memo) map[*tree.Node]constraints { return m.loops }, l, func() constraints {
		cs, exists := u.makeConstraints(l)
		return constraints{slices.Clip(cs), slices.Clip(exists)}
	})
	return c.list, c.exists
}

func (u *unit) makeConstraints(l *tree.Node) (cs []sets.Constraint, exists []string) {
	d, ok := l.Stmt.(*ir.Do)
	if !ok {
		return nil, nil
	}
	step, constant := u.stepOf(d)
	if u.stripOf(l) != nil {
		cs = append(cs, sets.GE(sets.Var(u.names.of(u.stripOf(l).size)), sets.Const(1)))
	}
	if !constant {
		return nil, nil
	}
	i, b := sets.Var(u.dim(l)), u.boundsOfLoop(d, l)
	for _, q := range b.low {
		cs = append(append(cs, q.where...), sets.GE(i, q.form))
		exists = append(exists, q.exists...)
	}
	for _, q := range b.high {
		cs = append(append(cs, q.where...), sets.GE(q.form, i))
		exists = append(exists, q.exists...)
	}
	if first, ok := u.quasiAffine(d.Lo, l, u.dim(l)+"_lo"); ok && step != 1 && step != -1 {
		k := counter(u.dim(l))
		exists = append(exists, k)
		cs = append(cs, sets.EQ(i, first.form.Add(sets.Var(k).Scale(step))))
	}
	slices.Sort(exists)
	return cs, slices.Compact(exists)
}

// counter names the iteration counter of a loop with a step.
func counter(dim string) string { return fmt.Sprintf("K_%s", dim) }
