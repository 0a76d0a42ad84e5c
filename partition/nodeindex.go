package partition

import (
	"slices"

	"dhpfgo/ir"
)

// nodeIndex tells which nodes of a unit may read or set a variable, by their textual order: a question about a loop is then
// one about an interval.
type nodeIndex struct {
	reading map[*ir.Symbol][]int // nodes that name it in what they evaluate
	setting map[*ir.Symbol][]int
	others  []int // nodes whose reads do not all show in their expressions
	jumps   []int // nodes behind which the next statement may not run
}

// nodeIndex gives the index of the unit's statements as they are now.
func (u *unit) nodeIndex() *nodeIndex {
	if u.index != nil {
		return u.index
	}
	m := &nodeIndex{reading: map[*ir.Symbol][]int{}, setting: map[*ir.Symbol][]int{}}
	for _, n := range u.nodes {
		m.each(n, with)
	}
	u.index = m
	return m
}

// each changes the lists in which the order of n belongs.
func (m *nodeIndex) each(n *node, change func(list []int, order int) []int) {
	update := func(lists map[*ir.Symbol][]int, s *ir.Symbol) {
		if lists[s] = change(lists[s], n.order); lists[s] == nil {
			delete(lists, s)
		}
	}
	f := n.facts()
	for _, s := range f.named {
		update(m.reading, s)
	}
	if !f.plain {
		m.others = change(m.others, n.order)
	}
	for _, t := range n.targets() {
		update(m.setting, ir.SymbolOf(t))
	}
	switch n.stmt.(type) {
	case *ir.Jump, *ir.Stop, *ir.Return:
		m.jumps = change(m.jumps, n.order)
	}
}

// replace gives a node another statement.
func (n *node) replace(s ir.Stmt) {
	if m := n.unit.index; m != nil {
		m.each(n, without)
	}
	n.stmt = s
	if m := n.unit.index; m != nil {
		m.each(n, with)
	}
	n.unit.memo, n.unit.flows = nil, nil
}

// with and without add an order to an ascending list, and take it away.
func with(list []int, order int) []int {
	if k, found := slices.BinarySearch(list, order); !found {
		return slices.Insert(list, k, order)
	}
	return list
}

func without(list []int, order int) []int {
	if k, found := slices.BinarySearch(list, order); found && len(list) > 1 {
		return slices.Delete(list, k, k+1)
	} else if found {
		return nil
	}
	return list
}

// inside is the part of a list of orders that lies in n, n itself included.
func inside(list []int, n *node) []int { return between(list, n.order, n.last) }

// between is the part of a list of orders from first to last.
func between(list []int, first, last int) []int {
	i, _ := slices.BinarySearch(list, first)
	j, _ := slices.BinarySearch(list, last+1)
	return list[i:max(i, j)]
}

// touches reports whether n or something inside it may read or set s, or jump.
func (n *node) touches(s *ir.Symbol) bool {
	m := n.unit.nodeIndex()
	for _, list := range [][]int{m.reading[s], m.setting[s], m.others, m.jumps} {
		if len(inside(list, n)) > 0 {
			return true
		}
	}
	return false
}

// assignedIn reports whether s is set anywhere inside outer (its header included).
func assignedIn(s *ir.Symbol, outer *node) bool {
	return len(inside(outer.unit.nodeIndex().setting[s], outer)) > 0
}

// readersIn lists the nodes in loop l, and l itself, that read s, in textual order.
func (u *unit) readersIn(l *node, s *ir.Symbol) []*node {
	m := u.nodeIndex()
	orders := slices.Concat(inside(m.reading[s], l), inside(m.others, l))
	slices.Sort(orders)
	var out []*node
	for _, k := range slices.Compact(orders) {
		if n := u.nodes[k]; n.reads(s) {
			out = append(out, n)
		}
	}
	return out
}

// facts are what the expressions of a node's statement say.
type facts struct {
	stmt   ir.Stmt // that these are the facts of
	header []ir.Expr
	named  []*ir.Symbol // variables, and lengths of character variables
	elems  []*ir.Elem
	plain  bool // it reads nothing but what is named
}

// facts finds them anew when the node has another statement.
func (n *node) facts() *facts {
	if n.said == nil || n.said.stmt != n.stmt {
		n.said = factsOf(n.stmt)
	}
	return n.said
}

func factsOf(st ir.Stmt) *facts {
	f := &facts{stmt: st, header: slices.Clip(headerOf(st))}
	switch st.(type) {
	case *ir.Assign, *ir.If, *ir.Do, *ir.While:
		f.plain = true
	}
	for _, e := range f.header {
		ir.WalkExprs(e, f.note)
	}
	return f
}

func (f *facts) note(x ir.Expr) {
	switch x := x.(type) {
	case *ir.Status, *ir.FuncRef:
		f.plain = false
	case *ir.Elem:
		f.elems = append(f.elems, x)
	}
	s := ir.SymbolOf(x)
	if s == nil {
		return
	}
	f.name(s)
	if length, ok := s.Len.(*ir.Var); ok {
		f.name(length.Sym)
	}
}

func (f *facts) name(s *ir.Symbol) {
	if !slices.Contains(f.named, s) {
		f.named = append(f.named, s)
	}
}
