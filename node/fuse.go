package node

import (
	"cmp"
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
)

// fuse lets two nests that follow each other run together, the second some iterations behind the first, so that it finds in
// the cache what both use (shifted loop fusion; Manjikian, Abdelrahman, Fusion of Loops for Parallelism and Locality, IEEE
// TPDS 8(2), 1997):
//
//	do k = lo, hi; A(k)   becomes   do k = lo, hi+s
//	do k = lo, hi; B(k)               if (k <= hi) A(k)
//	                                  if (k >= lo+s) B(k-s)
//
// It is legal if no iteration of B meets a later one of A:
//
//	for all elements that both touch and one of them sets, in A(k) and B(k'):  k <= k' + s
//
// The loops inside stay apart, so each is the loop that it was.
func fuse(u *unit, body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range body {
		out = u.joined(out, s)
	}
	for _, s := range out {
		ir.ReplaceBodies(s, u.rewrite)
	}
	return out
}

// joined is a list of statements with one more after it, which becomes one with the last loop of the list where that is legal and of use.
func (u *unit) joined(before []ir.Stmt, s ir.Stmt) []ir.Stmt {
	apart := append(before, s)
	second, ok := s.(*ir.Do)
	at, between := loopBefore(before)
	if !ok || at < 0 {
		return apart
	}
	f := &fusion{first: nestOf(before[at].(*ir.Do)), second: nestOf(second)}
	if f.first == nil || f.second == nil || !f.worthwhile() && !f.sumsBeside() {
		return apart
	}
	why := f.whyNot(u)
	if why.Some() {
		u.remark(f.second, 0, false, notFused.Of(why))
		return apart
	}
	u.remark(f.second, 0, true, f.said())
	return append(slices.Concat(before[:at], between), f.loop())
}

// fusion is a pair of nests that follow each other. The second runs shift iterations behind the first; its first and its
// last iteration then come after those of the first by a number between the two of start and end.
type fusion struct {
	first, second *nest
	shift         int64
	start, end    [2]int64
}

// Limits of what is worth the trouble.
const (
	maxShift       = 4       // iterations: what lies between is to stay in the cache
	maxApart       = 4       // of the bounds of the two loops
	minSharedBytes = 1 << 18 // less stays in the cache anyway
	maxFused       = 120     // accesses
)

// worthwhile reports whether both nests pass through a large array in the same way.
func (f *fusion) worthwhile() bool {
	if f.first.depth() < 2 || f.second.depth() < 2 || len(f.first.accesses)+len(f.second.accesses) > maxFused {
		return false
	}
	for _, a := range f.first.accesses {
		for _, b := range f.second.accesses {
			if a.elem.Sym == b.elem.Sym && isLarge(a.elem.Sym) && movesAlike(f, a.elem, b.elem) {
				return true
			}
		}
	}
	return false
}

// depth counts the loops around the innermost statements.
func (n *nest) depth() int { return len(n.loops) + min(1, len(n.inner)) }

// isLarge reports whether an array is large, or not of constant size.
func isLarge(s *ir.Symbol) bool {
	size, constant := constantBytes(s)
	return !constant || size >= minSharedBytes
}

// constantBytes is the size of an array with constant bounds.
func constantBytes(s *ir.Symbol) (size int64, constant bool) {
	size, _ = s.Type.Size()
	for _, d := range s.Dims {
		lo, okLo := d.Lo.(*ir.Const)
		hi, okHi := d.Hi.(*ir.Const)
		if !okLo || !okHi {
			return 0, false
		}
		size *= max(0, hi.I-lo.I+1)
	}
	return size, true
}

// movesAlike reports whether some dimension, not the first, moves with the outermost loops of both nests.
func movesAlike(f *fusion, a, b *ir.Elem) bool {
	for k := range a.Subs {
		if k > 0 && uses(a.Subs[k], f.first.loops[0].Var) && uses(b.Subs[k], f.second.loops[0].Var) {
			return true
		}
	}
	return false
}

// whyNot gives the reason why the nests must stay apart, and else finds shift, start and end.
func (f *fusion) whyNot(u *unit) diag.Reason {
	for _, n := range []*nest{f.first, f.second} {
		if step, _ := n.loops[0].ConstantStep(); step != 1 {
			return stepNotOne.Of()
		}
		if n.loops[0].Deals != nil {
			return oneOverTiles.Of()
		}
	}
	if why := f.whyScalars(u); why.Some() {
		return why
	}
	if why := f.findShift(); why.Some() {
		return why
	}
	return f.compareBounds()
}

