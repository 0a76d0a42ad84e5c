package partition

import (
	"dhpfgo/ir"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
)

// disproveNew takes out of NEW what surely is used before an iteration sets it, or after the loop: NEW says that there is no
// value to be used.
func (u *claims) disproveNew(l *tree.Node, ind *ir.Independent) {
	if ind.Concurrent {
		return // the LOCAL variables of DO CONCURRENT have the names of others, which keep their values
	}
	keep := ind.New[:0:0]
	for _, s := range ind.New {
		use, where := firstUse(l.Bodies[0], s), "before an iteration sets it"
		if use == nil {
			use, where = usedBehind(u.Space, l, s), "after the loop"
		}
		if use == nil {
			keep = append(keep, s)
			continue
		}
		name := s.UserName()
		u.bag.Warnf(ind.Pos, "not-new", "NEW is wrong for '%s': its value is used %s", name, where).
			Because(use.Stmt.Span(), "used here").
			Note("HPF 2.0, 5.1.2: a NEW variable is undefined at the begin of an iteration and after the loop").
			Note("the clause is not believed for '%s'", name).
			Help("take '%s' out of NEW", name)
	}
	if !u.check {
		ind.New = keep
	}
}

// usedBehind finds the statement that surely uses the value that variable s has after loop l, or nil.
func usedBehind(u *space.Space, l *tree.Node, s *ir.Symbol) *tree.Node {
	for n := l; n != nil && (n == l || !n.IsLoop()); n = n.Parent {
		rest := u.Siblings(n)[n.Place+1:]
		if use := firstUse(rest, s); use != nil || tree.Touched(rest, s) {
			return use
		}
	}
	return nil
}

// firstUse finds the statement of a list that surely uses the value that variable s has before it, or nil: no condition, loop
// or procedure stands between that might set it, or that might be left before.
func firstUse(list []*tree.Node, s *ir.Symbol) *tree.Node {
	for _, m := range list {
		_, call := m.Stmt.(*ir.CallProc)
		switch {
		case jumps(m) || call && m.Touches(s):
			return nil
		case m.Reads(s):
			return m
		case m.Writes(s) || len(m.Bodies) > 0 && m.Touches(s):
			return nil
		}
	}
	return nil
}

// jumps reports whether something in m may pass over statements.
func jumps(m *tree.Node) bool {
	found := false
	m.Each(func(n *tree.Node) {
		switch n.Stmt.(type) {
		case *ir.Jump, *ir.Return, *ir.Stop:
			found = true
		}
	})
	return found
}
