package tree

import (
	"slices"

	"dhpfgo/ir"
)

// Flow follows the value of s through a statement list: exposed, whether a use may see the value from before the list;
// killed, whether the value from before can not survive it.
func Flow(list []*Node, s *ir.Symbol) (exposed, killed bool) {
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
	n *Node
	s *ir.Symbol
}

type flowOf struct{ exposed, killed bool }

// FlowFrom is flow through a whole statement list from one place on. What it finds is kept for each statement on the way, as
// loop after loop asks what follows it.
func FlowFrom(list []*Node, from int, s *ir.Symbol) (exposed, killed bool) {
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

func flowNode(n *Node, s *ir.Symbol) (exposed, killed bool) {
	if len(n.Bodies) > 0 && !n.Touches(s) {
		return false, false
	}
	if n.Reads(s) {
		return true, false
	}
	switch st := n.Stmt.(type) {
	case *ir.If:
		return flowIf(n, len(st.Branches) > 1, s)
	case *ir.Do:
		if st.Var == s {
			return false, true
		}
		e, k := FlowFrom(n.Bodies[0], 0, s)
		return e, k && runsThrough(n, st)
	case *ir.While:
		e, _ := FlowFrom(n.Bodies[0], 0, s)
		return e, false
	case *ir.Jump, *ir.Stop, *ir.Return:
		return false, true
	case *ir.CallProc:
		return false, s.Rank() == 0 && (st.Result != nil && ir.SymbolOf(st.Result) == s || setsArgument(st, s))
	}
	return false, s.Rank() == 0 && s.Type.Base != ir.Derived && n.Writes(s)
}

// runsThrough reports whether a loop is certain to have an iteration, and its iterations to reach their ends.
func runsThrough(n *Node, d *ir.Do) bool {
	trips, known := d.ConstantTrips()
	return known && trips > 0 && !n.unit.jumpsOut(n.Order, n.Last, append(n.Loops[:len(n.Loops):len(n.Loops)], n))
}

// setsArgument reports whether a call is certain to set a variable that it has as an argument.
func setsArgument(call *ir.CallProc, s *ir.Symbol) bool {
	for i, a := range call.Args {
		if v, ok := a.X.(*ir.Var); ok && v.Sym == s && !a.Copy && call.Proc.Effects.Arg(i).First {
			return true
		}
	}
	return false
}

func flowIf(n *Node, hasElse bool, s *ir.Symbol) (exposed, killed bool) {
	killed = hasElse
	for _, b := range n.Bodies {
		e, k := FlowFrom(b, 0, s)
		if e {
			return true, false
		}
		killed = killed && k
	}
	return false, killed
}

// LiveAfter reports whether the value that s has when loop l ends may still be used.
func (u *Unit) LiveAfter(l *Node, s *ir.Symbol) bool {
	if u.liveAtEnd(s) && u.returnsEarly() {
		return true
	}
	skipped := false // a jump may pass over what sets s anew
	for n := l; n != nil; n = n.Parent {
		list := u.Siblings(n)
		exposed, killed := FlowFrom(list, n.Place+1, s)
		if exposed {
			return true
		}
		skipped = skipped || n == l && u.jumpsOut(n.Order, n.Last, n.Loops) || u.jumpsOut(n.Last+1, list[len(list)-1].Last, n.Loops)
		if killed && !skipped {
			return false
		}
		if p := n.Parent; p != nil && p.IsLoop() {
			if p.Reads(s) {
				return true
			}
			if e, _ := FlowFrom(p.Bodies[0], 0, s); e {
				return true
			}
		}
	}
	return u.liveAtEnd(s)
}

// jumpsOut reports whether a jump from one place to another in textual order belongs to one of the loops.
func (u *Unit) jumpsOut(first, last int, loops []*Node) bool {
	return slices.ContainsFunc(between(u.Index().jumps, first, last), func(k int) bool {
		j, ok := u.Nodes[k].Stmt.(*ir.Jump)
		return ok && slices.ContainsFunc(loops, func(l *Node) bool { return l.Stmt == j.Loop })
	})
}

// returnsEarly reports whether the unit has RETURN statements.
func (u *Unit) returnsEarly() bool {
	return slices.ContainsFunc(u.Index().jumps, func(k int) bool {
		_, ok := u.Nodes[k].Stmt.(*ir.Return)
		return ok
	})
}

// Touched reports whether a statement of a list reads or sets variable s.
func Touched(list []*Node, s *ir.Symbol) bool {
	for _, m := range list {
		if m.Touches(s) {
			return true
		}
	}
	return false
}