// whyScalars gives the scalar that hinders: no variable of a loop may be seen from outside, no bound may change, and a scalar
// that one nest sets and the other one uses must be private in both.
func (f *fusion) whyScalars(u *unit) diag.Reason {
	if k := f.first.loops[0].Var; k != f.second.loops[0].Var && (f.second.loopOf(k) >= 0 || f.second.mentioned()[k]) {
		return secondUses.Of(called(k))
	}
	for _, pair := range [][2]*nest{{f.first, f.second}, {f.second, f.first}} {
		n, other := pair[0], pair[1]
		for _, l := range append(append([]*ir.Do(nil), n.loops...), n.inner...) {
			if u.exposed[l.Var] || isShared(l.Var, u.procedure) {
				return usedAfterLoop.Of(called(l.Var))
			}
			if slices.Contains(n.inner, l) {
				continue // the body evaluates its bounds
			}
			for _, bound := range []ir.Expr{l.Lo, l.Hi} {
				if s := cmp.Or(n.changes(bound), other.changes(bound)); s != "" {
					return boundDepends.Of(s)
				}
			}
		}
		used := other.mentioned()
		for _, s := range n.setScalars() {
			if used[s] && (u.whyScalars(n).Some() || u.whyScalars(other).Some()) {
				return bothUse.Of(called(s))
			}
		}
	}
	return diag.Reason{}
}

// mentioned are the scalars that a nest reads or sets, those of its loops aside.
func (n *nest) mentioned() symbols { return mentioned(n.body) }

// mentioned are the scalars that statements read or set.
func mentioned(body []ir.Stmt) symbols {
	out := scalarsSet(body)
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		for _, e := range readsOf(s) {
			ir.WalkExprs(e, func(x ir.Expr) {
				if v, ok := x.(*ir.Var); ok {
					out[v.Sym] = true
				}
			})
		}
		return true
	})
	return out
}

// findShift finds the least shift that keeps the order of accesses to one element, or the reason why there is none.
func (f *fusion) findShift() diag.Reason {
	for _, a := range f.first.accesses {
		for _, b := range f.second.accesses {
			switch {
			case !a.write && !b.write:
				continue
			case a.elem.Sym != b.elem.Sym && ir.SharesStorage(a.elem.Sym, b.elem.Sym):
				return shareMemory.Of(called(a.elem.Sym), called(b.elem.Sym))
			case a.elem.Sym != b.elem.Sym:
				continue
			}
			ahead, meet, known := f.ahead(a.elem, b.elem)
			switch {
			case !meet:
			case !known || ahead > maxShift:
				return meetFar.Of(ir.UserText(a.elem), ir.UserText(b.elem))
			default:
				f.shift = max(f.shift, ahead)
			}
		}
	}
	return diag.Reason{}
}

// ahead is k - k' where the first nest touches in iteration k, by a, the element that the second touches in k', by b.
func (f *fusion) ahead(a, b *ir.Elem) (ahead int64, meet, known bool) {
	for k := range a.Subs {
		fa, whyA := ir.AffineOf(a.Subs[k])
		fb, whyB := ir.AffineOf(b.Subs[k])
		if whyA != "" || whyB != "" {
			continue
		}
		coef, ok := f.sameForm(fa, fb)
		rest := fb.Const - fa.Const
		switch {
		case !ok:
		case coef == 0 && rest != 0, coef != 0 && rest%coef != 0:
			return 0, false, false
		case coef != 0:
			ahead, known = rest/coef, true
		}
	}
	return ahead, true, known
}

// sameForm reports whether fa and fb are c·k + t and c·k' + t' with t - t' constant: k and k' are the variables of the
// outermost loops, and t uses nothing that the nests set.
func (f *fusion) sameForm(fa, fb *ir.Affine) (coef int64, ok bool) {
	outerA, outerB := f.first.loops[0].Var, f.second.loops[0].Var
	coef = fa.Coef(outerA)
	if fb.Coef(outerB) != coef || len(fa.Terms) != len(fb.Terms) {
		return 0, false
	}
	for _, t := range fa.Terms {
		if t.Sym != outerA && (f.sets(t.Sym) || fb.Coef(t.Sym) != t.Coef) {
			return 0, false
		}
	}
	return coef, true
}

// sets reports whether one of the nests sets a scalar.
func (f *fusion) sets(s *ir.Symbol) bool {
	for _, n := range []*nest{f.first, f.second} {
		if n.scalars[s] || n.loopOf(s) >= 0 {
			return true
		}
	}
	return false
}

// compareBounds finds how far apart the loops start and end, or fails if that is not known to be little.
func (f *fusion) compareBounds() diag.Reason {
	a, b := f.first.loops[0], f.second.loops[0]
	for _, c := range []struct {
		a, b ir.Expr
		to   *[2]int64
	}{{a.Lo, b.Lo, &f.start}, {a.Hi, b.Hi, &f.end}} {
		least, most, ok := difference(c.a, c.b)
		if !ok || least < -maxApart || most > maxApart {
			return boundsDiffer.Of()
		}
		*c.to = [2]int64{least + f.shift, most + f.shift}
	}
	return diag.Reason{}
}

