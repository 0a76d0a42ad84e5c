package partition

import (
	"cmp"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// dependence is a true dependence from a write to a read that keeps a message inside a loop. carrier is the loop that
// carries it, nil for a dependence within one iteration.
type dependence struct {
	write   *tree.Node
	carrier *tree.Node
}

// reason tells of a dependence that keeps a message where it is.
func (d *dependence) reason() diag.Reason {
	line := d.write.Stmt.Span().Line()
	if d.carrier == nil {
		return writtenBefore.At(d.write.Stmt.Span(), line)
	}
	return writtenEarlier.At(d.write.Stmt.Span(), d.carrier.Stmt.Span().Line(), line)
}

// whyNotHoisted gives the true dependence that keeps reference r of node n inside loop l, or nil: a write of the same
// array in l, earlier in the sequential order and in the same iteration of the loops around l, may set the element.
func (u *unit) whyNotHoisted(r *ir.Elem, n, l *tree.Node) *dependence {
	for _, k := range tree.Inside(u.Index().Setting[r.Sym], l) {
		var found *dependence
		w := u.Nodes[k]
		for _, t := range w.Targets() {
			if e, ok := t.(*ir.Elem); ok && e.Sym == r.Sym {
				found = cmp.Or(u.flowDependence(e, w, r, n, tree.DepthOf(l)), found)
			}
		}
		if found != nil {
			return found
		}
	}
	return nil
}

// flowDependence tests write e at w against read r at n, with the iterations of the loops outside `level` equal.
//
//	carried by common loop m:  { [i'] , [i] : i'_1..m-1 = i_1..m-1, i'_m before i_m, sub_w(i') = sub_r(i) } is not empty
//	loop independent:          i' = i in all common loops and w stands before n
func (u *unit) flowDependence(e *ir.Elem, w *tree.Node, r *ir.Elem, n *tree.Node, level int) *dependence {
	c := tree.Common(w, n)
	for m := level; m < c; m++ {
		loop := n.Loops[m]
		if !independent(loop, e.Sym) && u.meets(e, w, r, n, m, true) {
			return &dependence{write: w, carrier: loop}
		}
	}
	if w.Order < n.Order && !exclusive(w, n) && u.meets(e, w, r, n, c, false) {
		return &dependence{write: w}
	}
	return nil
}

// exclusive reports whether two statements stand in different branches of one IF, so that an iteration of the loops
// around it runs only one of them.
func exclusive(a, b *tree.Node) bool {
	branch := map[*tree.Node]int{}
	for n := a; n.Parent != nil; n = n.Parent {
		branch[n.Parent] = n.List
	}
	for n := b; n.Parent != nil; n = n.Parent {
		if list, both := branch[n.Parent]; both {
			return list != n.List
		}
	}
	return false
}

// independent reports whether the user asserted, or an array statement implies, that a loop carries no dependence of array s.
func independent(l *tree.Node, s *ir.Symbol) bool {
	d, ok := l.Stmt.(*ir.Do)
	return ok && d.Independent.Trusted(s)
}

// meets reports whether the two references can touch the same element with the first `same` common loops equal and, if
// carried, the writer's iteration of the next loop before the reader's. What is not affine is assumed to meet.
func (u *unit) meets(e *ir.Elem, w *tree.Node, r *ir.Elem, n *tree.Node, same int, carried bool) bool {
	return u.meetsWhere(e, w, r, n, same, func(prime map[string]string) []sets.Constraint {
		if !carried {
			return nil
		}
		return u.earlier(n.Loops[same], prime)
	})
}

// meetsWhere is meets with further constraints; prime renames the writer's loop variables.
func (u *unit) meetsWhere(e *ir.Elem, w *tree.Node, r *ir.Elem, n *tree.Node, same int, where func(prime map[string]string) []sets.Constraint) bool {
	prime := map[string]string{}
	for _, l := range w.Loops[same:] {
		d := u.dim(l)
		prime[d] = d + "'"
		_, exists := u.iterConstraints(l)
		for _, e := range exists {
			prime[e] = e + "'"
		}
	}
	cs := u.iterationConstraints(n)
	for _, c := range u.iterationConstraints(w) {
		cs = append(cs, sets.Constraint{Aff: renamed(c.Aff, prime), Eq: c.Eq})
	}
	cs = append(cs, where(prime)...)
	if len(e.Subs) > 0 {
		cs = append(cs, u.sameElement(e, w, r, n, prime)...)
	}
	empty, err := u.sets.SetOf(nil, freeNames(cs), cs...).IsEmpty()
	return err != nil || !empty
}

// earlier says that the writer's iteration of loop l comes before the reader's, later that it comes behind it. The
// iterations of the loops around l are the same.
func (u *unit) earlier(l *tree.Node, prime map[string]string) []sets.Constraint {
	i := sets.Var(u.dim(l))
	return u.inOrder(l, renamed(i, prime), i)
}

func (u *unit) later(l *tree.Node, prime map[string]string) []sets.Constraint {
	i := sets.Var(u.dim(l))
	return u.inOrder(l, i, renamed(i, prime))
}

// inOrder says that iteration a of loop l comes before b, a whole number of steps: b = a + step*k with k >= 1.
func (u *unit) inOrder(l *tree.Node, a, b sets.Aff) []sets.Constraint {
	if st := u.stripOf(l); st != nil {
		if st.step < 0 {
			a, b = b, a
		}
		return []sets.Constraint{sets.GE(b, a.Add(sets.Var(u.names.of(st.size))))}
	}
	step := int64(1)
	if d, ok := l.Stmt.(*ir.Do); ok {
		constant := false
		if step, constant = d.ConstantStep(); !constant {
			return nil
		}
	}
	k := sets.Var("N_" + u.dim(l))
	return []sets.Constraint{sets.EQ(b, a.Add(k.Scale(step))), sets.GE(k, sets.Const(1))}
}

// sameElement equates the subscripts that are affine on both sides and do not use variables set inside the loops.
func (u *unit) sameElement(e *ir.Elem, w *tree.Node, r *ir.Elem, n *tree.Node, prime map[string]string) []sets.Constraint {
	var cs []sets.Constraint
	for k := range r.Subs {
		a, okA := u.steadyAffine(e.Subs[k], w)
		b, okB := u.steadyAffine(r.Subs[k], n)
		if okA && okB {
			cs = append(cs, sets.EQ(renamed(a, prime), b))
		}
	}
	return cs
}

// steadyAffine is affine restricted to forms whose scalars no loop around n sets, so that their value is the same in
// the writer's and the reader's iteration.
func (u *unit) steadyAffine(e ir.Expr, n *tree.Node) (sets.Aff, bool) {
	a, ok := u.affine(e, n)
	if !ok || len(n.Loops) == 0 {
		return a, ok
	}
	return a, u.steady(a, n.Loops[0], n)
}

// steady reports whether the scalars of form a, loop variables around n aside, keep their value inside loop l.
func (u *unit) steady(a sets.Aff, l, n *tree.Node) bool {
	for _, t := range a.Terms {
		s := u.names.resolve(t.Name)
		if s == nil || tree.IsLoopVar(s, n) {
			continue
		}
		if tree.AssignedIn(s, l) {
			return false
		}
	}
	return true
}

// iterationConstraints is Iter(S) as constraints; stride counters appear as further names.
func (u *unit) iterationConstraints(n *tree.Node) []sets.Constraint {
	cs, _ := u.iterationNames(n)
	return cs
}

// iterationNames gives the further names as well.
func (u *unit) iterationNames(n *tree.Node) (cs []sets.Constraint, exists []string) {
	for _, l := range n.Loops {
		c, e := u.iterConstraints(l)
		cs = append(cs, c...)
		exists = append(exists, e...)
	}
	return cs, exists
}

func renamed(a sets.Aff, to map[string]string) sets.Aff {
	out := sets.Const(a.Const)
	for _, t := range a.Terms {
		name := t.Name
		if p, ok := to[name]; ok {
			name = p
		}
		out = out.Add(sets.Var(name).Scale(t.Coef))
	}
	return out
}

func freeNames(cs []sets.Constraint) []string {
	seen := map[string]bool{}
	var out []string
	for _, c := range cs {
		for _, t := range c.Aff.Terms {
			if !seen[t.Name] {
				seen[t.Name] = true
				out = append(out, t.Name)
			}
		}
	}
	return out
}
