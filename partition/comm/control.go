package comm

import (
	"dhpfgo/ir"
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

// uniteSkips makes all images execute alike each jump that may pass over a message at node `at`, in this iteration of its loop or by
// ending the loop, the conditions around it, and a loop of unknown length around the message.
func uniteSkips(u *compute.Computation, at *tree.Node) {
	for p := at.Parent; p != nil; p = p.Parent {
		if tree.IsWhile(p) && u.CP.Of(p).Kind == compute.InSet {
			u.Known.Add(&compute.Divergence{At: p})
		}
	}
	for _, n := range u.Nodes {
		jump, ok := n.Stmt.(*ir.Jump)
		if !ok {
			continue
		}
		l := compute.LoopOf(n, jump)
		cycle := tree.CycleOf(n) != nil
		if l == nil || cycle && n.Order > at.Order || at == l || !at.Within(l) {
			continue
		}
		for p := n; p != l; p = p.Parent {
			if u.CP.Of(p).Kind == compute.InSet {
				u.Known.Add(&compute.Divergence{At: p})
			}
		}
	}
}