// difference gives the range in which b - a lies.
func difference(a, b ir.Expr) (least, most int64, ok bool) {
	fa, whyA := ir.AffineOf(a)
	fb, whyB := ir.AffineOf(b)
	if whyA == "" && whyB == "" {
		d := fb.Const - fa.Const
		return d, d, termsKey(fa) == termsKey(fb)
	}
	for _, fn := range []string{"max", "min"} {
		as, bs := extremum(fn, a), extremum(fn, b)
		if len(as) < 2 || len(as) != len(bs) {
			continue
		}
		for k := range as {
			l, m, known := difference(as[k], bs[k])
			if !known {
				return 0, 0, false
			}
			if k == 0 {
				least, most = l, m
			}
			least, most = min(least, l), max(most, m)
		}
		return least, most, true
	}
	return 0, 0, false
}

func (f *fusion) said() diag.Reason {
	v := called(f.first.loops[0].Var)
	if f.second.depth() == 1 {
		return fusedSums.Of(v)
	}
	if f.shift == 0 {
		return fused.Of(v)
	}
	iterations := "iterations"
	if f.shift == 1 {
		iterations = "iteration"
	}
	return fusedBehind.Of(f.shift, iterations, v)
}

// loop is the loop in place of both.
func (f *fusion) loop() *ir.Do {
	a, b := f.first.loops[0], f.second.loops[0]
	loB, hiB := ir.Plus(long(b.Lo), f.shift), ir.Plus(long(b.Hi), f.shift)
	out := *a
	out.Independent, out.Together = nil, a.Together && b.Together
	out.Lo, out.Hi = long(a.Lo), long(a.Hi)
	var condA, condB []ir.Expr
	v := long(&ir.Var{Pos: a.Pos, Sym: a.Var})
	if f.start[0] < 0 {
		out.Lo = outermost("min", out.Lo, loB, f.start[1] <= 0)
		condA = append(condA, compared(ir.GE, v, long(a.Lo)))
	}
	if f.start[1] > 0 {
		condB = append(condB, compared(ir.GE, v, loB))
	}
	if f.end[1] > 0 {
		out.Hi = outermost("max", out.Hi, hiB, f.end[0] >= 0)
		condA = append(condA, compared(ir.LE, v, long(a.Hi)))
	}
	if f.end[0] < 0 {
		condB = append(condB, compared(ir.LE, v, hiB))
	}
	out.Body = append(guarded(condA, a, a.Body), guarded(condB, b, f.behind(b))...)
	return &out
}

// outermost is the bound of the joint loop: that of the second one where it is known to lie outside of the first one's.
func outermost(fn string, first, second ir.Expr, outside bool) ir.Expr {
	if outside {
		return second
	}
	return extreme(fn, first, second)
}

// behind is the body of the second loop with k - shift in place of its variable, k the variable of the first.
func (f *fusion) behind(b *ir.Do) []ir.Stmt {
	k := f.first.loops[0].Var
	replace := func(e ir.Expr) ir.Expr {
		return ir.MapExpr(e, func(x ir.Expr) ir.Expr {
			v, ok := x.(*ir.Var)
			if !ok || v.Sym != b.Var {
				return x
			}
			return converted(ir.Plus(&ir.Var{Pos: v.Pos, Sym: k}, -f.shift), b.Var.Type)
		})
	}
	var out []ir.Stmt
	for _, s := range b.Body {
		out = append(out, mapped(s, replace))
	}
	return out
}

// guarded are statements that run where all conditions hold.
func guarded(conds []ir.Expr, d *ir.Do, body []ir.Stmt) []ir.Stmt {
	if len(conds) == 0 {
		return body
	}
	all := conds[0]
	for _, c := range conds[1:] {
		all = &ir.Binary{Pos: d.Pos, Op: ir.And, X: all, Y: c, T: ir.Log4}
	}
	return []ir.Stmt{&ir.If{At: ir.At{Pos: d.Pos}, Branches: []ir.Branch{{Pos: d.Pos, Cond: all, Body: body}}}}
}

func compared(op ir.Op, x, y ir.Expr) ir.Expr {
	return &ir.Binary{Pos: x.Span(), Op: op, X: x, Y: y, T: ir.Log4}
}

func extreme(fn string, x, y ir.Expr) ir.Expr {
	return &ir.Call{Pos: x.Span(), Fn: fn, T: ir.Int8, Args: []ir.Expr{x, y}}
}

func converted(e ir.Expr, t ir.Type) ir.Expr {
	if e.Type() == t {
		return e
	}
	return &ir.Conv{Pos: e.Span(), T: t, X: e}
}
