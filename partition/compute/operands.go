package compute

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// operands lists the mapped elements on which node n depends: in itself and in the given statements inside it, in the
// conditions around it in its loop, and in the private values that these use, which calls and loops before it may have set.
func operands(u *space.Space, n *tree.Node, inside ...*tree.Node) []*ir.Elem {
	s := &sources{u: u, nodes: map[*ir.Elem]*tree.Node{}, seen: map[*tree.Node]bool{}}
	for _, m := range inside {
		s.look(m)
	}
	for m := n; m != nil && (m == n || !m.IsLoop()); m = m.Parent {
		s.look(m)
		for _, b := range slices.Backward(u.Siblings(m)) {
			if b.Order < m.Order {
				s.lookInto(b)
			}
		}
	}
	return slices.DeleteFunc(s.refs, func(r *ir.Elem) bool { return ownedInside(u, r, s.nodes[r], n) })
}

// sources are the statements that the value of one depends on, as far as they have been looked at.
type sources struct {
	u     *space.Space
	refs  []*ir.Elem
	nodes map[*ir.Elem]*tree.Node // where each stands
	list  []*tree.Node
	seen  map[*tree.Node]bool
}

// look adds what node m itself reads.
func (s *sources) look(m *tree.Node) {
	if s.seen[m] {
		return
	}
	s.seen[m] = true
	s.list = append(s.list, m)
	for _, r := range m.MappedReads() {
		s.refs = append(s.refs, r)
		s.nodes[r] = m
	}
}

// lookInto adds what top contributes: the definitions in it of private values that are wanted, with the conditions and loops around
// them and around the jumps that decide how often they run.
func (s *sources) lookInto(top *tree.Node) {
	wanted := false
	for before := -1; before < len(s.list); {
		before = len(s.list)
		for _, d := range slices.Backward(within(top)) {
			defines := s.defines(d)
			if wanted = wanted || defines; !defines && !(wanted && isJump(d)) {
				continue
			}
			for p := d; p != top.Parent; p = p.Parent {
				s.look(p)
			}
		}
	}
}

// defines reports whether d sets a private variable that a statement looked at reads.
func (s *sources) defines(d *tree.Node) bool {
	return definesPrivate(s.u, d) && slices.ContainsFunc(definition(d), func(v *ir.Symbol) bool {
		return slices.ContainsFunc(s.list, func(m *tree.Node) bool { return m.Reads(v) })
	})
}

func isJump(n *tree.Node) bool {
	_, ok := n.Stmt.(*ir.Jump)
	return ok
}

// within lists a node and all that it contains, in the order of the program.
func within(n *tree.Node) []*tree.Node {
	var out []*tree.Node
	n.Each(func(m *tree.Node) { out = append(out, m) })
	return out
}

// ownedInside reports whether who owns reference r of node d depends on a loop around d that is not around n: such an owner is
// not one for each iteration of n.
func ownedInside(u *space.Space, r *ir.Elem, d, n *tree.Node) bool {
	inner := map[string]bool{}
	for _, l := range d.Loops[tree.Common(d, n):] {
		inner[u.Dim(l)] = true
	}
	if len(inner) == 0 {
		return false
	}
	cs, ok := u.OwnerConstraints(r, d, u.Names.Start)
	return !ok || slices.ContainsFunc(cs, func(c sets.Constraint) bool { return space.Mentions(c.Aff, inner) })
}
