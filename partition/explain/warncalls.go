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

// WarnWork warns about loops that all images run in each iteration of a loop which they share, where no other warning says so.
//
//	do j; do k; t = f(k); end do; a(j) = t; end do          t is for all images: each runs all of the loops over j and k
func WarnWork(u *comm.Unit, bag *diag.Bag) {
	end := -1 // of the loop at hand which the images share
	for _, l := range u.Nodes {
		if l.Order <= end || !l.IsLoop() || isSeldom(l) || !sharedOver(u, l) {
			continue
		}
		end = l.Last
		n := workOfAll(u, l)
		if n == nil || isTold(bag, l) || turns(u, bag) {
			continue
		}
		k := n.Loops[tree.DepthOf(l)+1]
		bag.Warnf(n.Stmt.Span(), "replicated-loop", "all images run the loop at line %d in every iteration of the loop at line %d", k.Stmt.Span().Line(), l.Stmt.Span().Line()).
			At("all images execute this").Because(l.Stmt.Span(), "the images would share these iterations").Note("%s", u.CP.Of(n).Why).
			Help("compute it in a loop of its own before line %d, or from variables that each iteration sets for itself", l.Stmt.Span().Line())
	}
}

// turns reports whether a user was told to cut the arrays of a unit in another way: then its loops are shared otherwise.
func turns(u *comm.Unit, bag *diag.Bag) bool {
	return slices.ContainsFunc(bag.All(), func(d *diag.Diagnostic) bool {
		return d.Code == "lines-across" && slices.ContainsFunc(u.Nodes, func(n *tree.Node) bool { return n.Stmt.Span() == d.Span })
	})
}

// workOfAll is the first of the statements in loop l that all images execute if none that they share stands in more loops, nil otherwise.
func workOfAll(u *comm.Unit, l *tree.Node) (found *tree.Node) {
	depth, shared := tree.DepthOf(l)+1, 0
	l.Each(func(n *tree.Node) {
		part := u.CP.Of(n)
		switch {
		case len(n.Bodies) > 0 || part == nil || u.Updates.Of(n) != nil:
		case part.Kind != compute.All:
			shared = max(shared, len(n.Loops))
		case len(n.Loops) > depth && !slices.ContainsFunc(n.Loops, isArrayLoop):
			found, depth = n, len(n.Loops)
		}
	})
	if depth < shared {
		return nil
	}
	return found
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
