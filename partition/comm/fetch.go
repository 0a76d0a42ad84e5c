package comm

import (
	"fmt"
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"dhpfgo/partition/tree"
)

// InsertFetches puts, before every statement that all images execute, a fetch of each single element of a mapped array
// that it reads, innermost first, and lets the statement use the copies.
func (u *Unit) InsertFetches() {
	wanted := map[*tree.Node][]*ir.Elem{}
	for _, w := range u.Needs {
		if w.IsFetch() {
			wanted[w.N] = append(wanted[w.N], w.Ref)
		}
	}
	for _, n := range u.Nodes {
		if wanted[n] != nil {
			u.fetchInto(n, wanted[n])
		}
	}
}

// fetched is an element of which a statement uses a copy.
type fetched struct {
	ref  *ir.Elem
	copy *ir.Symbol // nil until the statement uses it
}

func (u *Unit) fetchInto(n *tree.Node, wanted []*ir.Elem) {
	var list []*fetched
	for _, ref := range wanted {
		if !slices.ContainsFunc(list, func(x *fetched) bool { return ir.EqualStripped(x.ref, ref) }) {
			list = append(list, &fetched{ref: ref})
		}
	}
	n.Replace(ir.MapValues(n.Stmt, func(e ir.Expr) ir.Expr { return u.useCopies(e, n, list) }))
}

// useCopies replaces the wanted references in e, from the inside out, by copies fetched before n. What is only asked where it is
// stays.
func (u *Unit) useCopies(e ir.Expr, n *tree.Node, list []*fetched) ir.Expr {
	return ir.MapRoles(e, ir.Use, func(old, rebuilt ir.Expr, r ir.Role) ir.Expr {
		ref, isElem := old.(*ir.Elem)
		if !isElem || ref.Sym.Map == nil || r == ir.Place {
			return rebuilt
		}
		i := slices.IndexFunc(list, func(x *fetched) bool { return ir.EqualStripped(x.ref, ref) })
		if i < 0 {
			return rebuilt
		}
		if x := list[i]; x.copy == nil {
			from := rebuilt.(*ir.Elem)
			x.copy = u.MakeSymbol(fmt.Sprintf("%s%%copy%d", from.Sym.Name, len(u.Made)+1), from.Sym.Type)
			u.Around.Of(n).Before = append(u.Around.Of(n).Before, &spmd.Fetch{At: ir.At{Pos: from.Pos}, Into: x.copy, From: from})
		}
		return &ir.Var{Pos: rebuilt.Span(), Sym: list[i].copy}
	})
}
