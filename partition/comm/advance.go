package comm

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/depend"
	"dhpfgo/partition/reason"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
)

// Advance moves messages back in the sequential order to where another message stands already, as far as no write of
// their elements lies between: then references of several loops share one exchange, and what an earlier exchange brought
// is not sent again (subsumption, coalescing and aggregation of the exchanges of one unit).
func (u *Unit) Advance() {
	placed := &places{at: map[*tree.Node]bool{}, of: map[arrayAt][]*Need{}}
	for _, w := range u.Needs {
		if !w.wantsMessage() || w.Piped {
			continue
		}
		if to := earlierPlace(u.Space, w, placed); to != nil {
			w.Joined = reason.JoinedOthers.At(to.Stmt.Span(), to.Stmt.Span().Line())
			w.At = to
		}
		placed.add(w)
	}
}

// places are the nodes before which messages stand.
type places struct {
	at     map[*tree.Node]bool
	of     map[arrayAt][]*Need
	orders []int // of the nodes, ascending
}

type arrayAt struct {
	at    *tree.Node
	array *ir.Symbol
}

func (p *places) add(w *Need) {
	if !p.at[w.At] {
		k, _ := slices.BinarySearch(p.orders, w.At.Order)
		p.orders = slices.Insert(p.orders, k, w.At.Order)
	}
	p.at[w.At] = true
	here := arrayAt{w.At, w.Ref.Sym}
	p.of[here] = append(p.of[here], w)
}

// earlierPlace looks for the nearest place with a message of the same array, else of any array, from which w may be sent as
// well; nil for none. A message that stands under a condition leaves it only where another brings all its elements anyway.
//
// Of the statements on the way back it looks at those with a message, and at those that set what the message depends on.
func earlierPlace(u *space.Space, w *Need, placed *places) *tree.Node {
	var other *tree.Node
	inside := false
	h := hindrancesOf(u, w)
	stops := append([][]int{placed.orders, h.array}, h.scalars...)
	for cur := w.At; cur != nil; cur = cur.Parent {
		for n := cur; n != nil; n = siblingBefore(u, n, stops) {
			if n != cur && blocks(u, n, w, h) {
				return other
			}
			switch mine := placed.of[arrayAt{n, w.Ref.Sym}]; {
			case n == w.At:
			case len(mine) > 0 && (!inside || covers(mine, w)):
				return n
			case placed.at[n] && other == nil && !inside:
				other = n
			}
		}
		if cur.Parent == nil || cur.Parent.IsLoop() {
			return other
		}
		inside = true
	}
	return other
}

// covers reports whether the data of the needs include those of w.
func covers(needs []*Need, w *Need) bool {
	within, err := w.Data.IsSubset(joined(needs))
	return err == nil && within
}

// hindrances are what keeps a message from moving back: the orders of the nodes that may set its array, and those of the nodes
// that may set a scalar on which its set depends.
type hindrances struct {
	array   []int
	scalars [][]int
}

func hindrancesOf(u *space.Space, w *Need) hindrances {
	m := u.Index()
	h := hindrances{array: m.Setting[w.Ref.Sym]}
	for s := range u.ScalarsOf(w.Data) {
		h.scalars = append(h.scalars, m.Setting[s])
	}
	return h
}

// blocks reports whether w can not move to before n: something in n may set an element that w brings, or a scalar on which
// its set depends.
func blocks(u *space.Space, n *tree.Node, w *Need, h hindrances) bool {
	if slices.ContainsFunc(h.scalars, func(list []int) bool { return len(tree.Inside(list, n)) > 0 }) {
		return true
	}
	return slices.ContainsFunc(tree.Inside(h.array, n), func(k int) bool {
		m := u.Nodes[k]
		return slices.ContainsFunc(m.Targets(), func(t ir.Expr) bool {
			e, ok := t.(*ir.Elem)
			return ok && e.Sym == w.Ref.Sym && depend.Meets(u, e, m, w.Ref, w.N, tree.Common(m, w.N), false)
		})
	})
}

// siblingBefore is the nearest statement before n in its list that is, or holds, a node of one of the ascending lists of
// orders; nil for none.
func siblingBefore(u *space.Space, n *tree.Node, orders [][]int) *tree.Node {
	last := -1
	for _, list := range orders {
		if k, _ := slices.BinarySearch(list, n.Order); k > 0 {
			last = max(last, list[k-1])
		}
	}
	list := u.Siblings(n)
	if last < list[0].Order {
		return nil
	}
	k, _ := slices.BinarySearchFunc(list, last, func(m *tree.Node, order int) int { return m.Last - order })
	return list[k]
}
