package tree

import (
	"slices"

	"dhpfgo/ir"
)

// nodeIndex tells which nodes of a unit may read or set a variable, by their textual order: a question about a loop is then
// one about an interval.
type nodeIndex struct {
	reading map[*ir.Symbol][]int // nodes that name it in what they evaluate
	Setting map[*ir.Symbol][]int
	others  []int // nodes whose reads do not all show in their expressions
	jumps   []int // nodes after which the next statement may not run
}

// Index gives the index of the unit's statements as they are now.
func (u *Unit) Index() *nodeIndex {
	if u.index != nil {
		return u.index
	}
	m := &nodeIndex{reading: map[*ir.Symbol][]int{}, Setting: map[*ir.Symbol][]int{}}
	for _, n := range u.Nodes {
		m.each(n, with)
	}
	u.index = m
	return m
}

// each changes the lists in which the order of n belongs.
func (m *nodeIndex) each(n *Node, change func(list []int, order int) []int) {
	update := func(lists map[*ir.Symbol][]int, s *ir.Symbol) {
		if lists[s] = change(lists[s], n.Order); lists[s] == nil {
			delete(lists, s)
		}
	}
	f := n.Facts()
	for _, s := range f.named {
		update(m.reading, s)
	}
	if !f.Plain {
		m.others = change(m.others, n.Order)
	}
	for _, t := range n.Targets() {
		update(m.Setting, ir.SymbolOf(t))
	}
	switch n.Stmt.(type) {
	case *ir.Jump, *ir.Stop, *ir.Return:
		m.jumps = change(m.jumps, n.Order)
	}
}

// Replace gives a node another statement.
func (n *Node) Replace(s ir.Stmt) {
	if m := n.unit.index; m != nil {
		m.each(n, without)
	}
	n.Stmt = s
	if m := n.unit.index; m != nil {
		m.each(n, with)
	}
	n.unit.flows = nil
	n.unit.Changes++
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

// Inside is the part of a list of orders that lies in n, n itself included.
func Inside(list []int, n *Node) []int { return between(list, n.Order, n.Last) }

// between is the part of a list of orders from first to last.
func between(list []int, first, last int) []int {
	i, _ := slices.BinarySearch(list, first)
	j, _ := slices.BinarySearch(list, last+1)
	return list[i:max(i, j)]
}

// Touches reports whether n or something inside it may read or set s, or jump.
func (n *Node) Touches(s *ir.Symbol) bool {
	m := n.unit.Index()
	for _, list := range [][]int{m.reading[s], m.Setting[s], m.others, m.jumps} {
		if len(Inside(list, n)) > 0 {
			return true
		}
	}
	return false
}

// AssignedIn reports whether s is set anywhere inside outer (its header included).
func AssignedIn(s *ir.Symbol, outer *Node) bool {
	return len(Inside(outer.unit.Index().Setting[s], outer)) > 0
}

// ReadersIn lists the nodes in loop l, and l itself, that read s, in textual order.
func (u *Unit) ReadersIn(l *Node, s *ir.Symbol) []*Node {
	m := u.Index()
	orders := slices.Concat(Inside(m.reading[s], l), Inside(m.others, l))
	slices.Sort(orders)
	var out []*Node
	for _, k := range slices.Compact(orders) {
		if n := u.Nodes[k]; n.Reads(s) {
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
	Elems  []*ir.Elem
	Plain  bool // it reads nothing but what is named
}

// Facts finds them anew when the node has another statement.
func (n *Node) Facts() *facts {
	if n.said == nil || n.said.stmt != n.Stmt {
		n.said = factsOf(n.Stmt)
	}
	return n.said
}

func factsOf(st ir.Stmt) *facts {
	f := &facts{stmt: st, header: slices.Clip(headerOf(st))}
	switch st.(type) {
	case *ir.Assign, *ir.If, *ir.Do, *ir.While:
		f.Plain = true
	}
	for _, e := range f.header {
		ir.WalkExprs(e, f.note)
	}
	return f
}

func (f *facts) note(x ir.Expr) {
	switch x := x.(type) {
	case *ir.Status, *ir.FuncRef:
		f.Plain = false
	case *ir.Elem:
		f.Elems = append(f.Elems, x)
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
