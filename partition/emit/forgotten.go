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

// isForgotten reports whether n is a loop that finds nothing, or an assignment that no image may execute: no statement names what it sets, so
// that neither the elements that it reads are sent nor private variables computed for it. What only decides how long another loop runs is named
// by that.
func (u *Unit) isForgotten(n *tree.Node) bool {
	if len(n.Bodies) > 0 {
		return u.isForgottenLoop(n)
	}
	a, ok := n.Stmt.(*ir.Assign)
	if !ok || !u.isUnread(n) {
		return false
	}
	private, to := false, ir.SymbolOf(a.LHS)
	ir.Mentions(a, func(s *ir.Symbol, _ ir.Role) {
		private = private || s != to && u.Private.Loop(s, n) != nil && !isVariableOf(s, n.Loops)
	})
	return (len(n.MappedReads()) > 0 || private) && !u.isNamed(to)
}

// isUnread reports whether nothing reads what a statement finds.
func (u *Unit) isUnread(n *tree.Node) bool {
	p := u.Parts.Of(n)
	return p != nil && p.Kind == compute.InSet && p.Why.Has(reason.NothingReads) && len(u.Around.Of(n).First) == 0
}

// isForgottenLoop reports whether a loop of unknown length finds nothing that is read: as no element is sent for it, it might never end.
//
//	k = 0; do; k = k + b(i); if (k > 5) exit; end do          nothing reads k
func (u *Unit) isForgottenLoop(n *tree.Node) bool {
	unread := n.IsLoop() && (tree.IsWhile(n) || tree.LeftEarly(n))
	read := false
	n.Each(func(m *tree.Node) {
		_, isAssign := m.Stmt.(*ir.Assign)
		switch {
		case !unread:
		case isAssign:
			unread, read = u.isUnread(m), read || len(m.MappedReads()) > 0
		default: // its header, conditions and jumps, which belong to what is done
			unread = u.Parts.Of(m).Why.Has(reason.NothingDepends) && len(u.Around.Of(m).First) == 0
		}
	})
	return unread && read
}

// isNamed reports whether a statement uses a variable, but for assignments that set it, or bounds of an array do.
func (u *Unit) isNamed(v *ir.Symbol) bool {
	found := v.Made && v.Source == ""
	for _, n := range u.Nodes {
		if a, ok := n.Stmt.(*ir.Assign); ok && ir.SymbolOf(a.LHS) == v {
			continue
		}
		ir.Mentions(n.Stmt, func(s *ir.Symbol, _ ir.Role) { found = found || s == v })
	}
	for _, s := range u.Src.Symbols {
		for _, d := range s.Dims {
			found = found || d.Lo != nil && ir.Occurrences(d.Lo, v) > 0 || d.Hi != nil && ir.Occurrences(d.Hi, v) > 0
		}
	}
	return found
}
