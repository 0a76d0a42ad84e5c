package tree

import (
	"fmt"
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/arrayflow"
)

// Private lists, for each variable that is set inside loops, the loops in which it is private to an iteration, in textual order:
// each iteration sets it before using it and nothing after the loop uses the last value; or the user said NEW.
type Private map[*ir.Symbol][]*Node

// FindPrivate finds the private variables of a unit, arrays by their flow if that is not nil; scalars that all images are to compute alike are left out.
func FindPrivate(u *Unit, alike func(*ir.Symbol) bool, flow *arrayflow.Flow) Private {
	out := Private{}
	if u.flow = flow; flow != nil {
		flow.Forget()
		flow.Enter(u.Src)
	}
	for _, l := range u.Nodes {
		if !l.IsLoop() || u.remaps(l) {
			continue
		}
		for _, s := range setInside(l) {
			if !alike(s) && (AssertedNew(l, s) || s.Piece && hasArgument(l, s) || s.View && u.onlyNames(s) || s.Rank() == 0 && whyNotPrivate(l, s) == "" ||
				s.Rank() > 0 && flow != nil && whyShared(flow, l, s) == "") {
				out[s] = append(out[s], l)
			}
		}
	}
	return out
}

// onlyNames reports whether data that a view is another name for are not set by that name: it is made anew in front of each use.
//
//	do k; c%2 => s(k)%c; r = dot_product(d, c%2)
func (u *Unit) onlyNames(s *ir.Symbol) bool {
	return !slices.ContainsFunc(u.Index().Setting[s], func(k int) bool {
		_, names := u.Nodes[k].Stmt.(*ir.View)
		return !names
	})
}

// SetsFirst reports whether a call is known to set each element of array s that it reads before it reads it.
func (n *Node) SetsFirst(s *ir.Symbol) bool {
	return n.unit.flow != nil && n.unit.flow.SetsFirst(n.Stmt, s)
}

// hasArgument reports whether a call inside loop l has array s as an argument.
func hasArgument(l *Node, s *ir.Symbol) bool {
	found := false
	l.Each(func(n *Node) {
		if c, ok := n.Stmt.(*ir.CallProc); ok {
			found = found || slices.ContainsFunc(c.Args, func(a ir.Actual) bool { return ir.ActualSymbol(a) == s })
		}
	})
	return found
}

// setInside lists the unmapped variables that the body of loop l assigns, in textual order.
func setInside(l *Node) []*ir.Symbol {
	seen := map[*ir.Symbol]bool{}
	var out []*ir.Symbol
	l.Each(func(n *Node) {
		if n == l || n.IsLoop() {
			return
		}
		for _, t := range n.Targets() {
			if s := ir.SymbolOf(t); s.Map == nil && s.Type.Base != ir.Derived && (!s.Allocatable || s.Rank() > 0) && !s.Pointer && !s.Target && !s.Overlaid && !s.Uniform && !seen[s] {
				seen[s] = true
				out = append(out, s)
			}
		}
	})
	return out
}

// AssertedNew reports whether the user says that variable s is NEW in the iterations of loop l.
func AssertedNew(l *Node, s *ir.Symbol) bool {
	d, ok := l.Stmt.(*ir.Do)
	return ok && d.Independent != nil && slices.Contains(d.Independent.New, s)
}

// whyNotPrivate gives the reason why scalar s is not private to the iterations of l, "" if it is.
func whyNotPrivate(l *Node, s *ir.Symbol) string {
	if exposed, _ := FlowFrom(l.Bodies[0], 0, s); exposed {
		return "an iteration may use the value of an earlier one"
	}
	if l.unit.LiveAfter(l, s) {
		return "its value is used after the loop"
	}
	return ""
}

// WhyNotPrivate gives the reason why a variable is not private to the iterations of l, "" if it is or may be, and the statement that
// is to blame for it, nil where there is no single one.
func WhyNotPrivate(flow *arrayflow.Flow, l *Node, s *ir.Symbol) (why string, at ir.Stmt) {
	if s.Rank() == 0 {
		return whyNotPrivate(l, s), nil
	}
	d, ok := l.Stmt.(*ir.Do)
	if !ok {
		return "the number of iterations is not known before", nil
	}
	if at = flow.WhyNotPrivate(d, s); at != nil {
		return fmt.Sprintf("this may read what an earlier iteration has set of '%s'", s.UserName()), at
	}
	return whyShared(flow, l, s), nil
}

// whyShared gives the reason why an array is not private to the iterations of l, "" if each sets the elements that it reads before,
// and nothing after the loop reads them.
func whyShared(flow *arrayflow.Flow, l *Node, s *ir.Symbol) string {
	d, ok := l.Stmt.(*ir.Do)
	switch {
	case !ok || s.View || s.Root != nil || flow.WhyNotPrivate(d, s) != nil:
		return "an iteration may use the value of an earlier one"
	case flow.UsedBehind(statements(l.unit.Roots), d, s, l.unit.liveAtEnd(s)):
		return "its value is used after the loop"
	}
	return ""
}

func statements(list []*Node) []ir.Stmt {
	out := make([]ir.Stmt, len(list))
	for k, n := range list {
		out[k] = n.Stmt
	}
	return out
}

// Loop is the innermost loop around n in which s is private, or nil.
func (p Private) Loop(s *ir.Symbol, n *Node) *Node {
	list := p[s]
	for i := len(n.Loops) - 1; i >= 0 && len(list) > 0; i-- {
		l := n.Loops[i]
		if _, is := slices.BinarySearchFunc(list, l, func(a, b *Node) int { return a.Order - b.Order }); is {
			return l
		}
	}
	return nil
}

// Publish takes back that the scalars which a region sets for all images are private to the loops around it.
func (p Private) Publish(region *Node, sets func(*ir.Symbol) bool) {
	for s := range p {
		if sets(s) {
			p[s] = slices.DeleteFunc(slices.Clone(p[s]), region.Within)
		}
	}
}

// Shared lists the variables that a loop sets and that are not private to its iterations.
func (p Private) Shared(l *Node) []*ir.Symbol {
	return slices.DeleteFunc(setInside(l), func(s *ir.Symbol) bool { return slices.Contains(p[s], l) })
}
