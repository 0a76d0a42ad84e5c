package advise

import (
	"dhpfgo/ir"
)

// besides is the weight of dimensions that a nest of loops uses in different assignments: less than any that one assignment uses together.
const besides = 0.001

// nests joins, for each outermost loop, the dimensions through which one loop variable runs anywhere in it. So arrays belong together, too, where one
// is computed from another through scratch.
func (g *Graph) nests(list []ir.Stmt) {
	for _, s := range list {
		if _, ok := s.(*ir.Do); !ok {
			s.EachBlock(g.nests)
			continue
		}
		var loops []*ir.Symbol
		ir.WalkStmts([]ir.Stmt{s}, func(x ir.Stmt) bool {
			if d, ok := x.(*ir.Do); ok {
				loops = append(loops, d.Var)
			}
			return true
		})
		g.alongside(s, loops)
	}
}

// use is a dimension through which a loop variable runs.
type use struct {
	node
	loop *ir.Symbol
}

func (g *Graph) alongside(nest ir.Stmt, loops []*ir.Symbol) {
	seen := map[use]bool{}
	var order []use
	ir.WalkStmts([]ir.Stmt{nest}, func(s ir.Stmt) bool {
		for _, e := range ir.ExprsOf(s) {
			ir.WalkExprs(e, func(x ir.Expr) {
				r, ok := x.(*ir.Elem)
				if !ok || g.arrayOf(r.Sym) == nil || g.isScratch(g.arrayOf(r.Sym)) {
					return
				}
				for k, sub := range r.Subs {
					if u := (use{node{g.arrayOf(r.Sym), k}, loopOf(sub, loops)}); u.loop != nil && !seen[u] {
						seen[u] = true
						order = append(order, u)
					}
				}
			})
		}
		return true
	})
	for i, x := range order {
		for _, y := range order[:i] {
			if x.loop == y.loop && x.array != y.array {
				g.join(x.node, y.node, besides)
			}
		}
	}
}
