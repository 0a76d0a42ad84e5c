package comm

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// Step is one communication step: all exchanges that stand before the same statement.
type Step struct {
	Apart  diag.Reason // why it does not run beside the loop after it
	At     *tree.Node
	Piped  bool
	Sweep  *Sweep // where the loop after it runs a hyperplane of tiles at a time
	Back   bool
	Arrays []*ir.Symbol
	Needs  map[*ir.Symbol][]*Need
}

// Coalesce joins the needs that stand before the same statement, by array: one exchange per array and direction.
func Coalesce(u *Messages) {
	type place struct {
		at          *tree.Node
		piped, back bool
	}
	byPlace := map[place]*Step{}
	for _, w := range append(u.Needs[:len(u.Needs):len(u.Needs)], u.backs...) {
		if !w.wantsMessage() {
			continue
		}
		here := place{w.At, w.Piped, w.Back}
		s := byPlace[here]
		if s == nil {
			s = &Step{At: w.At, Piped: w.Piped, Sweep: w.Sweep, Back: w.Back, Needs: map[*ir.Symbol][]*Need{}}
			byPlace[here] = s
			u.Steps = append(u.Steps, s)
		}
		if s.Needs[w.Ref.Sym] == nil {
			s.Arrays = append(s.Arrays, w.Ref.Sym)
		}
		s.Needs[w.Ref.Sym] = append(s.Needs[w.Ref.Sym], w)
	}
}

// joined is the union of what the needs of one array in one step ask for.
func joined(needs []*Need) sets.Set {
	var more []sets.Set
	for _, w := range needs[1:] {
		more = append(more, w.Data)
	}
	return needs[0].Data.UnionAll(more)
}
