package partition

import (
	"slices"

	"fmt"

	"dhpfgo/sem"
	"dhpfgo/sets"
)

// quasi is an integer expression as an affine form, where it contains mod or modulo with a constant divisor with the help
// of existential variables:
//
//	mod(e, c)    = e - c*q  with -c < e - c*q < c
//	modulo(e, c) = e - c*q  with  0 <= e - c*q < c
//
// The sign of mod is not tracked, so its form admits both; the residue, which decides about strides, is exact.
type quasi struct {
	form   sets.Aff
	where  []sets.Constraint
	exists []string
}

// quasiAffine gives expression e at node n as a quasi-affine form; tag keeps the names of its existentials apart.
func (u *unit) quasiAffine(e sem.Expr, n *node, tag string) (quasi, bool) {
	if a, ok := u.affine(e, n); ok {
		return quasi{form: a}, true
	}
	switch e := e.(type) {
	case *sem.Conv:
		if e.T.Base == sem.Integer && e.X.Type().Base == sem.Integer {
			return u.quasiAffine(e.X, n, tag)
		}
	case *sem.Binary:
		return u.quasiSum(e, n, tag)
	case *sem.Call:
		return u.remainder(e, n, tag)
	}
	return quasi{}, false
}

func (u *unit) quasiSum(e *sem.Binary, n *node, tag string) (quasi, bool) {
	if e.Op != sem.Add && e.Op != sem.Sub && e.Op != sem.Mul {
		return quasi{}, false
	}
	x, ok := u.quasiAffine(e.X, n, tag+"l")
	y, ok2 := u.quasiAffine(e.Y, n, tag+"r")
	if !ok || !ok2 {
		return quasi{}, false
	}
	out := quasi{where: append(x.where, y.where...), exists: append(x.exists, y.exists...)}
	switch {
	case e.Op == sem.Add:
		out.form = x.form.Add(y.form)
	case e.Op == sem.Sub:
		out.form = x.form.Sub(y.form)
	case x.form.IsConst():
		out.form = y.form.Scale(x.form.Const)
	case y.form.IsConst():
		out.form = x.form.Scale(y.form.Const)
	default:
		return quasi{}, false
	}
	return out, true
}

func (u *unit) remainder(e *sem.Call, n *node, tag string) (quasi, bool) {
	if e.Fn != "mod" && e.Fn != "modulo" {
		return quasi{}, false
	}
	c, ok := e.Args[1].(*sem.Const)
	if !ok || c.I < 1 {
		return quasi{}, false
	}
	x, ok := u.quasiAffine(e.Args[0], n, tag+"m")
	if !ok {
		return quasi{}, false
	}
	q := "Q_" + tag
	rest := x.form.Sub(sets.Var(q).Scale(c.I))
	least := int64(0)
	if e.Fn == "mod" {
		least = 1 - c.I
	}
	x.where = append(x.where, sets.GE(rest, sets.Const(least)), sets.GE(sets.Const(c.I-1), rest))
	x.exists = append(x.exists, q)
	x.form = rest
	return x, true
}

// iterConstraints describes the iterations of one loop as seen from inside: lo <= i <= hi, with i = lo + step*k for a
// constant step. Bounds that are not quasi-affine say nothing. exists names the existential variables.
func (u *unit) iterConstraints(l *node) (cs []sets.Constraint, exists []string) {
	c := remembered(u, func(m *memo) map[*node]constraints { return m.loops }, l, func() constraints {
		cs, exists := u.makeConstraints(l)
		return constraints{slices.Clip(cs), slices.Clip(exists)}
	})
	return c.list, c.exists
}

func (u *unit) makeConstraints(l *node) (cs []sets.Constraint, exists []string) {
	d, ok := l.stmt.(*sem.Do)
	if !ok {
		return nil, nil
	}
	dim := u.dim(l)
	i := sets.Var(dim)
	step, constant := d.ConstantStep()
	if st := u.stripOf(l); st != nil {
		step, constant = 1, true
		cs = append(cs, sets.GE(sets.Var(u.names.of(st.size)), sets.Const(1)))
	}
	if !constant {
		return nil, nil
	}
	if step == 1 {
		cs = append(cs, u.leastBounds(d, l, i)...)
	}
	lo, okLo := u.quasiAffine(d.Lo, l, dim+"_lo")
	hi, okHi := u.quasiAffine(d.Hi, l, dim+"_hi")
	first, okFirst := lo, okLo
	if step < 0 {
		lo, hi, okLo, okHi = hi, lo, okHi, okLo
	}
	if okLo {
		cs = append(append(cs, lo.where...), sets.GE(i, lo.form))
		exists = append(exists, lo.exists...)
	}
	if okHi {
		cs = append(append(cs, hi.where...), sets.GE(hi.form, i))
		exists = append(exists, hi.exists...)
	}
	if step != 1 && step != -1 && okFirst {
		k := counter(dim)
		exists = append(exists, k)
		cs = append(cs, sets.EQ(i, first.form.Add(sets.Var(k).Scale(step))))
	}
	return cs, exists
}

// counter names the iteration counter of a loop with a step.
func counter(dim string) string { return fmt.Sprintf("K_%s", dim) }

// leastBounds says i <= e for each affine e of an upper bound min(e, ..).
func (u *unit) leastBounds(d *sem.Do, l *node, i sets.Aff) []sets.Constraint {
	call, ok := unconverted(d.Hi).(*sem.Call)
	if !ok || call.Fn != "min" {
		return nil
	}
	var cs []sets.Constraint
	for _, e := range call.Args {
		if hi, ok := u.affine(e, l); ok {
			cs = append(cs, sets.GE(hi, i))
		}
	}
	return cs
}

// unconverted is an integer expression without changes of its kind.
func unconverted(e sem.Expr) sem.Expr {
	for {
		c, ok := e.(*sem.Conv)
		if !ok || c.T.Base != sem.Integer || c.X.Type().Base != sem.Integer {
			return e
		}
		e = c.X
	}
}
