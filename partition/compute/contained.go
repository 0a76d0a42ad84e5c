package compute

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/tree"
)

// contained reports whether node n, a DO WHILE or a jump, stands in a loop of unknown length that only the images need to run which use
// what it finds, as the iteration of Newton's method at each point of a grid:
//
//	do i = 1, n                            the owner of y(i) alone runs the DO WHILE
//	  t = x(i)
//	  do while (abs(f(t)) > eps); t = t - f(t)/g(t); end do
//	  y(i) = t
//
// An image that runs the loop runs all of it, so that all its iterations and jumps belong together: CP(header) = CP(jump) = the union
// of the partitions of everything inside, over the loops around.
func contained(u *Computation, n *tree.Node) bool {
	first := n
	if j, ok := n.Stmt.(*ir.Jump); ok {
		first = LoopOf(n, j)
	}
	for l := first; l != nil; l = l.Parent {
		if l.IsLoop() && selfContained(u, l) {
			return true
		}
	}
	return false
}

// LoopOf is the loop that a jump ends, or whose next iteration it begins; nil for a jump that belongs to none around it.
func LoopOf(n *tree.Node, j *ir.Jump) *tree.Node {
	for _, l := range n.Loops {
		if l.Stmt == j.Loop {
			return l
		}
	}
	return nil
}

// selfContained reports whether all that loop l does is to make values that are private to iterations of the loops around it, or to set
// elements that lie with one owner whatever iteration of l it is.
func selfContained(u *Computation, l *tree.Node) bool {
	answer, known := u.contained[l]
	if !known {
		answer = len(l.Loops) > 0 && u.Known.headers[l.Order] == 0
		l.Each(func(m *tree.Node) { answer = answer && (len(m.Bodies) > 0 || staysInside(u, m, l)) })
		u.contained[l] = answer
	}
	return answer
}

// staysInside reports whether leaf n of loop l has no effect but on values as selfContained wants them.
func staysInside(u *Computation, n, l *tree.Node) bool {
	if u.Known.headers[n.Order] > 0 || u.runs.Of(n) != nil || u.Updates.Of(n) != nil {
		return false
	}
	switch s := n.Stmt.(type) {
	case *ir.Jump:
		target := LoopOf(n, s)
		return target != nil && target.Within(l)
	case *ir.Assign:
		if e, ok := s.LHS.(*ir.Elem); ok && e.Sym.Map != nil {
			return n.On == nil && !ownedInside(u.Space, e, n, l)
		}
	}
	return definesPrivate(u.Space, n) && !slices.ContainsFunc(definition(n), u.Known.IsScalar)
}
