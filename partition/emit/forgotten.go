package emit

import (
	"dhpfgo/ir"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/reason"
	"dhpfgo/partition/tree"
)

// What nobody reads.
//
//	before: q = a(i) + a(n), where nothing reads the private q: no message brings a(n)
//	after:  no image executes it: those that have no a(n) would read beside their tiles, and --check would end the run

// isForgotten reports whether n is an assignment that no image may execute: nothing reads what it sets, so that neither the elements
// that it reads are sent nor private variables computed for it. Bounds of arrays that the compiler makes are read by what makes these.
func (u *Unit) isForgotten(n *tree.Node) bool {
	a, ok := n.Stmt.(*ir.Assign)
	p := u.Parts.Of(n)
	if !ok || p.Kind != compute.InSet || !p.Why.Has(reason.NothingReads) || len(u.Around.Of(n).First) > 0 {
		return false
	}
	private, to := false, ir.SymbolOf(a.LHS)
	ir.Mentions(a, func(s *ir.Symbol, _ ir.Role) {
		private = private || s != to && u.Private.Loop(s, n) != nil && !isVariableOf(s, n.Loops)
	})
	return len(n.MappedReads()) > 0 || private && (!to.Made || to.Source != "")
}
