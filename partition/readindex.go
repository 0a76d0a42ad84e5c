package partition

import (
	"cmp"
	"slices"

	"dhpfgo/sem"
)

// readIndex tells which nodes of a unit may read a variable, in textual order: those that name it, and all whose reads do not
// show in their expressions. While the partitions of many private scalars are found it spares a walk for each.
type readIndex struct {
	naming map[*sem.Symbol][]*node
	others []*node
}

func newReadIndex(nodes []*node) *readIndex {
	r := &readIndex{naming: map[*sem.Symbol][]*node{}}
	for _, n := range nodes {
		if !r.note(n) {
			r.others = append(r.others, n)
		}
	}
	return r
}

// note enters a node under what it names; false if it may read more than that.
func (r *readIndex) note(n *node) bool {
	switch n.stmt.(type) {
	case *sem.Assign, *sem.If, *sem.Do, *sem.While:
	default:
		return false
	}
	plain := true
	var named []*sem.Symbol
	for _, e := range n.header() {
		sem.WalkExprs(e, func(x sem.Expr) {
			switch x.(type) {
			case *sem.Status, *sem.FuncRef:
				plain = false
			}
			if s := symbolOf(x); s != nil {
				named = append(named, s)
				if length, ok := s.Len.(*sem.Var); ok {
					named = append(named, length.Sym)
				}
			}
		})
	}
	if !plain {
		return false
	}
	for _, s := range named {
		if list := r.naming[s]; len(list) == 0 || list[len(list)-1] != n {
			r.naming[s] = append(list, n)
		}
	}
	return true
}

// readersIn lists the nodes in loop l, and l itself, that read s.
func (u *unit) readersIn(l *node, s *sem.Symbol) []*node {
	var out []*node
	if u.index == nil {
		l.each(func(n *node) {
			if n.reads(s) {
				out = append(out, n)
			}
		})
		return out
	}
	for _, n := range slices.Concat(u.index.naming[s], u.index.others) {
		if (n == l || slices.Contains(n.loops, l)) && n.reads(s) {
			out = append(out, n)
		}
	}
	slices.SortFunc(out, func(a, b *node) int { return cmp.Compare(a.order, b.order) })
	return out
}
