package comm

import (
	"dhpfgo/partition/compute"
	"dhpfgo/partition/tree"
)

// Unite makes every condition and loop around a message decide alike on all images: a private scalar that it reads is
// computed by all images, distributed data that it reads are fetched by all. The passes then start again with that
// known (see Build).
func (u *Unit) Unite() {
	for _, w := range append(u.backs[:len(u.backs):len(u.backs)], u.Needs...) {
		for p := w.At.Parent; p != nil; p = p.Parent {
			if d := compute.DivergenceAt(u.Computation, p); d != nil {
				u.Known.Add(d)
			}
		}
		uniteSkips(u.Computation, w.At)
	}
	for _, r := range u.Reductions {
		uniteSkips(u.Computation, r.Region)
	}
}

// uniteSkips makes all images execute alike each CYCLE that may pass over a message at node `at`, and the conditions
// around it.
func uniteSkips(u *compute.Computation, at *tree.Node) {
	for _, n := range u.Nodes {
		l := tree.CycleOf(n)
		if l == nil || n.Order > at.Order || at == l || !at.Within(l) {
			continue
		}
		for p := n; p != l; p = p.Parent {
			if u.CP.Of(p).Kind == compute.InSet {
				u.Known.Add(&compute.Divergence{At: p})
			}
		}
	}
}
