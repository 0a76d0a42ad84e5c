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
	and, ok := e.X.(*ir.Call)
	zero, isConst := e.Y.(*ir.Const)
	if !ok || !isConst || and.Fn != "iand" || zero.I != 0 || e.Op != ir.EQ && e.Op != ir.NE {
		return false
	}
	x, ok := g.u.Affine(and.Args[0], g.n)
	mask, ok2 := g.u.Affine(and.Args[1], g.n)
	changes := func(l *tree.Node) bool { return !steady(g.u, x, l, g.n) || !steady(g.u, mask, l, g.n) }
	if ok && ok2 && !slices.ContainsFunc(g.within, changes) {
		none := (e.Op == ir.EQ) == is
		g.bits = append(g.bits, bits{x, mask, none}, bits{mask, x, none})
	}
	return true
}

// of tells whether a value has none of the bits of the mask, or some. As no bit is carried, with iand(x,m) = 0 and m /= 0
//
//	x has none,   x + m has some (all)
func (b bits) of(value sets.Aff) (none, known bool) {
	d := value.Sub(b.x)
	switch {
	case d.IsConst() && d.Const == 0:
		return b.none, true
	case b.none && equal(d, b.mask):
		return false, true
	}
	return false, false
}

func equal(a, b sets.Aff) bool {
	d := a.Sub(b)
	return d.IsConst() && d.Const == 0
}

// byBits gives a mask that tells two references apart, unless it is 0: in whatever iterations, one has a subscript with none of its bits, the other
// one with some of them.
//
//	if (iand(i,m) == 0) then; t = a(i); a(i) = a(i+m); a(i+m) = t      i+m = i' is not possible, as iand(i',m) = 0
func byBits(u *space.Space, e *ir.Elem, w *tree.Node, r *ir.Elem, n, loop *tree.Node) (sets.Aff, bool) {
	writes, reads := guardsOf(u, w, loop).bits, guardsOf(u, n, loop).bits
	if len(writes) == 0 || len(reads) == 0 {
		return sets.Aff{}, false
	}
	for k := range min(len(e.Subs), len(r.Subs)) {
		a, okA := u.Affine(e.Subs[k], w)
		b, okB := u.Affine(r.Subs[k], n)
		for _, x := range writes {
			for _, y := range reads {
				if !okA || !okB || !equal(x.mask, y.mask) || !steady(u, x.mask, loop, w) || isLooped(u, x.mask, w) {
					continue
				}
				one, known := x.of(a)
				if other, too := y.of(b); known && too && one != other {
					return x.mask, true
				}
			}
		}
	}
	return sets.Aff{}, false
}

// isLooped reports whether the variable of a loop around a node occurs in a form.
func isLooped(u *space.Space, a sets.Aff, n *tree.Node) bool {
	return slices.ContainsFunc(a.Terms, func(t sets.Term) bool {
		s := u.Names.Resolve(t.Name)
		return s == nil || tree.IsLoopVar(s, n)
	})
}
