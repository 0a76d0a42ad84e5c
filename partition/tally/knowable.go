package tally

import (
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
)

// A scalar that is only ever set to elements of distributed arrays, or to what comes of these, never has a value that a machine knows. What it
// is computed from matters to nothing, and neither do the loops that compute it:
//
//	do i = 1, n
//	  alt = d(i,k) + d(k,j)           alt is hopeless: no i, j, k is followed for its sake
//	  if (alt < d(i,j)) d(i,j) = alt  and the loop over i computes as much for each i

// findKnowable finds the variables that a machine may know at times, from what sets them.
func (f *facts) findKnowable(p *spmd.Program, given map[string]int64) {
	f.knowable = map[any]bool{}
	var assigned []*ir.Assign
	for _, u := range p.Units {
		for _, s := range u.Source.Symbols {
			_, said := given[s.UserName()]
			if said || s.Storage == ir.Argument || s.Storage == ir.InCommon || s.Init != nil || s.InitElems != nil {
				f.knowable[ir.StorageOf(s)] = true
			}
		}
		for _, list := range [][]ir.Stmt{u.Source.Entry, u.Body} {
			ir.WalkStmts(list, func(s ir.Stmt) bool {
				if a, ok := s.(*ir.Assign); ok {
					assigned = append(assigned, a)
				} else {
					f.mayKnow(s)
				}
				return true
			})
		}
	}
	for grown := true; grown; {
		grown = false
		for _, a := range assigned {
			if f.canKnow(a.RHS) {
				grown = f.learn(a.LHS) || grown
			}
		}
	}
}

// mayKnow notes what a statement other than an assignment sets: all but what it reads or brings from other images.
func (f *facts) mayKnow(s ir.Stmt) {
	switch s := s.(type) {
	case *ir.Transfer, *spmd.Reduce, *spmd.Locate, *spmd.Fetch, *spmd.Share, *spmd.Gather:
		return
	case *spmd.LayoutInit:
		f.knowAll(s.Layout.Variables())
	case *ir.Redistribute:
		f.knowAll(s.Layout.Variables())
	case *spmd.TilesOf:
		f.knowAll([]*ir.Symbol{s.From, s.To, s.By})
	case *ir.CallProc:
		for _, a := range s.Args {
			if v := ir.ActualSymbol(a); v != nil {
				f.knowable[ir.StorageOf(v)] = true
			}
		}
	}
	f.knowAll(f.setBy(s))
}

func (f *facts) knowAll(list []*ir.Symbol) {
	for _, v := range list {
		f.knowable[ir.StorageOf(v)] = true
	}
}

// learn notes a variable, or an array with one element, of which a value may be known; false if that was noted before.
func (f *facts) learn(e ir.Expr) bool {
	var s *ir.Symbol
	switch e := e.(type) {
	case *ir.Var:
		s = e.Sym
	case *ir.Elem:
		s = e.Sym
	}
	if s == nil || f.knowable[ir.StorageOf(s)] {
		return false
	}
	f.knowable[ir.StorageOf(s)] = true
	return true
}

// isKept reports whether a value of a variable may be known, or of an element of it.
func (f *facts) isKept(s *ir.Symbol) bool {
	return follows(s) && f.knowable[ir.StorageOf(s)] && (s.Rank() == 0 || f.keptArray(s) != nil)
}

// canKnow reports whether an expression may have a known value; see memory.eval.
func (f *facts) canKnow(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Var:
		return f.isKept(e.Sym)
	case *ir.Elem:
		return f.isKept(e.Sym) && f.canKnowAll(e.Subs)
	case *ir.Binary:
		if e.Op == ir.And || e.Op == ir.Or {
			return f.canKnow(e.X) || f.canKnow(e.Y)
		}
		return f.canKnow(e.X) && f.canKnow(e.Y)
	case *ir.Unary:
		return f.canKnow(e.X)
	case *ir.Conv:
		return f.canKnow(e.X)
	case *ir.Call:
		return f.canKnowAll(e.Args)
	case *ir.Const, *ir.Extent, *ir.Status, *ir.FuncRef:
		return true
	}
	return false
}

func (f *facts) canKnowAll(list []ir.Expr) bool {
	for _, e := range list {
		if !f.canKnow(e) {
			return false
		}
	}
	return true
}
