package node

import (
	"dhpfgo/partition"
	"dhpfgo/sem"
)

// exposedScalars gives the scalars that some statement reads although the last write before it stands inside a loop that
// has ended, or in an earlier iteration of a loop around it; only their final value in a loop matters to others. It is nil
// for a body with statements that this package does not know.
func exposedScalars(body []sem.Stmt) map[*sem.Symbol]bool {
	a := &exposure{exposed: map[*sem.Symbol]bool{}, known: true}
	a.list(body, symbols{})
	if !a.known {
		return nil
	}
	return a.exposed
}

type symbols map[*sem.Symbol]bool

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
	exposed map[*sem.Symbol]bool
	known   bool
}

// list walks statements; fresh are the scalars that were set on every path to here, with no loop that sets them between.
func (a *exposure) list(body []sem.Stmt, fresh symbols) symbols {
	for _, s := range body {
		fresh = a.stmt(s, fresh)
	}
	return fresh
}

func (a *exposure) stmt(s sem.Stmt, fresh symbols) symbols {
	for _, e := range readsOf(s) {
		a.reads(e, fresh)
	}
	switch s := s.(type) {
	case *sem.Do:
		set := scalarsSet(s.Body)
		inside := fresh.without(set)
		inside[s.Var] = true
		a.list(s.Body, inside)
		set[s.Var] = true
		return fresh.without(set)
	case *sem.While:
		set := scalarsSet(s.Body)
		a.list(s.Body, fresh.without(set))
		return fresh.without(set)
	case *sem.If:
		return a.branches(s, fresh)
	case *partition.LayoutInit, *partition.ArrayCreate, *partition.ArrayDestroy, *partition.ExchangeStep, *sem.GatherAll,
		*partition.Inspect, *partition.Note, *partition.Gather, *sem.PutStep, *sem.Put,
		*sem.Allocate, *sem.Deallocate, *sem.CopyArray, *sem.Stop, *sem.Jump, *sem.Return, *sem.CallProc,
		*sem.View, *sem.Reset, *sem.PointTo, *sem.AllocateField, *sem.DeallocateField:
		return fresh
	case *sem.Assign, *sem.IOBegin, *sem.Transfer, *sem.IOEnd, *sem.CallIntrinsic,
		*partition.Fetch, *partition.Share, *partition.Reduce, *partition.Locate:
		after := fresh.without(nil)
		for v := range scalarsSet([]sem.Stmt{s}) {
			after[v] = true
		}
		return after
	}
	a.known = false
	return fresh
}

// branches joins the arms of an IF: fresh is what every arm, and a missing ELSE, leaves fresh.
func (a *exposure) branches(s *sem.If, fresh symbols) symbols {
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

func (a *exposure) reads(e sem.Expr, fresh symbols) {
	sem.WalkExprs(e, func(x sem.Expr) {
		if v, ok := x.(*sem.Var); ok && !fresh[v.Sym] {
			a.exposed[v.Sym] = true
		}
	})
}

// isPlain reports whether an expression reads nothing but the variables that occur in it, and sets none: scalars that
// pointers may reach, or that share their bytes, have other names, too.
func isPlain(e sem.Expr) bool {
	switch e := e.(type) {
	case *sem.Var:
		return !isIndirect(e.Sym) && !e.Sym.Target && !e.Sym.Overlaid
	case *sem.Const, *sem.Elem, *sem.Unary, *sem.Binary, *sem.Conv, *sem.Call:
		return true
	}
	return false
}

// readsOf lists the expressions that a statement evaluates, those of statements of communication included.
func readsOf(s sem.Stmt) []sem.Expr {
	switch s := s.(type) {
	case *sem.Assign:
		switch e := s.LHS.(type) {
		case *sem.Elem:
			return append([]sem.Expr{s.RHS}, e.Subs...)
		case *sem.Substr:
			return []sem.Expr{s.RHS, e}
		}
		return []sem.Expr{s.RHS}
	case *partition.Fetch:
		return s.From.Subs
	case *partition.Share:
		out := append([]sem.Expr(nil), s.Home.Subs...)
		for _, v := range s.Vars {
			out = append(out, &sem.Var{Sym: v})
		}
		return out
	case *partition.Note:
		return s.Subs
	case *sem.Put:
		return append(s.Subs[:len(s.Subs):len(s.Subs)], s.Value)
	case *partition.Reduce:
		return []sem.Expr{&sem.Var{Sym: s.Var}}
	case *partition.Locate:
		var out []sem.Expr
		for _, v := range s.Words {
			out = append(out, &sem.Var{Sym: v})
		}
		return out
	case *partition.ExchangeStep:
		var out []sem.Expr
		for _, x := range s.Exchanges {
			for _, p := range x.Params {
				out = append(out, &sem.Var{Sym: p})
			}
		}
		return out
	}
	return sem.ExprsOf(s)
}

// scalarsSet are the scalar variables that statements set, blocks inside included.
func scalarsSet(body []sem.Stmt) symbols {
	out := symbols{}
	eachScalarSet(body, func(s *sem.Symbol) { out[s] = true })
	return out
}

// eachScalarSet calls f for them in textual order, for some several times.
func eachScalarSet(body []sem.Stmt, f func(*sem.Symbol)) {
	add := func(e sem.Expr) {
		if s, ok := e.(*sem.Substr); ok {
			e = s.X
		}
		if v, ok := e.(*sem.Var); ok {
			f(v.Sym)
		}
	}
	sem.WalkStmts(body, func(s sem.Stmt) bool {
		switch s := s.(type) {
		case *sem.Assign:
			add(s.LHS)
		case *sem.Do:
			f(s.Var)
		case *sem.Transfer:
			if s.Input {
				add(s.Item.X)
			}
		case *sem.IOEnd:
			for _, x := range append(s.Results[:len(s.Results):len(s.Results)], s.Branch) {
				add(x)
			}
			for _, m := range s.Members {
				add(m.X)
			}
		case *sem.CallIntrinsic:
			for _, x := range s.Args {
				add(x)
			}
		case *sem.CallProc:
			for _, x := range append(sem.ActualExprs(s.Args), s.Result) {
				add(x)
			}
		case *partition.Fetch:
			f(s.Into)
		case *partition.Share:
			for _, v := range s.Vars {
				f(v)
			}
		case *partition.Reduce:
			f(s.Var)
		case *partition.Locate:
			for _, v := range s.Words {
				f(v)
			}
		}
		return true
	})
}

// isShared reports whether others than the statements of its unit, in this activation, can see the value of a variable.
func isShared(s *sem.Symbol, inProcedure bool) bool {
	switch s.Storage {
	case sem.Argument, sem.InCommon:
		return true
	case sem.Static:
		return inProcedure || s.Captured || s.Link != ""
	}
	return s.Captured || s.Link != ""
}

// isIndirect reports whether a variable stands for memory of others.
func isIndirect(s *sem.Symbol) bool { return s.Pointer || s.View }
