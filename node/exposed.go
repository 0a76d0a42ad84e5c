package node

import (
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
)

// exposedScalars gives the scalars that some statement reads although the last write before it stands inside a loop that
// has ended, or in an earlier iteration of a loop around it; only their final value in a loop matters to others. It is nil
// for a body with statements that this package does not know.
func exposedScalars(body []ir.Stmt) map[*ir.Symbol]bool {
	a := &exposure{exposed: map[*ir.Symbol]bool{}, known: true}
	a.list(body, symbols{})
	if !a.known {
		return nil
	}
	return a.exposed
}

type symbols map[*ir.Symbol]bool

func (s symbols) without(other symbols) symbols {
	out := symbols{}
	for k := range s {
		if !other[k] {
			out[k] = true
		}
	}
	return out
}

type exposure struct {
	exposed map[*ir.Symbol]bool
	known   bool
}

// list walks statements; fresh are the scalars that were set on every path to here, with no loop that sets them between.
func (a *exposure) list(body []ir.Stmt, fresh symbols) symbols {
	for _, s := range body {
		fresh = a.stmt(s, fresh)
	}
	return fresh
}

func (a *exposure) stmt(s ir.Stmt, fresh symbols) symbols {
	for _, e := range readsOf(s) {
		a.reads(e, fresh)
	}
	switch s := s.(type) {
	case *ir.Do:
		set := scalarsSet(s.Body)
		inside := fresh.without(set)
		inside[s.Var] = true
		a.list(s.Body, inside)
		set[s.Var] = true
		return fresh.without(set)
	case *ir.While:
		set := scalarsSet(s.Body)
		a.list(s.Body, fresh.without(set))
		return fresh.without(set)
	case *ir.If:
		return a.branches(s, fresh)
	case *spmd.LayoutInit, *spmd.ArrayCreate, *spmd.ArrayDestroy, *spmd.ExchangeStep, *ir.GatherAll,
		*spmd.Inspect, *spmd.Note, *spmd.Renew, *spmd.Gather, *spmd.Scatter, *ir.PutStep, *ir.Put, *ir.Combine,
		*ir.Allocate, *ir.Deallocate, *ir.CopyArray, *ir.FillRandom, *ir.Stop, *ir.Jump, *ir.Return, *ir.CallProc,
		*ir.View, *ir.Reset, *ir.PointTo, *ir.AllocateField, *ir.DeallocateField:
		return fresh
	case *ir.Assign, *ir.IOBegin, *ir.Transfer, *ir.IOEnd, *ir.CallIntrinsic, *ir.Borrow, *ir.Agree,
		*spmd.Fetch, *spmd.Share, *spmd.Reduce, *spmd.Locate, *spmd.TilesOf, *spmd.OwnsCell:
		after := fresh.without(nil)
		for v := range scalarsSet([]ir.Stmt{s}) {
			after[v] = true
		}
		return after
	}
	a.known = false
	return fresh
}

// branches joins the arms of an IF: fresh is what every arm, and a missing ELSE, leaves fresh.
func (a *exposure) branches(s *ir.If, fresh symbols) symbols {
	var out symbols
	otherwise := false
	for _, b := range s.Branches {
		out = out.meet(a.list(b.Body, fresh.without(nil)))
		otherwise = b.Cond == nil
	}
	if otherwise {
		return out
	}
	return out.meet(fresh)
}

// meet is the intersection; nil stands for everything.
func (s symbols) meet(other symbols) symbols {
	if s == nil {
		return other
	}
	out := symbols{}
	for k := range s {
		if other[k] {
			out[k] = true
		}
	}
	return out
}

func (a *exposure) reads(e ir.Expr, fresh symbols) {
	ir.WalkExprs(e, func(x ir.Expr) {
		if v, ok := x.(*ir.Var); ok && !fresh[v.Sym] {
			a.exposed[v.Sym] = true
		}
	})
}

// isPlain reports whether an expression reads nothing but the variables that occur in it, and sets none: scalars that
// pointers may reach, or that share their bytes, have other names, too.
func isPlain(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Var:
		return !isIndirect(e.Sym) && !e.Sym.Target && !e.Sym.Overlaid
	case *ir.Const, *ir.Elem, *ir.Unary, *ir.Binary, *ir.Conv, *ir.Call:
		return true
	}
	return false
}

