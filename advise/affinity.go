package advise

import (
	"cmp"
	"slices"

	"dhpfgo/ir"
)

// Array is a variable that may be distributed, with the names that units have for it.
type Array struct {
	Symbol  *ir.Symbol
	Names   []Name
	class   []int   // of each dimension
	group   int     // arrays that some assignment uses together
	isLocal bool    // some unit knows it by its own name, not only as a dummy argument
	anew    float64 // weight of what sets it anew in each iteration of a loop, less that of what does not
}

// Name is a variable in a unit.
type Name struct {
	Unit   *ir.Unit
	Symbol *ir.Symbol
}

// leastExtent is the extent from which on a dimension is worth cutting.
const leastExtent = 9

// Graph is the affinity graph of a program.
type Graph struct {
	Arrays []*Array
	byKey  map[any]*Array
	edges  map[[2]node]float64
	parent map[*ir.Symbol]*Array // of dummy arguments: what they are bound to

	Images int         // for which candidates are looked for, 0 for any number
	Enough func() bool // whether no further candidate is to be weighed; nil: never
}

type node struct {
	array *Array
	dim   int
}

// Build looks at all assignments and calls of a serial program.
func Build(p *ir.Program) *Graph {
	g := &Graph{byKey: map[any]*Array{}, edges: map[[2]node]float64{}, parent: map[*ir.Symbol]*Array{}}
	for _, u := range p.Units {
		for _, s := range u.Symbols {
			if isCandidate(s) && s.Storage != ir.Argument {
				a := g.arrayOf(s)
				a.Names = append(a.Names, Name{u, s})
				a.isLocal = true
			}
		}
	}
	for range p.Units { // arguments are handed on
		for _, u := range p.Units {
			g.calls(u.Body)
		}
	}
	for _, u := range p.Units {
		for _, s := range u.Symbols {
			if a := g.parent[s]; a != nil && s.Storage == ir.Argument {
				a.Names = append(a.Names, Name{u, s})
			}
		}
		g.rewritten(u.Body, nil, subscriptsIn(u.Body))
	}
	for _, u := range p.Units {
		g.block(u.Body, nil)
		g.nests(u.Body)
	}
	g.classes()
	return g
}

// isCandidate reports whether a directive may distribute a variable.
func isCandidate(s *ir.Symbol) bool {
	return s.Rank() > 0 && s.Rank() <= 7 && !s.Made && !s.Pointer && !s.Target && !s.View && !s.Overlaid && s.Size != ir.AssumedSize &&
		s.Type.Base != ir.Derived && s.Type.Base != ir.Character && s.Proc == nil && s.Init == nil && s.InitElems == nil
}

func (g *Graph) arrayOf(s *ir.Symbol) *Array {
	if a := g.parent[s]; a != nil {
		return a
	}
	if !isCandidate(s) || s.Storage == ir.Argument {
		return nil
	}
	key := ir.StorageOf(s)
	if g.byKey[key] == nil {
		g.byKey[key] = &Array{Symbol: s, class: make([]int, s.Rank())}
		g.Arrays = append(g.Arrays, g.byKey[key])
	}
	return g.byKey[key]
}

// calls binds dummy arguments to the whole arrays that they are called with. One that is called with several stands for the first.
func (g *Graph) calls(list []ir.Stmt) {
	bind := func(p *ir.Procedure, args []ir.Actual) {
		for i, a := range args {
			if i >= len(p.Dummies) || p.Dummies[i].Rank() == 0 {
				continue
			}
			if s := ir.ActualSymbol(a); s != nil && s.Rank() == p.Dummies[i].Rank() && g.parent[p.Dummies[i]] == nil && p.Unit != nil {
				if x := g.arrayOf(s); x != nil {
					g.parent[p.Dummies[i]] = x
				}
			}
		}
	}
	ir.EachCall(list, bind)
}

// oftenInLoop is how many iterations a loop is taken to have.
const oftenInLoop = 10

// block notes which dimensions assignments use together, in loops over some variables.
func (g *Graph) block(list []ir.Stmt, loops []*ir.Symbol) {
	for _, s := range list {
		inside := loops
		if d, ok := s.(*ir.Do); ok {
			inside = append(slices.Clone(loops), d.Var)
		}
		if a, ok := s.(*ir.Assign); ok {
			g.assign(a, loops)
		}
		s.EachBlock(func(b []ir.Stmt) { g.block(b, inside) })
	}
}

