package comm

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/reason"
	"dhpfgo/partition/space"
	"dhpfgo/partition/spmd"
	"dhpfgo/partition/tree"
)

// ComputeOnOwner sends the scalars of the runs on one owner to all images, and looks among the messages for those that all images
// need only to make scalars of them: the next round has a run there.
func (u *Unit) ComputeOnOwner() {
	for _, r := range u.Shares {
		after := u.Around.Of(r.Loop)
		after.After = append(after.After, &spmd.Share{At: ir.At{Pos: r.Loop.Stmt.Span()}, Vars: r.Results, Home: r.Home})
	}
	for _, w := range u.Needs {
		if w.Indirect != nil || w.IsFetch() || !neededByAll(u.Computation, w) {
			continue
		}
		l := outermostRun(u.Computation, w)
		if l == nil && comesWhole(u, w) {
			l = runBehind(u.Computation, w)
		}
		if l != nil {
			u.Known.OnOwner[tree.KeyOf(l)] = true
			u.Known.Grown = true
			return
		}
	}
}

// outermostRun is the outermost loop with a run of its own, of those around a message and the one before which that stands.
// What leaves even this loop goes in one message for many runs.
func outermostRun(u *compute.Computation, w *Need) *ir.Do {
	var found *ir.Do
	for i := min(tree.DepthOf(w.At), len(w.N.Loops)-1); i >= 0; i-- {
		d, ok := w.N.Loops[i].Stmt.(*ir.Do)
		if !ok || u.Known.OnOwner[tree.KeyOf(d)] || compute.OwnerRunOf(u, w.N.Loops[i]) == nil {
			break
		}
		found = d
	}
	return found
}

// comesWhole reports whether all images would store the array whole to receive what the reference needs. Iterations that the user says
// are independent wait for no message each.
func comesWhole(u *Unit, w *Need) bool {
	sym := w.Ref.Sym
	if slices.ContainsFunc(w.N.Loops, func(l *tree.Node) bool { d, ok := l.Stmt.(*ir.Do); return ok && d.Independent != nil }) {
		return false
	}
	data := space.Simpler(w.Data, context(u.Space, w.At, sym.Rank(), w.Data))
	return sym.Rank() > 1 && !fitsShadow(u, sym, data) && bufferFor(u, &Step{At: w.At}, w, data) == nil
}

// KeepLines leaves a message inside a loop in which all images wait anyway, where it brings a line that a buffer takes, and before the loop
// would bring all images the whole array:
//
//	do j; do i; s = a(i,j); do k; s = s - a(i,k)*a(j,k); end do; a(i,j) = s/a(j,j); end do; end do
func (u *Unit) KeepLines() {
	for _, w := range u.Needs {
		for d := tree.DepthOf(w.At); w.All && w.Hoisted > 1 && d+1 < len(w.N.Loops) && comesWhole(u, w) && allWaitIn(u, w.N.Loops[d]); d++ {
			l := w.N.Loops[d]
			inner := *w
			inner.At, inner.Hoisted = w.N.Loops[d+1], w.Hoisted-1
			inner.Data = compute.Accessed(u.Space, w.Ref, w.N, u.CP.Of(w.N), d+1)
			inner.Why = hoistReason(u.Space, &inner, reason.KeptLine.At(l.Stmt.Span(), l.Stmt.Span().Line()))
			if !comesWhole(u, &inner) {
				*w = inner
				break
			}
		}
	}
}

// runBehind is the outermost loop with a run of its own among those that a message has left.
func runBehind(u *compute.Computation, w *Need) *ir.Do {
	for _, l := range w.N.Loops[min(tree.DepthOf(w.At)+1, len(w.N.Loops)):] {
		if d, ok := l.Stmt.(*ir.Do); ok && !u.Known.OnOwner[tree.KeyOf(d)] && compute.OwnerRunOf(u, l) != nil {
			return d
		}
	}
	return nil
}

// neededByAll reports whether every image that owns anything of the array executes all iterations of the statement that reads.
func neededByAll(u *compute.Computation, w *Need) bool {
	if u.CP.Of(w.N).Kind != compute.InSet {
		return true
	}
	some := u.OwnSet(w.Ref.Sym).Project().ParamsToDims(u.Dims(w.N.Loops)...)
	all, err := u.Iterations(w.N).Intersect(some).IsSubset(u.CP.Of(w.N).Set)
	return err == nil && all
}
