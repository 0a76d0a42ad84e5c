package comm

import (
	"fmt"
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/tree"
)

// Verify checks what the passes have found out about a unit so far:
//
//	partitions  a set has a dimension for each loop around its statement; one that is the owner's names a home
//	reductions  the region is a loop around all updates, each of which sets the result
//	needs       a need is for an element of a mapped array in a statement of the unit; its message is placed in loops that are
//	            around that statement, too, before it, or after it where it goes back; a pipelined one is placed at a loop around it
//	steps       each need that wants a message is in one step, at its own place, and all statements have partitions
//	views       each exchange of the unit is explained by one view with as many boxes as it has pieces
func (u *Unit) Verify() error {
	v := &verifier{u: u}
	v.partitions()
	v.reductions()
	for _, w := range slices.Concat(u.Needs, u.backs) {
		v.need(w)
	}
	if len(u.Steps) > 0 {
		v.steps()
	}
	v.views()
	return v.err
}

type verifier struct {
	u   *Unit
	err error // the first violation
}

func (v *verifier) check(ok bool, at *tree.Node, format string, args ...any) {
	if !ok && v.err == nil {
		v.err = fmt.Errorf("%s: %s", at.Stmt.Span(), fmt.Sprintf(format, args...))
	}
}

func (v *verifier) partitions() {
	for _, n := range v.u.Nodes {
		p := v.u.CP.Of(n)
		if p == nil {
			continue
		}
		v.check(!p.Own || len(p.Home) > 0, n, "the partition is the owner's of no element")
		if p.Kind == compute.InSet {
			v.check(slices.Equal(p.Set.Dims(), v.u.Dims(n.Loops)), n, "the partition has dimensions %v in loops %v", p.Set.Dims(), v.u.Dims(n.Loops))
		}
	}
}

func (v *verifier) reductions() {
	for _, r := range v.u.Reductions {
		v.check(r.Region.IsLoop(), r.Region, "a reduction ends after a statement that is no loop")
		for _, n := range r.Leaves {
			if r.Partial == nil {
				v.check(n.Within(r.Region) && slices.ContainsFunc(n.Targets(), func(e ir.Expr) bool { return r.Sets(ir.SymbolOf(e)) }), n,
					"an update of %s sets another variable, or is outside its loop", r.Scalar.Name)
			}
		}
	}
}

// isIn reports whether a node is one of the unit.
func (v *verifier) isIn(n *tree.Node) bool {
	return n.Order < len(v.u.Nodes) && v.u.Nodes[n.Order] == n
}

func (v *verifier) need(w *Need) {
	name := ir.ReferenceText(w.Ref)
	v.check(w.Ref.Sym.Map != nil, w.N, "%s is needed and is not distributed", name)
	v.check(v.isIn(w.N) && v.isIn(w.At), w.N, "the message for %s is for, or at, a statement of another round", name)
	v.check(len(w.At.Loops) <= len(w.N.Loops) && slices.Equal(w.At.Loops, w.N.Loops[:len(w.At.Loops)]), w.N, "the message for %s is placed in other loops than its reference", name)
	inside := w.N == w.At || w.N.Within(w.At)
	v.check(!w.Back || inside, w.N, "%s is sent back from a place that its statement has not passed", name)
	v.check(w.At.Order <= w.N.Order, w.N, "the message for %s is placed after its statement", name)
	v.check(!w.Piped || inside && w.At.IsLoop(), w.N, "the message for %s is pipelined at a loop that is not around it", name)
}

func (v *verifier) steps() {
	in := map[*Need]int{}
	for _, s := range v.u.Steps {
		for _, sym := range s.Arrays {
			v.check(len(s.Needs[sym]) > 0, s.At, "a step brings %s for nobody", sym.Name)
			for _, w := range s.Needs[sym] {
				v.check(w.At == s.At && w.Piped == s.Piped && w.Back == s.Back && w.Ref.Sym == sym, s.At, "a step brings %s for another place", sym.Name)
				in[w]++
			}
		}
	}
	for _, w := range slices.Concat(v.u.Needs, v.u.backs) {
		v.check(!w.wantsMessage() || in[w] == 1, w.N, "the message for %s is in %d steps", ir.ReferenceText(w.Ref), in[w])
	}
	for _, n := range v.u.Nodes {
		v.check(v.u.CP.Of(n) != nil, n, "nobody executes the statement")
	}
}

func (v *verifier) views() {
	for i, w := range v.u.Views {
		ok := i < len(v.u.Exchanges) && v.u.Exchanges[i] == w.X && len(w.Boxes) == len(w.X.Pieces) && len(w.Needs) > 0
		v.check(ok, w.At, "exchange %d is not what is said about it", w.X.ID)
	}
}
