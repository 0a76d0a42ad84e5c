package specialise

import (
	"maps"
	"slices"

	"dhpfgo/ir"
)

// wildness finds the arrays with an update of which no affine form of loop variables tells the owner, in a loop that assigns to the
// scalars in set. known are those of them that have an affine value at the place at hand, which is put in their place later
// (package affine).
//
//	i = 1;  x(i,j) = x(i,j) + ..      is an update of x(1,j)
type wildness struct {
	set   map[*ir.Symbol]bool
	fixed func(*ir.Elem) bool // the element of an array that every image has is the same throughout the loop
	known map[*ir.Symbol]bool
	wild  map[*ir.Symbol]bool
}

// wildIn lists the distributed arrays that a loop updates at such places.
func wildIn(d *ir.Do) map[*ir.Symbol]bool {
	w := newWildness(d)
	w.known = map[*ir.Symbol]bool{}
	w.list([]ir.Stmt{d})
	return w.wild
}

func newWildness(d *ir.Do) *wildness {
	changed := map[*ir.Symbol]bool{}
	ir.EachMention([]ir.Stmt{d}, func(s *ir.Symbol, r ir.Role) { changed[s] = changed[s] || r.Sets() })
	fixed := func(e *ir.Elem) bool {
		return e.Sym.Map == nil && !changed[e.Sym] && !e.Sym.Pointer && !e.Sym.Target && !e.Sym.Overlaid && !slices.ContainsFunc(e.Subs, isNoConst)
	}
	return &wildness{set: scalarsAssigned([]ir.Stmt{d}), fixed: fixed, wild: map[*ir.Symbol]bool{}}
}

func isNoConst(e ir.Expr) bool { return !ir.IsConst(e) }

func (w *wildness) list(body []ir.Stmt) {
	for _, s := range body {
		switch s := s.(type) {
		case *ir.Assign:
			w.assign(s)
		case *ir.If:
			before := w.known
			for _, b := range s.Branches {
				w.known = maps.Clone(before)
				w.list(b.Body)
			}
			w.known = before
			w.forget(s)
		default:
			w.forget(s)
			d, isDo := s.(*ir.Do)
			for _, b := range ir.BlocksOf(s) {
				if isDo {
					w.known[d.Var] = true
				}
				w.list(b)
			}
			w.forget(s)
		}
	}
}

// assign takes note of an assignment, of an update or to a scalar.
func (w *wildness) assign(s *ir.Assign) {
	if e, _, ok := scatterForm(s); ok && w.isWild(e) {
		w.wild[e.Sym] = true
	}
	if v, ok := s.LHS.(*ir.Var); ok {
		w.known[v.Sym] = w.isKnown(s.RHS)
	}
}

// forget takes it that a statement may have changed the scalars that are set inside it.
func (w *wildness) forget(s ir.Stmt) {
	for v := range scalarsAssigned([]ir.Stmt{s}) {
		delete(w.known, v)
	}
	if d, ok := s.(*ir.Do); ok {
		delete(w.known, d.Var)
	}
}

// isWild reports whether the owner of an element follows from no affine form of loop variables: a subscript in a distributed
// dimension is not affine, or uses a variable of unknown value that the loop sets.
func (w *wildness) isWild(e *ir.Elem) bool {
	for k, m := range e.Sym.Map.Dims {
		if m.Grid >= 0 && !w.isKnown(e.Subs[k]) {
			return true
		}
	}
	return false
}

// isKnown reports whether a value is affine in variables of loops and what the loop does not set.
func (w *wildness) isKnown(e ir.Expr) bool {
	a, why := ir.AffineOf(ir.MapExpr(e, func(x ir.Expr) ir.Expr {
		if e, ok := x.(*ir.Elem); ok && w.fixed(e) {
			return ir.Int8Const(0)
		}
		return x
	}))
	if why != "" {
		return false
	}
	for _, t := range a.Terms {
		if w.set[t.Sym] && !w.known[t.Sym] {
			return false
		}
	}
	return true
}

// scalarsAssigned lists the variables that statements set, those of their loops aside.
func scalarsAssigned(body []ir.Stmt) map[*ir.Symbol]bool {
	out := map[*ir.Symbol]bool{}
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		if a, ok := s.(*ir.Assign); ok {
			if v, ok := a.LHS.(*ir.Var); ok {
				out[v.Sym] = true
			}
		}
		return true
	})
	return out
}
