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
	s.lookAround(n)
	return s.owned(n)
}

// operandsFurther is operands of a node for which its innermost loop has none: those in the next loop out that has some, on which the
// values depend that all iterations of the loops inside use.
//
//	do i; d = x(:,i) - x(:,list(i)); do c = 1, 3; f(c,list(i)) = f(c,list(i)) + d(c); end do; end do          x(:,i)
func operandsFurther(u *space.Space, n *tree.Node) []*ir.Elem {
	s := &sources{u: u, nodes: map[*ir.Elem]*tree.Node{}, seen: map[*tree.Node]bool{}}
	for m := n; m != nil; {
		if m = s.lookAround(m); len(s.owned(n)) > 0 {
			break
		}
	}
	return s.owned(n)
}

// lookAround adds what m reads, what the conditions around it read, and what defines the private values that these use, as far as the loop
// around, which it gives.
func (s *sources) lookAround(m *tree.Node) *tree.Node {
	for first := m; m != nil && (m == first || !m.IsLoop()); m = m.Parent {
		s.look(m)
		for _, b := range slices.Backward(s.u.Siblings(m)) {
			if b.Order < m.Order {
				s.lookInto(b)
			}
		}
	}
	return m
}

// owned are the elements found whose owners are those of iterations of n.
func (s *sources) owned(n *tree.Node) []*ir.Elem {
	return slices.DeleteFunc(slices.Clone(s.refs), func(r *ir.Elem) bool { return ownedInside(s.u, r, s.nodes[r], n) })
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
