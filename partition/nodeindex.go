package partition

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/sem"
)

// nodeIndex tells which nodes of a unit may read or set a variable, by their textual order: a question about a loop is then
// one about an interval. It lasts until a statement is replaced.
type nodeIndex struct {
	reading map[*sem.Symbol][]int // nodes that name it in what they evaluate
	setting map[*sem.Symbol][]int
	others  []int // nodes whose reads do not all show in their expressions
	jumps   []int // nodes behind which the next statement may not run
}

// nodeIndex gives the index of the unit's statements as they are now.
func (u *unit) nodeIndex() *nodeIndex {
	if u.index != nil {
		return u.index
	}
	m := &nodeIndex{reading: map[*sem.Symbol][]int{}, setting: map[*sem.Symbol][]int{}}
	for _, n := range u.nodes {
		m.note(n)
	}
	u.index = m
	return m
}

func (m *nodeIndex) note(n *node) {
	f := n.facts()
	for _, s := range f.named {
		m.reading[s] = append(m.reading[s], n.order)
	}
	if !f.plain {
		m.others = append(m.others, n.order)
	}
	for _, t := range n.targets() {
		s := ir.SymbolOf(t)
		if list := m.setting[s]; len(list) == 0 || list[len(list)-1] != n.order {
			m.setting[s] = append(list, n.order)
		}
	}
	switch n.stmt.(type) {
	case *sem.Jump, *sem.Stop, *sem.Return:
		m.jumps = append(m.jumps, n.order)
	}
}

// replace gives a node another statement.
func (n *node) replace(s sem.Stmt) {
	n.stmt = s
	n.unit.index, n.unit.memo = nil, nil
}

// inside is the part of a list of orders that lies in n, n itself included.
func inside(list []int, n *node) []int {
	first, _ := slices.BinarySearch(list, n.order)
	last, _ := slices.BinarySearch(list, n.last+1)
	return list[first:last]
}

// touches reports whether n or something inside it may read or set s, or jump.
func (n *node) touches(s *sem.Symbol) bool {
	m := n.unit.nodeIndex()
	for _, list := range [][]int{m.reading[s], m.setting[s], m.others, m.jumps} {
		if len(inside(list, n)) > 0 {
			return true
		}
	}
	return false
}

// assignedIn reports whether s is set anywhere inside outer (its header included).
func assignedIn(s *sem.Symbol, outer *node) bool {
	return len(inside(outer.unit.nodeIndex().setting[s], outer)) > 0
}

// readersIn lists the nodes in loop l, and l itself, that read s, in textual order.
func (u *unit) readersIn(l *node, s *sem.Symbol) []*node {
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
	stmt   sem.Stmt // that these are the facts of
	header []sem.Expr
	named  []*sem.Symbol // variables, and lengths of character variables
	elems  []*sem.Elem
	plain  bool // it reads nothing but what is named
}

// facts finds them anew when the node has another statement.
func (n *node) facts() *facts {
	if n.said == nil || n.said.stmt != n.stmt {
		n.said = factsOf(n.stmt)
	}
	return n.said
}

func factsOf(st sem.Stmt) *facts {
	f := &facts{stmt: st, header: slices.Clip(headerOf(st))}
	switch st.(type) {
	case *sem.Assign, *sem.If, *sem.Do, *sem.While:
		f.plain = true
	}
	for _, e := range f.header {
		sem.WalkExprs(e, f.note)
	}
	return f
}

func (f *facts) note(x sem.Expr) {
	switch x := x.(type) {
	case *sem.Status, *sem.FuncRef:
		f.plain = false
	case *sem.Elem:
		f.elems = append(f.elems, x)
	}
	s := ir.SymbolOf(x)
	if s == nil {
		return
	}
	f.name(s)
	if length, ok := s.Len.(*sem.Var); ok {
		f.name(length.Sym)
	}
}

func (f *facts) name(s *sem.Symbol) {
	if !slices.Contains(f.named, s) {
		f.named = append(f.named, s)
	}
}
