package node

import "dhpfgo/sem"

// liveAfter reports whether the value that scalar s has behind a loop may be read, found by walking the statements of the
// unit backwards. Jumps count as reads.
func (u *unit) liveAfter(d *sem.Do, s *sem.Symbol) bool {
	l := &liveness{scalar: s, loop: d}
	l.before(u.body, s == u.result)
	return l.live || !l.found
}

// liveness asks for one scalar behind one loop.
type liveness struct {
	scalar      *sem.Symbol
	loop        *sem.Do
	found, live bool
}

// before reports whether the value before a list of statements may be read; after, whether that behind it may be.
func (l *liveness) before(body []sem.Stmt, after bool) bool {
	for k := len(body) - 1; k >= 0; k-- {
		after = l.beforeOne(body[k], after)
	}
	return after
}

func (l *liveness) beforeOne(s sem.Stmt, after bool) bool {
	if s == sem.Stmt(l.loop) {
		l.found, l.live = true, l.live || after
	}
	for _, e := range readsOf(s) {
		if uses(e, l.scalar) {
			return true
		}
	}
	switch s := s.(type) {
	case *sem.Assign:
		v, ok := s.LHS.(*sem.Var)
		return after && !(ok && v.Sym == l.scalar)
	case *sem.Do, *sem.While:
		body := sem.BlocksOf(s)[0]
		again := l.before(body, after)
		return l.before(body, after || again) || after
	case *sem.If:
		before, otherwise := false, false
		for _, b := range s.Branches {
			before = l.before(b.Body, after) || before
			otherwise = b.Cond == nil
		}
		return before || after && !otherwise
	case *sem.Jump, *sem.Return:
		return true
	}
	return after
}

// setFirst reports whether each pass through a body sets the scalar before it reads it: the first statement that mentions it
// is an assignment to it.
func setFirst(body []sem.Stmt, s *sem.Symbol) bool {
	for _, b := range body {
		if !mentioned([]sem.Stmt{b})[s] {
			continue
		}
		a, ok := b.(*sem.Assign)
		if !ok || uses(a.RHS, s) {
			return false
		}
		v, ok := a.LHS.(*sem.Var)
		return ok && v.Sym == s
	}
	return false
}
