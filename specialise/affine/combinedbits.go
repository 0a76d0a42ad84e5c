package affine

import (
	"slices"

	"dhpfgo/ir"
)

// asked is what has to hold of masks before a loop, so that sums and differences are the numbers with other bits:
//
//	iand(m,m-1) = 0 and m > 0     for x - m, where x has the bit m
//	iand(m,k) = 0                 for x + m + k, where x has none of either
//
// Where it does not hold, the loop runs as it was written.
type asked struct {
	conds []ir.Expr
	masks []maskUse // of sums in subscripts of distributed arrays
}

// maskUse is a mask that sums have, or differences.
type maskUse struct {
	mask ir.Expr
	less bool
}

// testsBits reports whether conditions in a list, those of loops inside left out, name bits.
func testsBits(body []ir.Stmt) bool {
	isTest := func(x ir.Expr) bool {
		c, ok := x.(*ir.Call)
		return ok && (c.Fn == "iand" || c.Fn == "mod" || c.Fn == "modulo")
	}
	return slices.ContainsFunc(body, func(s ir.Stmt) bool {
		c, ok := s.(*ir.If)
		return ok && slices.ContainsFunc(c.Branches, func(br ir.Branch) bool {
			return br.Cond != nil && ir.AnyExpr(br.Cond, isTest) || testsBits(br.Body)
		})
	})
}

// choice is a loop, under what is asked, and else the other one that stands as it was.
func (a *asked) choice(d *ir.Do, other []ir.Stmt) ir.Stmt {
	if a == nil {
		return d
	}
	a.inSums()
	if len(a.conds) == 0 {
		return d
	}
	cond := a.conds[0]
	for _, c := range a.conds[1:] {
		cond = &ir.Binary{Pos: d.Pos, Op: ir.And, X: cond, Y: c, T: ir.Log4}
	}
	other[0].(*ir.Do).Seldom = true
	return &ir.If{At: d.At, Branches: []ir.Branch{{Pos: d.Pos, Cond: cond, Body: []ir.Stmt{d}}, {Pos: d.Pos, Body: other}}}
}

// add asks for a condition once.
func (a *asked) add(c ir.Expr) {
	if !slices.ContainsFunc(a.conds, func(o ir.Expr) bool { return ir.Equal(o, c) }) {
		a.conds = append(a.conds, c)
	}
}

// isBit asks that a mask is one bit.
func (a *asked) isBit(mask ir.Expr) {
	c, ok := mask.(*ir.Const)
	if ok && c.I > 0 && c.I&(c.I-1) == 0 {
		return
	}
	zero, one := &ir.Const{Pos: mask.Span(), T: mask.Type()}, &ir.Const{Pos: mask.Span(), T: mask.Type(), I: 1}
	a.add(ir.Compare(ir.GT, ir.CloneExpr(mask), zero))
	a.apart(mask, &ir.Binary{Pos: mask.Span(), Op: ir.Sub, X: ir.CloneExpr(mask), Y: one, T: mask.Type()})
}

// apart asks that two masks have no bit in common.
func (a *asked) apart(x, y ir.Expr) {
	if c, ok := x.(*ir.Const); ok {
		if k, ok := y.(*ir.Const); ok && c.I&k.I == 0 {
			return
		}
		x, y = y, x
	}
	and := &ir.Call{Pos: x.Span(), Fn: "iand", Args: []ir.Expr{ir.CloneExpr(x), ir.CloneExpr(y)}, T: x.Type()}
	a.add(ir.Compare(ir.EQ, and, &ir.Const{Pos: x.Span(), T: x.Type()}))
}

// inSums asks what the analysis has to know of masks in subscripts, to tell the elements apart: a difference takes a bit away, and of two sums of a
// number with masks none has bits of the other one's.
func (a *asked) inSums() {
	for i, m := range a.masks {
		if m.less {
			a.isBit(m.mask)
		}
		for _, o := range a.masks[:i] {
			if m.less == o.less {
				a.apart(o.mask, m.mask)
			}
		}
	}
}

// used notes masks in subscripts of distributed arrays, and in what scalars are set to that may be such.
func (b *bits) used(s ir.Stmt) {
	if b.asked == nil || len(b.known) == 0 {
		return
	}
	if a, ok := s.(*ir.Assign); ok && ScalarOf(a.LHS) != nil {
		b.usedIn(a.RHS)
	}
	for _, e := range ir.ExprsOf(s) {
		ir.WalkExprs(e, func(x ir.Expr) {
			if el, ok := x.(*ir.Elem); ok && el.Sym.Map != nil {
				for _, sub := range el.Subs {
					b.usedIn(sub)
				}
			}
		})
	}
}

func (b *bits) usedIn(sub ir.Expr) {
	form, why := ir.AffineOf(sub)
	if why != "" {
		return
	}
	for _, k := range b.known {
		m := ScalarOf(k.mask)
		if m == nil || form.Coef(m) == 0 || b.varies(k.mask) {
			continue
		}
		use := maskUse{mask: k.mask, less: form.Coef(m) < 0}
		at := slices.IndexFunc(b.asked.masks, func(o maskUse) bool { return ir.EqualStripped(o.mask, use.mask) })
		if at < 0 {
			b.asked.masks = append(b.asked.masks, use)
		} else {
			b.asked.masks[at].less = b.asked.masks[at].less || use.less
		}
	}
}

