package compute

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"dhpfgo/partition/tree"
)

// container is the outermost loop of unknown length around node n, or n itself, that only the images need to run which use what it
// finds, as the iteration of Newton's method at each point of a grid:
//
//	do i = 1, n                            the owner of y(i) alone runs the DO WHILE
//	  t = x(i)
//	  do while (abs(f(t)) > eps); t = t - f(t)/g(t); end do
//	  y(i) = t
//
// An image that runs the loop runs all of it, so that all its iterations and jumps belong together: CP(n) is the union, over the loops
// around the container, of the partitions of what reads its results outside of it and of its assignments to mapped arrays.
func container(u *Computation, n *tree.Node) *tree.Node {
	found, known := u.containers[n]
	if known {
		return found
	}
	for l := n; l != nil; l = l.Parent {
		if l.IsLoop() && (tree.IsWhile(l) || tree.LeftEarly(l)) && selfContained(u, l) {
			found = l
		}
	}
	u.containers[n] = found
	return found
}

// usesOfContainer lists what container l works for; shared is the number of loops around it that the way to it shares.
func usesOfContainer(u *Computation, l *tree.Node, shared int) []use {
	shared = min(shared, tree.DepthOf(l))
	var out []use
	add := func(m *tree.Node, shared int) {
		if !m.Within(l) {
			out = append(out, use{m, shared})
		}
	}
	l.Each(func(m *tree.Node) {
		if len(m.Bodies) == 0 && !inherits(u, m) {
			out = append(out, use{m, shared})
		}
		if f := tree.FinalOf(m); f != nil {
			add(f, shared)
		}
		if !definesPrivate(u.Space, m) {
			return
		}
		for _, s := range definition(m) {
			for _, r := range u.ReadersIn(u.Private.Loop(s, m), s) {
				if !tree.IsLoopVar(s, r) && !over(u.Space, m, r, s) && mayReach(u, m, r, s) {
					add(r, min(shared, sharedBy(u, m, r, s)))
				}
			}
		}
	})
	return out
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
// elements, list what is read for them, or add to sums, where one image does so whatever iteration of l it is.
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
	if u.Known.headers[n.Order] > 0 || u.runs.Of(n) != nil {
		return false
	}
	if r := u.Updates.Of(n); r != nil {
		return r.Locating == nil && !ownedInside(u.Space, homeOfUpdate(u, n), n, l)
	}
	switch s := n.Stmt.(type) {
	case *ir.Jump:
		target := LoopOf(n, s)
		return target != nil && target.Within(l)
	case *ir.Assign:
		if e, ok := s.LHS.(*ir.Elem); ok && e.Sym.Map != nil {
			return n.On == nil && !ownedInside(u.Space, e, n, l)
		}
	case *spmd.Note:
		return !ownedInside(u.Space, s.Home, n, l)
	}
	return definesPrivate(u.Space, n) && !slices.ContainsFunc(definition(n), u.Known.IsScalar)
}