// readsOf lists the expressions that a statement evaluates, those of statements of communication included.
func readsOf(s ir.Stmt) []ir.Expr {
	switch s := s.(type) {
	case *ir.Assign:
		switch e := s.LHS.(type) {
		case *ir.Elem:
			return append([]ir.Expr{s.RHS}, e.Subs...)
		case *ir.Substr:
			return []ir.Expr{s.RHS, e}
		}
		return []ir.Expr{s.RHS}
	case *spmd.Fetch:
		return s.From.Subs
	case *spmd.Share:
		out := append([]ir.Expr(nil), s.Home.Subs...)
		for _, v := range s.Vars {
			out = append(out, &ir.Var{Sym: v})
		}
		return out
	case *spmd.Note:
		return s.Subs
	case *ir.Put:
		return append(s.Subs[:len(s.Subs):len(s.Subs)], s.Value)
	case *spmd.Reduce:
		out := []ir.Expr{&ir.Var{Sym: s.Var}}
		for _, v := range s.With {
			out = append(out, &ir.Var{Sym: v})
		}
		return out
	case *spmd.Locate:
		var out []ir.Expr
		for _, v := range s.Words {
			out = append(out, &ir.Var{Sym: v})
		}
		return out
	case *spmd.ExchangeStep:
		var out []ir.Expr
		for _, x := range s.Exchanges {
			for _, p := range x.Params {
				out = append(out, &ir.Var{Sym: p})
			}
			if x.Slab != nil {
				out = append(out, &ir.Var{Sym: x.Slab.Start})
			}
		}
		return out
	}
	return ir.ExprsOf(s)
}

// scalarsSet are the scalar variables that statements set, blocks inside included.
func scalarsSet(body []ir.Stmt) symbols {
	out := symbols{}
	eachScalarSet(body, func(s *ir.Symbol) { out[s] = true })
	return out
}

// eachScalarSet calls f for them in textual order, for some several times.
func eachScalarSet(body []ir.Stmt, f func(*ir.Symbol)) {
	add := func(e ir.Expr) {
		if s, ok := e.(*ir.Substr); ok {
			e = s.X
		}
		if v, ok := e.(*ir.Var); ok {
			f(v.Sym)
		}
	}
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		switch s := s.(type) {
		case *ir.Assign:
			add(s.LHS)
		case *ir.Do:
			f(s.Var)
		case *ir.Transfer:
			if s.Input {
				add(s.Item.X)
			}
		case *ir.IOEnd:
			for _, x := range append(s.Results[:len(s.Results):len(s.Results)], s.Branch) {
				add(x)
			}
			for _, m := range s.Members {
				add(m.X)
			}
		case *ir.CallIntrinsic:
			for _, x := range s.Args {
				add(x)
			}
		case *ir.CallProc:
			for _, x := range append(ir.ActualExprs(s.Args), s.Result) {
				add(x)
			}
		case *ir.Agree:
			for _, v := range s.Vars {
				f(v)
			}
		case *spmd.Fetch:
			f(s.Into)
		case *spmd.Share:
			for _, v := range s.Vars {
				f(v)
			}
		case *spmd.Reduce:
			f(s.Var)
			for _, v := range s.With {
				f(v)
			}
		case *spmd.TilesOf:
			f(s.From)
			f(s.To)
			f(s.By)
		case *spmd.OwnsCell:
			f(s.Into)
		case *spmd.Locate:
			for _, v := range s.Words {
				f(v)
			}
		}
		return true
	})
}

// isShared reports whether others than the statements of its unit, in this activation, can see the value of a variable.
func isShared(s *ir.Symbol, inProcedure bool) bool {
	switch s.Storage {
	case ir.Argument, ir.InCommon:
		return true
	case ir.Static:
		return inProcedure || s.Captured || s.Link != ""
	}
	return s.Captured || s.Link != ""
}

// isIndirect reports whether a variable stands for memory of others.
func isIndirect(s *ir.Symbol) bool { return s.Pointer || s.View }

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
