package depend

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// bits says that a value x has none of the bits of a mask m, or some of them: iand(x,m) = 0, or not.
type bits struct {
	x, mask sets.Aff
	none    bool
}

// tests adds what a comparison says of bits; false where it is about something else.
func (g *guards) tests(e *ir.Binary, is bool) bool {
	and, equal, ok := ir.BitTest(e)
	if !ok {
		return false
	}
	x, ok := g.u.Affine(and.Args[0], g.n)
	mask, ok2 := g.u.Affine(and.Args[1], g.n)
	changes := func(l *tree.Node) bool { return !steady(g.u, x, l, g.n) || !steady(g.u, mask, l, g.n) }
	if ok && ok2 && !slices.ContainsFunc(g.within, changes) {
		none := equal == is
		g.bits = append(g.bits, bits{x, mask, none}, bits{mask, x, none})
	}
	return true
}

// facts is what is known of bits where a statement runs.
type facts []bits

// mostMasks bounds how many masks of one value are looked at.
const mostMasks = 4

// of tells whether a value has none of the bits of a mask, or some, unless the mask is 0. As no bit is carried where masks have none in common,
// with iand(x,m) = 0 or, for the last, m a bit that x has,
//
//	x has none,   x + m has some (all),   x - m has none,   and x + m has of other masks what x has
func (f facts) of(value, mask sets.Aff) (none, known bool) {
	for _, k := range f {
		if !equal(k.mask, mask) {
			continue
		}
		changed, ok := f.changes(value.Sub(k.x), f.about(k.x))
		if !ok || !f.apart(changed) {
			continue
		}
		at := slices.IndexFunc(changed, func(c bits) bool { return equal(c.mask, mask) })
		switch {
		case at >= 0:
			return !changed[at].none, true
		case f.apart(append(changed, k)):
			return k.none, true
		}
	}
	return false, false
}

// about gives what is known of a value and masks, each once.
func (f facts) about(x sets.Aff) facts {
	var out facts
	for _, k := range f {
		isNew := !slices.ContainsFunc(out, func(o bits) bool { return equal(o.mask, k.mask) })
		if equal(k.x, x) && isNew && len(out) < mostMasks {
			out = append(out, k)
		}
	}
	return out
}

// changes lists the masks whose sum is a number, those of bits that the value has with a minus.
func (f facts) changes(d sets.Aff, left facts) (facts, bool) {
	if d.IsConst() && d.Const == 0 {
		return nil, true
	}
	for i, k := range left {
		rest := d.Sub(k.mask)
		if !k.none {
			if rest = d.Add(k.mask); !f.isBit(k.mask) {
				continue
			}
		}
		if found, ok := f.changes(rest, left[i+1:]); ok {
			return append(found, k), true
		}
	}
	return nil, false
}

// isBit reports whether a mask is one bit, or none: iand(m,m-1) = 0.
func (f facts) isBit(m sets.Aff) bool {
	if m.IsConst() {
		return m.Const&(m.Const-1) == 0
	}
	return f.noneOf(m, m.AddConst(-1))
}

// noneOf reports whether a condition says that a value has none of the bits of a mask.
func (f facts) noneOf(x, mask sets.Aff) bool {
	return slices.ContainsFunc(f, func(k bits) bool { return k.none && equal(k.x, x) && equal(k.mask, mask) })
}

// apart reports whether no two masks of one value have a bit in common: a condition says so, or one is a bit that the value has and the other one
// has none that it has.
func (f facts) apart(masks facts) bool {
	for i, a := range masks {
		for _, b := range masks[:i] {
			switch {
			case a.mask.IsConst() && b.mask.IsConst() && a.mask.Const&b.mask.Const == 0:
			case f.noneOf(a.mask, b.mask):
			case a.none && !b.none && f.isBit(b.mask), b.none && !a.none && f.isBit(a.mask):
			default:
				return false
			}
		}
	}
	return true
}

func equal(a, b sets.Aff) bool {
	d := a.Sub(b)
	return d.IsConst() && d.Const == 0
}

// byBits gives the masks that tell two references apart, unless all of them are 0: in whatever iterations, one has a subscript with none of a mask's
// bits, the other one with some of them.
//
//	if (iand(i,m) == 0) then; t = a(i); a(i) = a(i+m); a(i+m) = t      i+m = i' is not possible, as iand(i',m) = 0
func byBits(u *space.Space, e *ir.Elem, w *tree.Node, r *ir.Elem, n, loop *tree.Node) []sets.Constraint {
	inWrite, inRead := guardsOf(u, w, loop), guardsOf(u, n, loop)
	if len(inWrite.bits) == 0 || len(inRead.bits) == 0 {
		return nil
	}
	asked := masksOf(inWrite.bits, inRead.bits)
	writes, reads := facts(inWrite.around().bits), facts(inRead.around().bits)
	var out []sets.Constraint
	for k := range min(len(e.Subs), len(r.Subs)) {
		a, okA := u.Affine(e.Subs[k], w)
		b, okB := u.Affine(r.Subs[k], n)
		for _, mask := range asked {
			if !okA || !okB || !steady(u, mask, loop, w) || isLooped(u, mask, w) {
				continue
			}
			one, known := writes.of(a, mask)
			if other, too := reads.of(b, mask); known && too && one != other {
				out = append(out, sets.EQ(mask, sets.Const(0)))
			}
		}
	}
	return out
}

// masksOf gives the masks that conditions in both of two places ask for.
func masksOf(one, other []bits) []sets.Aff {
	var out []sets.Aff
	for _, a := range one {
		isSame := func(b bits) bool { return equal(a.mask, b.mask) }
		if slices.ContainsFunc(other, isSame) && !slices.ContainsFunc(out, func(m sets.Aff) bool { return equal(m, a.mask) }) {
			out = append(out, a.mask)
		}
	}
	return out
}

// isLooped reports whether the variable of a loop around a node occurs in a form.
func isLooped(u *space.Space, a sets.Aff, n *tree.Node) bool {
	return slices.ContainsFunc(a.Terms, func(t sets.Term) bool {
		s := u.Names.Resolve(t.Name)
		return s == nil || tree.IsLoopVar(s, n)
	})
}
