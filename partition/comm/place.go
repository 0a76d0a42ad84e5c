package comm

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/depend"
	"dhpfgo/partition/reason"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// PlaceNeeds finds, for every reference that may be non-local, the outermost statement before which its data can be
// fetched (message vectorisation), and the reason why it is no further out.
func (u *Unit) PlaceNeeds() {
	for _, n := range u.Nodes {
		var seen ir.ExprSet
		for _, r := range append(n.MappedReads(), u.keptValues(n)...) {
			if seen.Add(r) && !movesItself(n.Stmt, r) {
				u.placeNeed(r, n)
			}
		}
	}
}

// movesItself reports whether reference r is an item of input or output: the statement takes the element from its owner to image 1.
func movesItself(st ir.Stmt, r *ir.Elem) bool {
	t, ok := st.(*ir.Transfer)
	return ok && !t.Everywhere && t.Item.X == ir.Expr(r)
}

func (u *Unit) placeNeed(r *ir.Elem, n *tree.Node) {
	w := &Need{Ref: r, N: n, All: u.CP.Of(n).Kind != compute.InSet}
	if !w.All && len(u.Directions(compute.Accessed(u.Space, r, n, u.CP.Of(n), 0), r.Sym)) == 0 {
		return
	}
	if u.computesItself(r, n) {
		u.Computed = append(u.Computed, w)
		return
	}
	hoist(u.Computation, w)
	leaveConditions(u.Computation, w)
	w.Data = whicheverOf(compute.Accessed(u.Space, r, n, u.CP.Of(n), len(w.At.Loops)), u.Space, w.loose)
	if !w.All && len(u.Directions(w.Data, r.Sym)) == 0 {
		return
	}
	u.Needs = append(u.Needs, w)
}

// hoist moves the message out of loop after loop while no true dependence and no changing variable holds it.
func hoist(u *compute.Computation, w *Need) {
	w.At = w.N
	for h := len(w.N.Loops) - 1; h >= 0; h-- {
		l := w.N.Loops[h]
		if d := depend.WhyNotHoisted(u.Space, w.Ref, w.N, l); d != nil {
			w.kept = d
			w.Why = hoistReason(u.Space, w, d.Reason())
			return
		}
		if s := unsteady(u, w, h); s != nil && !w.loosen(u, h) {
			w.Why = hoistReason(u.Space, w, reason.SetChanges.At(l.Stmt.Span(), s.UserName(), l.Stmt.Span().Line()))
			return
		}
		if asksBorrowed(w.At, l) {
			w.Why = hoistReason(u.Space, w, reason.UnlessAlike.At(l.Stmt.Span(), l.Stmt.Span().Line()))
			return
		}
		if w.All && isDiagonal(compute.Accessed(u.Space, w.Ref, w.N, u.CP.Of(w.N), h)) {
			w.Why = hoistReason(u.Space, w, reason.Diagonal.At(l.Stmt.Span(), l.Stmt.Span().Line()))
			return
		}
		w.At = l
		w.Hoisted++
	}
	w.Why = hoistReason(u.Space, w, diag.Reason{})
}

// isDiagonal reports whether data lie on a line or plane across the dimensions: their hull, which a message would carry, and all images
// would store, has as many elements as the square of them.
func isDiagonal(data sets.Set) bool {
	return slices.ContainsFunc(data.Pieces(), func(p sets.Piece) bool {
		return slices.ContainsFunc(p.Constraints(), func(c sets.Constraint) bool {
			across := 0
			for _, t := range c.Aff.Terms {
				if slices.Contains(data.Dims(), t.Name) {
					across++
				}
			}
			return c.Eq && across > 1
		})
	})
}

// asksBorrowed reports whether a condition between a node and the loop around it asks whether memory was borrowed in the loop: then the
// copy, and its message, is left out.
func asksBorrowed(n, l *tree.Node) bool {
	flags := map[*ir.Symbol]bool{}
	l.Each(func(m *tree.Node) {
		if b, ok := m.Stmt.(*ir.Borrow); ok {
			flags[b.Flag.Sym] = true
		}
	})
	for p := n.Parent; len(flags) > 0 && p != nil && p != l; p = p.Parent {
		s, ok := p.Stmt.(*ir.If)
		if ok && ir.AnyExpr(s.Branches[0].Cond, func(x ir.Expr) bool { return flags[ir.SymbolOf(x)] }) {
			return true
		}
	}
	return false
}

// hoistReason tells why a message stands where it does: the loops it left, and what keeps it inside the next one.
func hoistReason(u *space.Space, w *Need, kept diag.Reason) diag.Reason {
	switch {
	case w.Hoisted == 0 && kept.Some():
		return kept
	case w.Hoisted == 0:
		return reason.NoLoopAround.Of()
	}
	left := u.Dims(w.N.Loops[len(w.N.Loops)-w.Hoisted:])
	return reason.UpTo(reason.NotWritten.Of(reason.Plural("loop", left), w.Ref.Sym.UserName()), kept)
}

// unsteady gives a variable on which the data of w depends and that loop h around it sets, or nil.
func unsteady(u *compute.Computation, w *Need, h int) *ir.Symbol {
	l := w.N.Loops[h]
	for _, p := range compute.Accessed(u.Space, w.Ref, w.N, u.CP.Of(w.N), h).Params() {
		s := u.Names.Resolve(p)
		if s == nil || tree.IsLoopVar(s, w.N) || u.IsStripSize(s) {
			continue
		}
		if tree.AssignedIn(s, l) && !slices.Contains(w.loose, s) {
			return s
		}
	}
	return nil
}

// loosen moves a message out of loop h although scalars that the loop changes say at whose elements the statement runs, and so which
// image needs the message: all get it that some value makes the one. What the elements are, and how many, must not depend on the scalars.
//
//	do i; p = list(i); do j; a(p,j) = a(p,j) - f*a(k,j)       row k goes to all images before the loop over i
func (w *Need) loosen(u *compute.Computation, h int) bool {
	before := len(w.loose)
	for s := unsteady(u, w, h); s != nil; s = unsteady(u, w, h) {
		isIn := func(e ir.Expr) bool { return ir.Occurrences(e, s) > 0 }
		inBounds := slices.ContainsFunc(w.N.Loops[h+1:], func(l *tree.Node) bool { return slices.ContainsFunc(l.Header(), isIn) })
		atHome := slices.ContainsFunc(u.CP.Of(w.N).Home, func(e *ir.Elem) bool { return isIn(e) })
		if !atHome || inBounds || isIn(w.Ref) || !u.Uniform(s, w.N) {
			w.loose = w.loose[:before]
			return false
		}
		w.loose = append(w.loose, s)
	}
	return true
}

// whicheverOf is the union of a set over all values of scalars.
func whicheverOf(data sets.Set, u *space.Space, scalars []*ir.Symbol) sets.Set {
	var names []string
	for _, p := range data.Params() {
		if s := u.Names.Resolve(p); s != nil && slices.Contains(scalars, s) {
			names = append(names, p)
		}
	}
	if len(names) == 0 {
		return data
	}
	return data.ParamsToDims(names...).Project(data.Dims()...)
}

// leaveConditions moves the message in front of conditions that images may decide differently, as far as no write of
// the array inside the condition forbids it.
func leaveConditions(u *compute.Computation, w *Need) {
	for p := w.At.Parent; p != nil && !p.IsLoop(); p = p.Parent {
		if compute.DivergenceAt(u, p) == nil {
			continue
		}
		if depend.WhyNotHoisted(u.Space, w.Ref, w.N, p) != nil {
			return
		}
		w.At = p
	}
}
