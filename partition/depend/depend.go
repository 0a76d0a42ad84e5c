// Package depend finds dependences: whether two references can meet in iterations of which one comes before the other, and what
// keeps a message inside a loop.
package depend

import (
	"cmp"
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/reason"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// Dependence is a true dependence from a write to a read that keeps a message inside a loop. carrier is the loop that
// carries it, nil for a dependence within one iteration.
type Dependence struct {
	Write   *tree.Node
	Carrier *tree.Node
}

// Reason tells of a dependence that keeps a message where it is.
func (d *Dependence) Reason() diag.Reason {
	line := d.Write.Stmt.Span().Line()
	if d.Carrier == nil {
		return reason.WrittenBefore.At(d.Write.Stmt.Span(), line)
	}
	return reason.WrittenEarlier.At(d.Write.Stmt.Span(), d.Carrier.Stmt.Span().Line(), line)
}

// WhyNotHoisted gives the true dependence that keeps reference r of node n inside loop l, or nil: a write of the same
// array in l, earlier in the sequential order and in the same iteration of the loops around l, may set the element.
func WhyNotHoisted(u *space.Space, r *ir.Elem, n, l *tree.Node) *Dependence {
	for _, k := range tree.Inside(u.Index().Setting[r.Sym], l) {
		var found *Dependence
		w := u.Nodes[k]
		for _, t := range w.Targets() {
			if e, ok := t.(*ir.Elem); ok && e.Sym == r.Sym {
				found = cmp.Or(FlowDependence(u, e, w, r, n, tree.DepthOf(l)), found)
			}
		}
		if found != nil {
			return found
		}
	}
	return nil
}

// FlowDependence tests write e at w against read r at n, with the iterations of the loops outside `level` equal.
//
//	carried by common loop m:  { [i'] , [i] : i'_1..m-1 = i_1..m-1, i'_m before i_m, sub_w(i') = sub_r(i) } is not empty
//	loop independent:          i' = i in all common loops and w stands before n
func FlowDependence(u *space.Space, e *ir.Elem, w *tree.Node, r *ir.Elem, n *tree.Node, level int) *Dependence {
	c := tree.Common(w, n)
	for m := level; m < c; m++ {
		loop := n.Loops[m]
		if !Independent(loop, e.Sym) && Meets(u, e, w, r, n, m, true) {
			return &Dependence{Write: w, Carrier: loop}
		}
	}
	if w.Order < n.Order && !Exclusive(w, n) && Meets(u, e, w, r, n, c, false) {
		return &Dependence{Write: w}
	}
	return nil
}

// Exclusive reports whether two statements stand in different branches of one IF, so that an iteration of the loops
// around it runs only one of them.
func Exclusive(a, b *tree.Node) bool {
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

// Independent reports whether the user asserted, or an array statement implies, that a loop carries no dependence of array s.
func Independent(l *tree.Node, s *ir.Symbol) bool {
	d, ok := l.Stmt.(*ir.Do)
	return ok && d.Independent.Trusted(s)
}

// Meets reports whether the two references can touch the same element with the first `same` common loops equal and, if
// carried, the writer's iteration of the next loop before the reader's. What is not affine is assumed to meet.
func Meets(u *space.Space, e *ir.Elem, w *tree.Node, r *ir.Elem, n *tree.Node, same int, carried bool) bool {
	if !carried {
		return slices.ContainsFunc(signsOfSteps(u, n.Loops[:tree.Common(w, n)]), func(signs []sets.Constraint) bool {
			return MeetsWhere(u, e, w, r, n, same, func(map[string]string) []sets.Constraint { return signs })
		})
	}
	l := n.Loops[same]
	if step, ok := symbolicStep(u, l); ok {
		i := sets.Var(u.Dim(l))
		return MeetsWhere(u, e, w, r, n, same, func(prime map[string]string) []sets.Constraint {
			return []sets.Constraint{sets.GE(step, sets.Const(1)), sets.GE(i, space.Renamed(i, prime).Add(step))}
		}) || MeetsWhere(u, e, w, r, n, same, func(prime map[string]string) []sets.Constraint {
			return []sets.Constraint{sets.GE(sets.Const(-1), step), sets.GE(space.Renamed(i, prime).Add(step), i)}
		})
	}
	return MeetsWhere(u, e, w, r, n, same, func(prime map[string]string) []sets.Constraint { return Earlier(u, l, prime) })
}

// signsOfSteps lists what the steps of loops may be, none of which is 0 where the loops run: above or below for the innermost one that is no
// constant, and nothing where all are.
func signsOfSteps(u *space.Space, loops []*tree.Node) [][]sets.Constraint {
	for _, l := range slices.Backward(loops) {
		if step, ok := symbolicStep(u, l); ok {
			return [][]sets.Constraint{{sets.GE(step, sets.Const(1))}, {sets.GE(sets.Const(-1), step)}}
		}
	}
	return [][]sets.Constraint{nil}
}

// symbolicStep is the step of loop l as a form of scalars that the loop does not change, where it is no constant. Iterations then
// are at least so far from each other, in the one direction or the other:
//
//	do j = 0, n-1, 2*d    =>    d >= 1 and j >= j' + 2*d    or    d <= -1 and j <= j' + 2*d
func symbolicStep(u *space.Space, l *tree.Node) (sets.Aff, bool) {
	d, ok := l.Stmt.(*ir.Do)
	if !ok || d.Step == nil || u.StripOf(l) != nil {
		return sets.Aff{}, false
	}
	if _, constant := u.StepOf(d); constant {
		return sets.Aff{}, false
	}
	a, ok := u.Affine(d.Step, l)
	return a, ok && steady(u, a, l, l)
}

// MeetsWhere is meets with further constraints; prime renames the writer's loop variables.
func MeetsWhere(u *space.Space, e *ir.Elem, w *tree.Node, r *ir.Elem, n *tree.Node, same int, where func(prime map[string]string) []sets.Constraint) bool {
	if c := tree.Common(w, n); c > 0 && apart(e, r, n.Loops[min(same, c-1):]) {
		return false
	}
	prime := map[string]string{}
	for _, l := range w.Loops[same:] {
		d := u.Dim(l)
		prime[d] = d + "'"
		_, exists := u.IterConstraints(l)
		for _, e := range exists {
			prime[e] = e + "'"
		}
	}
	cs := u.IterationConstraints(n)
	for _, c := range u.IterationConstraints(w) {
		cs = append(cs, sets.Constraint{Aff: space.Renamed(c.Aff, prime), Eq: c.Eq})
	}
	cs = append(cs, where(prime)...)
	if c := tree.Common(w, n); c > 0 {
		cs = append(cs, byBits(u, e, w, r, n, n.Loops[min(same, c-1)])...)
	}
	if len(e.Subs) > 0 {
		cs = append(cs, SameElement(u, e, w, r, n, same, prime)...)
	}
	phases := phasesOf(u, w, n, same, prime)
	return slices.ContainsFunc(conditions(u, w, n, same, prime), func(holds []sets.Constraint) bool {
		all := append(slices.Clip(cs), holds...)
		return mayHold(u, all) && (len(phases) == 0 || slices.ContainsFunc(phases, func(p []sets.Constraint) bool { return mayHold(u, append(slices.Clip(all), p...)) }))
	})
}

func mayHold(u *space.Space, all []sets.Constraint) bool {
	empty, err := u.Sets.SetOf(nil, space.FreeNames(all), all...).IsEmpty()
	return err != nil || !empty
}

// conditions lists the ways in which what is asked before the writer and the reader run can hold, with the writer's variables renamed.
func conditions(u *space.Space, w, n *tree.Node, same int, prime map[string]string) [][]sets.Constraint {
	c := tree.Common(w, n)
	if c == 0 {
		return [][]sets.Constraint{nil}
	}
	loop := n.Loops[min(same, c-1)]
	writer := guardsOf(u, w, loop)
	for _, e := range writer.exists {
		prime[e] = e + "'"
	}
	var out [][]sets.Constraint
	for _, reads := range guardsOf(u, n, loop).around().alternatives() {
		for _, writes := range writer.alternatives() {
			both := slices.Clip(reads)
			for _, g := range writes {
				both = append(both, sets.Constraint{Aff: space.Renamed(g.Aff, prime), Eq: g.Eq})
			}
			out = append(out, both)
		}
	}
	return out
}

// Earlier says that the writer's iteration of loop l comes before the reader's, later that it comes after it. The
// iterations of the loops around l are the same.
func Earlier(u *space.Space, l *tree.Node, prime map[string]string) []sets.Constraint {
	i := sets.Var(u.Dim(l))
	return inOrder(u, l, space.Renamed(i, prime), i)
}

func Later(u *space.Space, l *tree.Node, prime map[string]string) []sets.Constraint {
	i := sets.Var(u.Dim(l))
	return inOrder(u, l, i, space.Renamed(i, prime))
}

// inOrder says that iteration a of loop l comes before b, a whole number of steps: b = a + step*k with k >= 1.
func inOrder(u *space.Space, l *tree.Node, a, b sets.Aff) []sets.Constraint {
	if st := u.StripOf(l); st != nil {
		if st.Step < 0 {
			a, b = b, a
		}
		return []sets.Constraint{sets.GE(b, a.Add(sets.Var(u.Names.Of(st.Size))))}
	}
	step := int64(1)
	if d, ok := l.Stmt.(*ir.Do); ok {
		constant := false
		if step, constant = d.ConstantStep(); !constant {
			return nil
		}
	}
	k := sets.Var("N_" + u.Dim(l))
	return []sets.Constraint{sets.EQ(b, a.Add(k.Scale(step))), sets.GE(k, sets.Const(1))}
}

// SameElement equates the subscripts that are affine on both sides, of iterations of which those of the first `same` common loops are
// the same. They use no variables that differ between the two.
func SameElement(u *space.Space, e *ir.Elem, w *tree.Node, r *ir.Elem, n *tree.Node, same int, prime map[string]string) []sets.Constraint {
	var cs []sets.Constraint
	for k := range r.Subs {
		a, okA := steadyAffine(u, e.Subs[k], w, n, same)
		b, okB := steadyAffine(u, r.Subs[k], n, w, same)
		if okA && okB {
			cs = append(cs, sets.EQ(space.Renamed(a, prime), b))
		}
	}
	return cs
}

// steadyAffine is affine restricted to forms whose scalars have the same value at n and at the other node, in iterations of which
// those of the first `same` common loops are the same: no loop sets them in which the iterations may differ, nor the innermost one
// that is around both.
func steadyAffine(u *space.Space, e ir.Expr, n, other *tree.Node, same int) (sets.Aff, bool) {
	a, ok := u.Affine(e, n)
	if !ok || len(n.Loops) == 0 {
		return a, ok
	}
	if c := tree.Common(n, other); c > 0 {
		same = min(same, c-1)
	} else {
		same = 0
	}
	return a, steady(u, a, n.Loops[same], n)
}

// steady reports whether the scalars of form a, loop variables around n aside, keep their value inside loop l.
func steady(u *space.Space, a sets.Aff, l, n *tree.Node) bool {
	for _, t := range a.Terms {
		s := u.Names.Resolve(t.Name)
		if s == nil || tree.IsLoopVar(s, n) {
			continue
		}
		if tree.AssignedIn(s, l) {
			return false
		}
	}
	return true
}