// varies reports whether the variable of the innermost loop around occurs in a value.
func (b *bits) varies(e ir.Expr) bool { return ir.Occurrences(e, b.loops[len(b.loops)-1].Var) > 0 }

// asMask is the mask of a condition around that has the value of a power; nil where there is none.
func (b *bits) asMask(x ir.Expr) ir.Expr {
	if exponentOf(x) == nil {
		return nil
	}
	at := slices.IndexFunc(b.known, func(k bitsOf) bool { return b.alike(k.mask, x) && ir.SameType(k.mask.Type(), x.Type()) })
	if at < 0 {
		return nil
	}
	return ir.CloneExpr(b.known[at].mask)
}

// sum is x with masks added and taken away, where it is known to be the value that differs from x by their bits; else nil. With x + m, where x has
// none of the bits of m, or x - m, where it has the bit m, for x again:
//
//	ieor(x - m, k) = x - m + k        where x has none of the bits of k
func (b *bits) sum(at bitsOf, e ir.Expr) ir.Expr {
	base, changed := b.changed(at.x)
	x := at.x
	for _, part := range b.parts(base, at.mask) {
		k, ok := b.fact(base, part)
		if !ok && len(changed) == 0 {
			base = part
			k, ok = b.fact(part, at.x)
			x = k.x
		}
		if !ok || !ir.SameType(k.x.Type(), e.Type()) || !ir.SameType(k.mask.Type(), e.Type()) || !b.keepApart(k, changed) {
			return nil
		}
		op := ir.Add
		if !k.none {
			if op = ir.Sub; !at.differ || !b.isOneBit(k.mask) {
				return nil
			}
		}
		x = &ir.Binary{Pos: e.Span(), Op: op, X: ir.CloneExpr(x), Y: ir.CloneExpr(k.mask), T: e.Type()}
		changed = append(changed, k)
	}
	return x
}

// parts takes a mask apart that is the sum or the union of two of which something is known.
func (b *bits) parts(x, mask ir.Expr) []ir.Expr {
	if _, ok := b.fact(x, mask); ok {
		return []ir.Expr{mask}
	}
	var two []ir.Expr
	switch m := mask.(type) {
	case *ir.Binary:
		if m.Op == ir.Add {
			two = []ir.Expr{m.X, m.Y}
		}
	case *ir.Call:
		if m.Fn == "ior" || m.Fn == "ieor" {
			two = m.Args
		}
	}
	isKnown := func(m ir.Expr) bool { _, ok := b.fact(x, m); return ok }
	if b.asked == nil || len(two) != 2 || !isKnown(two[0]) || !isKnown(two[1]) || b.alike(two[0], two[1]) {
		return []ir.Expr{mask}
	}
	one, _ := b.fact(x, two[0])
	other, _ := b.fact(x, two[1])
	if b.varies(one.mask) || b.varies(other.mask) {
		return []ir.Expr{mask}
	}
	b.asked.apart(one.mask, other.mask)
	return two
}

// changed takes a value apart into one and the masks that were added to it or taken away.
func (b *bits) changed(e ir.Expr) (ir.Expr, []bitsOf) {
	s, ok := e.(*ir.Binary)
	if !ok || s.Op != ir.Add && s.Op != ir.Sub {
		return e, nil
	}
	base, masks := b.changed(s.X)
	k, ok := b.fact(base, s.Y)
	if !ok || k.none != (s.Op == ir.Add) {
		return e, nil
	}
	return base, append(masks, k)
}

// fact is what is known of a value and a mask.
func (b *bits) fact(x, mask ir.Expr) (bitsOf, bool) {
	for _, k := range b.known {
		if b.alike(k.x, x) && b.alike(k.mask, mask) {
			return k, true
		}
	}
	return bitsOf{}, false
}

// keepApart reports whether a mask has no bits in common with those changed before, and asks for it where no condition says so.
func (b *bits) keepApart(k bitsOf, changed []bitsOf) bool {
	for _, c := range changed {
		switch {
		case b.alike(k.mask, c.mask):
			return false
		case k.none != c.none:
			if some := map[bool]bitsOf{true: c, false: k}[k.none]; !b.isOneBit(some.mask) {
				return false
			}
		case b.asked == nil || b.varies(k.mask) || b.varies(c.mask):
			return false
		default:
			b.asked.apart(c.mask, k.mask)
		}
	}
	return true
}

// isOneBit reports whether a mask is one bit, and asks for it where nothing says so.
func (b *bits) isOneBit(mask ir.Expr) bool {
	if b.found.powers.is(mask, true) || b.isNamed(mask) {
		return true
	}
	if b.asked == nil || ScalarOf(mask) == nil || b.varies(mask) {
		return false
	}
	b.asked.isBit(mask)
	return true
}
