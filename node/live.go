package node

import (
	"dhpfgo/ir"
)

// liveAfter reports whether the value that scalar s has after a loop may be read, found by walking the statements of the
// unit backwards. Jumps count as reads.
func (u *unit) liveAfter(d *ir.Do, s *ir.Symbol) bool {
	l := &liveness{scalar: s, loop: d}
	l.before(u.body, s == u.result)
	return l.live || !l.found
}

// liveness asks for one scalar after one loop.
type liveness struct {
	scalar      *ir.Symbol
	loop        *ir.Do
	found, live bool
}

// before reports whether the value before a list of statements may be read; after, whether that after it may be.
func (l *liveness) before(body []ir.Stmt, after bool) bool {
	for k := len(body) - 1; k >= 0; k-- {
		after = l.beforeOne(body[k], after)
	}
	return after
}

func (l *liveness) beforeOne(s ir.Stmt, after bool) bool {
	if s == ir.Stmt(l.loop) {
		l.found, l.live = true, l.live || after
	}
	for _, e := range readsOf(s) {
		if uses(e, l.scalar) {
			return true
		}
	}
	switch s := s.(type) {
	case *ir.Assign:
		v, ok := s.LHS.(*ir.Var)
		return after && !(ok && v.Sym == l.scalar)
	case *ir.Do, *ir.While:
		body := ir.BlocksOf(s)[0]
		again := l.before(body, after)
		return l.before(body, after || again) || after
	case *ir.If:
		before, otherwise := false, false
		for _, b := range s.Branches {
			before = l.before(b.Body, after) || before
			otherwise = b.Cond == nil
		}
		return before || after && !otherwise
	case *ir.Jump, *ir.Return:
		return true
	}
	return after
}

// setFirst reports whether each pass through a body sets the scalar before it reads it: the first statement that mentions it
// is an assignment to it.
func setFirst(body []ir.Stmt, s *ir.Symbol) bool {
	for _, b := range body {
		if !mentioned([]ir.Stmt{b})[s] {
			continue
		}
		a, ok := b.(*ir.Assign)
		if !ok || uses(a.RHS, s) {
			return false
		}
		v, ok := a.LHS.(*ir.Var)
		return ok && v.Sym == s
	}
	return false
}
