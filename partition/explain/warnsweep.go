package explain

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/comm"
	"dhpfgo/partition/reason"
	"dhpfgo/partition/tree"
)

// WarnNotSwept warns of loops along a dimension of MULTI whose messages stay inside, because they are no sweeps from one hyperplane of
// tiles to the next. Nothing is said where all images execute a statement of the loop, which WarnReplicated tells.
func WarnNotSwept(u *comm.Unit, bag *diag.Bag) {
	told := map[*tree.Node]bool{}
	for _, w := range u.Needs {
		l := innermost(w.At)
		if l == nil || w.Piped || w.Hoisted == 0 || w.Ref.Sym.Made || !w.Ref.Sym.Map.Layout.IsMulti() || !w.Why.Has(reason.WrittenEarlier) || told[l] || !runsAlong(l, w.Ref) {
			continue
		}
		why := u.Unpiped[l]
		if !why.Some() || why.Has(reason.AllExecute) {
			continue
		}
		told[l] = true
		m := bag.Warnf(l.Stmt.Span(), "no-sweep", "the loop does not run tile by tile: each iteration waits for messages").At("no sweep over tiles").
			Because(w.Ref.Pos, "%s is received in each iteration", ir.ReferenceText(w.Ref))
		blameOn(m, why)
		m.Help("%s", unswept(why, l, w))
	}
}

// blameOn shows the cause where it stands, as a note if it has no place.
func blameOn(m *diag.Diagnostic, why diag.Reason) {
	if why.Span.Valid() {
		m.Because(why.Span, "%s", why)
		return
	}
	m.Note("%s", why)
}

// innermost is the innermost loop in which a message stands.
func innermost(at *tree.Node) *tree.Node {
	if len(at.Loops) == 0 {
		return nil
	}
	return at.Loops[len(at.Loops)-1]
}

// runsAlong reports whether loop l chooses among tiles of what a reference reads.
func runsAlong(l *tree.Node, r *ir.Elem) bool {
	d, ok := l.Stmt.(*ir.Do)
	for k, m := range r.Sym.Map.Dims {
		if ok && m.Grid >= 0 && comm.MentionsVar(r.Subs[k], d.Var) {
			return true
		}
	}
	return false
}

// unswept is what to write so that the loop becomes a sweep.
func unswept(why diag.Reason, l *tree.Node, w *comm.Need) string {
	switch {
	case why.Has(reason.OtherLayouts):
		return "align all arrays of the loop with one template"
	case why.Has(reason.BothSides), why.Has(reason.ReadBeforeWrite):
		return "write a loop of its own for each direction in which values go"
	case why.Has(reason.UnknownTrips), why.Has(reason.VariableStep):
		return "write a DO loop of constant step without jumps out of it"
	case why.Has(reason.ReductionInside):
		return "take the reduction out of the loop"
	}
	return "take what keeps it from being a sweep into a loop of its own, or distribute '" + w.Ref.Sym.UserName() + "' by BLOCK in a dimension along which nothing is carried"
}
