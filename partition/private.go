package partition

import (
	"slices"

	"dhpfgo/ir"
)

// findPrivate finds, for every scalar that is set inside loops, the loops in which it is private to an iteration: each
// iteration sets it before using it and nothing after the loop uses the last value; or the user said NEW.
func (u *unit) findPrivate() {
	u.private = map[*ir.Symbol][]*node{}
	for _, l := range u.nodes {
		if !l.isLoop() || u.remaps(l) {
			continue
		}
		for _, s := range u.setInside(l) {
			if u.known.scalars[s] > 0 {
				continue
			}
			if u.assertedNew(l, s) || s.Piece && hasArgument(l, s) || s.Rank() == 0 && u.whyNotPrivate(l, s) == "" {
				u.private[s] = append(u.private[s], l)
			}
		}
	}
}

// hasArgument reports whether a call inside loop l has array s as an argument.
func hasArgument(l *node, s *ir.Symbol) bool {
	found := false
	l.each(func(n *node) {
		if c, ok := n.stmt.(*ir.CallProc); ok {
			found = found || slices.ContainsFunc(c.Args, func(a ir.Actual) bool { return ir.ActualSymbol(a) == s })
		}
	})
	return found
}

// setInside lists the unmapped variables that the body of loop l assigns, in textual order.
func (u *unit) setInside(l *node) []*ir.Symbol {
	seen := map[*ir.Symbol]bool{}
	var out []*ir.Symbol
	l.each(func(n *node) {
		if n == l || n.isLoop() {
			return
		}
		for _, t := range n.targets() {
			if s := ir.SymbolOf(t); s.Map == nil && s.Type.Base != ir.Derived && !s.Allocatable && !s.Pointer && !s.Target && !s.Overlaid && !s.Uniform && !seen[s] {
				seen[s] = true
				out = append(out, s)
			}
		}
	})
	return out
}

func (u *unit) assertedNew(l *node, s *ir.Symbol) bool {
	d, ok := l.stmt.(*ir.Do)
	if !ok || d.Independent == nil {
		return false
	}
	for _, x := range d.Independent.New {
		if x == s {
			return true
		}
	}
	return false
}

// whyNotPrivate gives the reason why scalar s is not private to the iterations of l, "" if it is.
func (u *unit) whyNotPrivate(l *node, s *ir.Symbol) string {
	if exposed, _ := flowFrom(l.bodies[0], 0, s); exposed {
		return "an iteration may use the value of an earlier one"
	}
	if u.liveAfter(l, s) {
		return "its value is used after the loop"
	}
	return ""
}

// privateLoop is the innermost loop around n in which s is private, or nil.
func (u *unit) privateLoop(s *ir.Symbol, n *node) *node {
	list := u.private[s]
	for i := len(n.loops) - 1; i >= 0 && len(list) > 0; i-- {
		l := n.loops[i]
		if _, is := slices.BinarySearchFunc(list, l, func(a, b *node) int { return a.order - b.order }); is {
			return l
		}
	}
	return nil
}

// flow follows the value of s through a statement list: exposed, whether a use may see the value from before the list;
// killed, whether the value from before can not survive it.
func flow(list []*node, s *ir.Symbol) (exposed, killed bool) {
	for _, n := range list {
		e, k := flowNode(n, s)
		if e {
			return true, false
		}
		if k {
			return false, true
		}
	}
	return false, false
}

// flowKey asks for the value that s has before node n.
type flowKey struct {
	n *node
	s *ir.Symbol
}

type flowOf struct{ exposed, killed bool }

// flowFrom is flow through a whole statement list from one place on. What it finds is kept for each statement on the way, as
// loop after loop asks what follows it.
func flowFrom(list []*node, from int, s *ir.Symbol) (exposed, killed bool) {
	if from >= len(list) {
		return false, false
	}
	u := list[from].unit
	found, k := flowOf{}, from
	for ; k < len(list) && found == (flowOf{}); k++ {
		known, ok := u.flows[flowKey{list[k], s}]
		if ok {
			found = known
			break
		}
		found.exposed, found.killed = flowNode(list[k], s)
	}
	if u.flows == nil {
		u.flows = map[flowKey]flowOf{}
	}
	for ; k > from; k-- {
		u.flows[flowKey{list[k-1], s}] = found
	}
	return found.exposed, found.killed
}

func flowNode(n *node, s *ir.Symbol) (exposed, killed bool) {
	if len(n.bodies) > 0 && !n.touches(s) {
		return false, false
	}
	if n.reads(s) {
		return true, false
	}
	switch st := n.stmt.(type) {
	case *ir.If:
		return flowIf(n, len(st.Branches) > 1, s)
	case *ir.Do:
		if st.Var == s {
			return false, true
		}
		e, _ := flowFrom(n.bodies[0], 0, s)
		return e, false
	case *ir.While:
		e, _ := flowFrom(n.bodies[0], 0, s)
		return e, false
	case *ir.Jump, *ir.Stop, *ir.Return:
		return false, true
	case *ir.CallProc:
		return false, st.Result != nil && ir.SymbolOf(st.Result) == s && s.Rank() == 0
	}
	return false, s.Rank() == 0 && s.Type.Base != ir.Derived && n.writes(s)
}

func flowIf(n *node, hasElse bool, s *ir.Symbol) (exposed, killed bool) {
	killed = hasElse
	for _, b := range n.bodies {
		e, k := flowFrom(b, 0, s)
		if e {
			return true, false
		}
		killed = killed && k
	}
	return false, killed
}

// liveAfter reports whether the value that s has when loop l ends may still be used.
func (u *unit) liveAfter(l *node, s *ir.Symbol) bool {
	if u.liveAtEnd(s) && u.returnsEarly() {
		return true
	}
	skipped := false // a jump may pass over what sets s anew
	for n := l; n != nil; n = n.parent {
		list := u.siblings(n)
		exposed, killed := flowFrom(list, n.place+1, s)
		if exposed {
			return true
		}
		skipped = skipped || n == l && u.jumpsOut(n.order, n.last, n.loops) || u.jumpsOut(n.last+1, list[len(list)-1].last, n.loops)
		if killed && !skipped {
			return false
		}
		if p := n.parent; p != nil && p.isLoop() {
			if p.reads(s) {
				return true
			}
			if e, _ := flowFrom(p.bodies[0], 0, s); e {
				return true
			}
		}
	}
	return u.liveAtEnd(s)
}

// jumpsOut reports whether a jump from one place to another in textual order belongs to one of the loops.
func (u *unit) jumpsOut(first, last int, loops []*node) bool {
	return slices.ContainsFunc(between(u.nodeIndex().jumps, first, last), func(k int) bool {
		j, ok := u.nodes[k].stmt.(*ir.Jump)
		return ok && slices.ContainsFunc(loops, func(l *node) bool { return l.stmt == j.Loop })
	})
}

// returnsEarly reports whether the unit has RETURN statements.
func (u *unit) returnsEarly() bool {
	return slices.ContainsFunc(u.nodeIndex().jumps, func(k int) bool {
		_, ok := u.nodes[k].stmt.(*ir.Return)
		return ok
	})
}
