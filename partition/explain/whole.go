package explain

import (
	"fmt"
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/comm"
	"dhpfgo/partition/reason"
	"dhpfgo/partition/spmd"
	"dhpfgo/sets"
)

// WarnWhole warns about arrays that every image stores whole for a reference at no fixed distance from its tile, where no other
// warning says so. Where the owners of two arrays differ only because their extents do, it says which ALIGN to write.
func WarnWhole(u *comm.Unit, bag *diag.Bag) {
	seen := map[*ir.Symbol]bool{}
	for _, w := range u.Needs {
		s := w.Ref.Sym
		if w.All || s.Made || seen[s] || !isWholeFor(u.Array(s), w) {
			continue
		}
		if blame, _ := whyNotAffine(u.Space, w); blame != nil {
			continue
		}
		seen[s] = true
		d := bag.Warnf(w.Ref.Pos, "stored-whole", "every image stores all of '%s'", s.UserName()).
			At("at no fixed distance from the elements that the image owns").
			Note("'%s' has %s", s.UserName(), bytesOf(u.Space, s))
		var home *ir.Symbol
		if refs := u.CP.Of(w.N).Home; len(refs) > 0 && refs[0].Sym != s && !refs[0].Sym.Made {
			home = refs[0].Sym
		}
		helpWhole(u, d, home, s)
	}
}

// helpWhole says what to write so that an array that is read for the elements of home, nil for none, is not stored whole.
func helpWhole(u *comm.Unit, d *diag.Diagnostic, home, s *ir.Symbol) {
	switch {
	case home == nil:
		d.Help("distribute a dimension along which each reference keeps its distance, or leave '%s' undistributed if it is small", s.UserName())
	case isLaidBeside(u, home, s):
		d.Note("'%s' and '%s' are cut into blocks of other extents: their tiles lie at other places", home.UserName(), s.UserName())
		d.Help("%s", alignOf(u, home, s))
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
		if low, high := boundsApart(u, a, b, k); !low.IsConst() || !high.IsConst() {
			return false
		}
	}
	return true
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
