package explain

import (
	"fmt"
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/comm"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/reason"
	"dhpfgo/partition/spmd"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// WarnWhole warns about arrays that every image stores whole for a reference at no fixed distance from its tile, where no other
// warning says so. Where the owners of two arrays differ only because their extents do, it says which ALIGN to write. What WarnTurned has told of
// the loops in turned is enough.
func WarnWhole(u *comm.Unit, turned map[*tree.Node][]*ir.Symbol, bag *diag.Bag) {
	seen := map[*ir.Symbol]bool{}
	for _, w := range u.Needs {
		s := w.Ref.Sym
		if slices.ContainsFunc(w.N.Loops, func(l *tree.Node) bool { return turned[l] != nil }) || s.Made || seen[s] || !isWholeFor(u.Array(s), w) {
			continue
		}
		if w.All {
			seen[s] = warnTestedByAll(u, w, bag)
			continue
		}
		if blame, bound := whyNotAffine(u.Space, w); blame != nil && (bound == nil || w.Indirect != nil || !startsAtFirst(u, w)) {
			continue // WarnNotAffine has told, or the tile may read no less
		}
		seen[s] = true
		d := bag.Warnf(w.Ref.Pos, "stored-whole", "every image stores all of '%s'", s.UserName()).
			At("at no fixed distance from the elements that the image owns").
			Note("'%s' has %s", s.UserName(), bytesOf(u.Space, s))
		var home *ir.Symbol
		if refs := u.CP.Of(w.N).Home; len(refs) > 0 && refs[0].Sym != s && !refs[0].Sym.Made {
			home = refs[0].Sym
		}
		if home != nil && sameTiles(home, s) && helpCarried(u, d, w.N, home) {
			continue
		}
		if wrapsAround(u, w) {
			d.Help("keep copies of the far borders in rows of '%s' beside its own, as 0 and n+1, set them before the loop, and read these where neighbours wrap around", s.UserName())
			continue
		}
		helpWhole(u, d, home, s)
	}
}

// wrapsAround reports whether a loop sets elements of the array that w reads, in place, and w names a fixed row where these move, the first
// or the last one:
//
//	im = i - 1;  if (im < 1) im = n;  s(i) = s(i) + s(im)          s(n), where i = 1
func wrapsAround(u *comm.Unit, w *comm.Need) bool {
	homes := u.CP.Of(w.N).Home
	if len(homes) == 0 || homes[0].Sym != w.Ref.Sym {
		return false
	}
	moves := func(sub ir.Expr) bool {
		return slices.ContainsFunc(w.N.Loops, func(l *tree.Node) bool {
			d, ok := l.Stmt.(*ir.Do)
			return ok && comm.MentionsVar(sub, d.Var)
		})
	}
	for k, m := range w.Ref.Sym.Map.Dims {
		if m.Grid >= 0 && !moves(w.Ref.Subs[k]) && moves(homes[0].Subs[k]) {
			return true
		}
	}
	return false
}

// helpCarried says what to do about a variable that the owners of array home compute from the first iteration on, if n needs one.
func helpCarried(u *comm.Unit, d *diag.Diagnostic, n *tree.Node, home *ir.Symbol) bool {
	note := "'%s' keeps its value from one iteration to a later one: the owners of '%s' compute it from the first one on"
	if v := carriedIn(u, n); v != nil {
		d.Note(note, v.UserName(), home.UserName())
		d.Help("keep the values in an array aligned with '%s', each set from the one before: a sweep, which moves one line", home.UserName())
		return true
	}
	v, l := carriedAlong(u, n)
	if v == nil {
		return false
	}
	d.Because(l.Stmt.Span(), "of this loop")
	d.Note(note, v.UserName(), home.UserName())
	d.Help("give '%s' a dimension for the iterations of this loop, distributed as that of '%s', so that each sets its own values from those before: a sweep, "+
		"which moves one line", v.UserName(), home.UserName())
	return true
}

// startsAtFirst reports whether the owners for whom w is read compute what earlier iterations hand on to theirs.
func startsAtFirst(u *comm.Unit, w *comm.Need) bool {
	if len(u.CP.Of(w.N).Home) == 0 {
		return false
	}
	v, _ := carriedAlong(u, w.N)
	return v != nil
}

// carriedAlong is an array that no directive maps and that iterations of a loop around n give to later ones, with that loop, which
// chooses the owners for whom n is run; nil for none:
//
//	do j; do i; p = s(i,j) + w(i); w(i) = 2*p - w(i); phi(i,j) = phi(i,j) + p         w, with phi(*,block)
func carriedAlong(u *comm.Unit, n *tree.Node) (*ir.Symbol, *tree.Node) {
	home := u.CP.Of(n).Home[0]
	k := slices.IndexFunc(n.Loops, func(l *tree.Node) bool { return runsAlong(l, home) })
	if k < 0 {
		return nil, nil
	}
	var found *ir.Symbol
	n.Loops[k].Each(func(m *tree.Node) {
		if s := target(m); found == nil && s != nil && s.Map == nil && s.Rank() > 0 && !s.Made && !slices.Contains(u.Private[s], n.Loops[k]) &&
			!compute.EachItsOwn(n.Loops[k], s) {
			found = s
		}
	})
	return found, n.Loops[k]
}

// carriedIn is a scalar that n sets, alone or under a condition, to what is not made of its value before, and that each iteration of the loop around has not for itself; nil for none.
func carriedIn(u *comm.Unit, n *tree.Node) *ir.Symbol {
	if len(n.Loops) == 0 {
		return nil
	}
	var found *ir.Symbol
	l := n.Loops[len(n.Loops)-1]
	n.Each(func(m *tree.Node) {
		if a, ok := m.Stmt.(*ir.Assign); ok && found == nil {
			if v, scalar := a.LHS.(*ir.Var); scalar && !v.Sym.Made && ir.Occurrences(a.RHS, v.Sym) == 0 && !slices.Contains(u.Private[v.Sym], l) {
				found = v.Sym
			}
		}
	})
	return found
}

// sameTiles reports whether two arrays have one layout and lie in it alike.
func sameTiles(a, b *ir.Symbol) bool {
	return a.Map.Layout == b.Map.Layout && slices.Equal(a.Map.Dims, b.Map.Dims)
}

// warnTestedByAll warns about an array that a condition reads on every image, as they come together for a statement under it; it reports
// whether it did:
//
//	do i; if (d(i) <= 0) stop 'bad'; x(i) = ...; end do        all of d goes to all images
func warnTestedByAll(u *comm.Unit, w *comm.Need, bag *diag.Bag) bool {
	test, ok := w.N.Stmt.(*ir.If)
	together := executedByAll(u, w.N)
	if !ok || together == nil || w.Hoisted == 0 {
		return false
	}
	s := w.Ref.Sym
	d := bag.Warnf(w.Ref.Pos, "stored-whole", "every image stores all of '%s'", s.UserName()).
		At("all images evaluate this condition").
		Because(together.Span(), "all images execute this together").
		Note("'%s' has %s", s.UserName(), bytesOf(u.Space, s))
	d.Help("%s", helpTogether(together, len(test.Branches) == 1))
	return true
}

// helpTogether says what to write in place of a statement that all images execute under a condition.
func helpTogether(s ir.Stmt, alone bool) string {
	jump, jumps := s.(*ir.Jump)
	_, stops := s.(*ir.Stop)
	_, returns := s.(*ir.Return)
	switch {
	case stops && alone:
		return "test the array as a whole in front of the loop, 'if (any(...)) stop', so that each image looks at what it owns"
	case jumps && !jump.Exit:
		return "write what follows under the opposite condition, in place of 'cycle'"
	case jumps || returns:
		return "look in front of the loop, with FINDLOC or MINLOC, for the iteration in which it ends"
	}
	return "note in a variable of the loop that the condition holds, and act on it after the loop"
}

// executedByAll is a statement inside of n, not an assignment, that all images execute; nil for none.
func executedByAll(u *comm.Unit, n *tree.Node) ir.Stmt {
	var found ir.Stmt
	n.Each(func(m *tree.Node) {
		_, assigns := m.Stmt.(*ir.Assign)
		if part := u.CP.Of(m); found == nil && len(m.Bodies) == 0 && !assigns && part != nil && part.Kind != compute.InSet {
			found = m.Stmt
		}
	})
	return found
}

// helpWhole says what to write so that an array that is read for the elements of home, nil for none, is not stored whole.
func helpWhole(u *comm.Unit, d *diag.Diagnostic, home, s *ir.Symbol) {
	switch {
	case home == nil, home.Map != nil && home.Map.Layout == s.Map.Layout:
		d.Help("distribute a dimension along which each reference keeps its distance, or leave '%s' undistributed if it is small", s.UserName())
	case isLaidBeside(u, home, s):
		d.Note("'%s' and '%s' are cut into blocks of other extents: their tiles lie at other places", home.UserName(), s.UserName())
		d.Help("%s", alignOf(u, home, s))
	case stride(u, s, home) > 1:
		d.Help("%s", alignWithStride(s, home, stride(u, s, home)))
	case stride(u, home, s) > 1:
		d.Help("%s", alignWithStride(home, s, stride(u, home, s)))
	default:
		d.Help("align '%s' with '%s', whose owners compute here, or leave it undistributed if it is small", s.UserName(), home.UserName())
	}
}

// isWholeFor reports whether an array is stored whole for a reference.
func isWholeFor(a *spmd.Array, w *comm.Need) bool {
	return slices.ContainsFunc(a.Why, func(r diag.Reason) bool { return r.Code == reason.NoFixedDistance && r.Span == w.Ref.Pos })
}

// isLaidBeside reports whether two arrays are cut into blocks along the same dimensions, and differ in their bounds by constants.
func isLaidBeside(u *comm.Unit, a, b *ir.Symbol) bool {
	if a.Map == nil || a.Map.Layout == b.Map.Layout || a.Rank() != b.Rank() {
		return false
	}
	for k, m := range a.Map.Dims {
		n := b.Map.Dims[k]
		if (m.Grid < 0) != (n.Grid < 0) {
			return false
		}
		if m.Grid < 0 {
			continue
		}
		if a.Map.Layout.Dims[m.Grid].Format != "block" || b.Map.Layout.Dims[n.Grid].Format != "block" || m.Coef != 1 || n.Coef != 1 {
			return false
		}
		if low, high := boundsApart(u, a, b, k); !low.IsConst() || !high.IsConst() || !isShort(low.Const) || !isShort(high.Const) {
			return false
		}
	}
	return true
}

// beside is how far the bounds of two arrays may lie apart for one to be the other with some more elements at its ends.
const beside = 4

func isShort(n int64) bool { return -beside <= n && n <= beside }

// stride is the factor by which the bounds of a, but for a few elements, go into those of b in all dimensions, which are cut into blocks, as
// in coarser and finer grids; 0 for none.
func stride(u *comm.Unit, a, b *ir.Symbol) int64 {
	if a.Map == nil || b.Map == nil || a.Rank() != b.Rank() {
		return 0
	}
	var c int64
	for k, m := range a.Map.Dims {
		n := b.Map.Dims[k]
		if (m.Grid < 0) != (n.Grid < 0) {
			return 0
		}
		if m.Grid < 0 {
			continue
		}
		lo, hi, ok := constantBounds(u, a, k)
		low, high, ok2 := constantBounds(u, b, k)
		if !ok || !ok2 || hi <= lo {
			return 0
		}
		f := (high - low) / (hi - lo)
		if c != 0 && c != f || f*lo < low || f*hi > high || !isShort(f*lo-low) || !isShort(high-f*hi) {
			return 0
		}
		c = f
	}
	return c
}

func constantBounds(u *comm.Unit, s *ir.Symbol, k int) (lo, hi int64, ok bool) {
	low, high := formOf(u.Space, s.Dims[k].Lo), formOf(u.Space, s.Dims[k].Hi)
	return low.Const, high.Const, low.IsConst() && high.IsConst()
}

// alignWithStride is the directive that puts element i of a where element c*i of b is.
func alignWithStride(a, b *ir.Symbol, c int64) string {
	var subs, places []string
	for k, m := range a.Map.Dims {
		sub := string(rune('i' + k))
		if m.Grid < 0 {
			subs, places = append(subs, "*"), append(places, "*")
		} else {
			subs, places = append(subs, sub), append(places, fmt.Sprintf("%d*%s", c, sub))
		}
	}
	return fmt.Sprintf("write '!hpf$ align %s(%s) with %s(%s)' in place of the directive for '%s'", a.UserName(), strings.Join(subs, ","),
		b.UserName(), strings.Join(places, ","), a.UserName())
}

// boundsApart is how far the bounds of b lie above those of a in dimension k.
func boundsApart(u *comm.Unit, a, b *ir.Symbol, k int) (low, high sets.Aff) {
	return formOf(u.Space, b.Dims[k].Lo).Sub(formOf(u.Space, a.Dims[k].Lo)), formOf(u.Space, b.Dims[k].Hi).Sub(formOf(u.Space, a.Dims[k].Hi))
}

// alignOf is the directive that lays two arrays alike: the one with the wider bounds is the target, or else a template is.
func alignOf(u *comm.Unit, a, b *ir.Symbol) string {
	within := func(inner, outer *ir.Symbol) bool {
		for k, m := range inner.Map.Dims {
			if low, high := boundsApart(u, inner, outer, k); m.Grid >= 0 && (low.Const > 0 || high.Const < 0) {
				return false
			}
		}
		return true
	}
	var subs, sides []string
	for k, m := range a.Map.Dims {
		sub := string(rune('i' + k))
		subs = append(subs, sub)
		if m.Grid < 0 {
			sub = "*"
		}
		sides = append(sides, sub)
	}
	all, kept := strings.Join(subs, ","), strings.Join(sides, ",")
	switch {
	case within(a, b):
		return fmt.Sprintf("write '!hpf$ align %s(%s) with %s(%s)' in place of the directive for '%s'", a.UserName(), kept, b.UserName(), kept, a.UserName())
	case within(b, a):
		return fmt.Sprintf("write '!hpf$ align %s(%s) with %s(%s)' in place of the directive for '%s'", b.UserName(), kept, a.UserName(), kept, b.UserName())
	}
	return fmt.Sprintf("distribute a template that covers the bounds of both, and write '!hpf$ align (%s) with it(%s) :: %s, %s'", all, all, a.UserName(), b.UserName())
}
