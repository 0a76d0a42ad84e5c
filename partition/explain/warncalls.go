package explain

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/comm"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/tree"
)

// WarnCalls warns about calls that keep all images at every iteration of a loop that they would share: of clocks, and of procedures that
// read one or do other things that happen once for the whole program.
func WarnCalls(u *comm.Unit, bag *diag.Bag) {
	told := map[*tree.Node]bool{}
	for _, n := range u.Nodes {
		name, what := togetherOf(n)
		if what == "" {
			continue
		}
		for _, l := range n.Loops {
			if isSeldom(l) {
				break
			}
			if told[l] || !sharedOver(u, l) {
				continue
			}
			told[l] = true
			line := l.Stmt.Span().Line()
			bag.Warnf(n.Stmt.Span(), "replicated-loop", "all images run every iteration of the loop at line %d for '%s'", line, name).
				At("%s", what).Because(l.Stmt.Span(), "the images would share these iterations").
				Help("put the call before or after the loop at line %d", line)
			break
		}
	}
}

// isSeldom reports whether a loop is, or stands in one, for runs that measure time or print what is done: another one is shared in its place.
func isSeldom(l *tree.Node) bool {
	return slices.ContainsFunc(append([]*tree.Node{l}, l.Loops...), func(m *tree.Node) bool {
		d, ok := m.Stmt.(*ir.Do)
		return ok && d.Seldom
	})
}

// togetherOf names what all images have to call together in a statement and says why, "" for nothing.
func togetherOf(n *tree.Node) (name, why string) {
	switch s := n.Stmt.(type) {
	case *ir.CallIntrinsic:
		if s.Name == "cpu_time" || s.Name == "system_clock" {
			return s.Name, "all images get the time of one of them"
		}
	case *ir.CallProc:
		if e := s.Proc.Effects; e != nil && e.Once && !e.Mapped {
			return s.Proc.Name, "it does what happens once for all images, such as to read a clock, output or STOP"
		}
	}
	return "", ""
}

// sharedOver reports whether who executes a statement in loop l depends on the loop's variable.
func sharedOver(u *comm.Unit, l *tree.Node) bool {
	d, ok := l.Stmt.(*ir.Do)
	if !ok {
		return false
	}
	found := false
	l.Each(func(m *tree.Node) {
		part := u.CP.Of(m)
		if len(m.Bodies) > 0 || part == nil || part.Kind != compute.InSet {
			return
		}
		found = found || slices.ContainsFunc(part.Home, func(home *ir.Elem) bool { return comm.ChoosesOwner(home, d.Var) })
	})
	return found
}