func (g *Graph) assign(s *ir.Assign, loops []*ir.Symbol) {
	weight := 1.0
	for range loops {
		weight *= oftenInLoop
	}
	var all []*ir.Elem
	for _, e := range []ir.Expr{s.LHS, s.RHS} {
		ir.WalkExprs(e, func(x ir.Expr) {
			if r, ok := x.(*ir.Elem); ok && g.arrayOf(r.Sym) != nil && !g.isScratch(g.arrayOf(r.Sym)) {
				all = append(all, r)
			}
		})
	}
	for i, x := range all {
		for _, y := range all[:i] {
			g.together(x, y, loops, weight)
		}
	}
}

// together joins the dimensions of two references through which the same loop variable runs.
func (g *Graph) together(x, y *ir.Elem, loops []*ir.Symbol, weight float64) {
	a, b := g.arrayOf(x.Sym), g.arrayOf(y.Sym)
	if a == b {
		return
	}
	for k, e := range x.Subs {
		v := loopOf(e, loops)
		for l, f := range y.Subs {
			if v != nil && loopOf(f, loops) == v {
				g.join(node{a, k}, node{b, l}, weight)
			}
		}
	}
}

// join adds to the weight of an edge.
func (g *Graph) join(x, y node, weight float64) {
	key := [2]node{x, y}
	if g.edges[[2]node{y, x}] > 0 {
		key = [2]node{y, x}
	}
	g.edges[key] += weight
}

// loopOf is the one loop variable in a subscript, nil for none or several, and for a subscript by an index array.
func loopOf(e ir.Expr, loops []*ir.Symbol) *ir.Symbol {
	var found *ir.Symbol
	several := false
	ir.WalkExprs(e, func(x ir.Expr) {
		switch v := x.(type) {
		case *ir.Elem:
			several = true
		case *ir.Var:
			if slices.Contains(loops, v.Sym) {
				several = several || found != nil && found != v.Sym
				found = v.Sym
			}
		}
	})
	if several {
		return nil
	}
	return found
}

// classes joins nodes by the heaviest edges first; two dimensions of one array never come into one class.
func (g *Graph) classes() {
	type edge struct {
		ends   [2]node
		weight float64
		order  int
	}
	var list []edge
	index := map[*Array]int{}
	for i, a := range g.Arrays {
		index[a] = i
		a.group = i
	}
	for ends, w := range g.edges {
		list = append(list, edge{ends, w, ((index[ends[0].array]*8+ends[0].dim)*len(g.Arrays)+index[ends[1].array])*8 + ends[1].dim})
	}
	slices.SortFunc(list, func(a, b edge) int { return cmp.Or(cmp.Compare(b.weight, a.weight), cmp.Compare(a.order, b.order)) })
	members := map[int][]node{}
	next := 0
	for _, a := range g.Arrays {
		for k := range a.class {
			a.class[k] = next
			members[next] = []node{{a, k}}
			next++
		}
	}
	for _, e := range list {
		x, y := e.ends[0].array.class[e.ends[0].dim], e.ends[1].array.class[e.ends[1].dim]
		if x == y || clash(members[x], members[y]) {
			continue
		}
		for _, n := range members[y] {
			n.array.class[n.dim] = x
		}
		members[x] = append(members[x], members[y]...)
		delete(members, y)
	}
	for _, nodes := range members {
		g.oneGroup(nodes)
	}
}

func clash(x, y []node) bool {
	return slices.ContainsFunc(x, func(a node) bool {
		return slices.ContainsFunc(y, func(b node) bool { return a.array == b.array })
	})
}

// oneGroup puts the arrays of nodes into one group.
func (g *Graph) oneGroup(nodes []node) {
	for _, n := range nodes[1:] {
		from, to := n.array.group, nodes[0].array.group
		for _, a := range g.Arrays {
			if a.group == from {
				a.group = to
			}
		}
	}
}

// extent is the number of elements along a dimension, 0 where only the run knows it.
func extent(d ir.Dim) int64 {
	lo, okLo := d.Lo.(*ir.Const)
	hi, okHi := d.Hi.(*ir.Const)
	if !okLo || !okHi {
		return 0
	}
	return max(0, hi.I-lo.I+1)
}
