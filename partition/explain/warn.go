package explain

import (
	"fmt"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/arrayflow"
	"dhpfgo/partition/comm"
	"dhpfgo/partition/tree"
)

// WarnElementwise warns about references that are fetched anew in every iteration of their innermost loop: the program
// stays right, but waits for a message of one element each time.
func WarnElementwise(u *comm.Unit, bag *diag.Bag) {
	for _, w := range u.Needs {
		if w.Piped || w.Hoisted > 0 || len(w.N.Loops) == 0 || !w.VariesInside() {
			continue
		}
		switch w.N.Stmt.(type) {
		case *ir.IOBegin, *ir.Transfer:
			continue
		}
		l := w.N.Loops[len(w.N.Loops)-1]
		bag.Warnf(w.Ref.Pos, "element-wise", "%s is fetched once in each iteration of the loop at line %d", ir.ReferenceText(w.Ref), l.Stmt.Span().Line()).
			At("one message for each element").
			Because(l.Stmt.Span(), "all images run this loop in step").
			Note("%s", w.Why).
			Help("distribute a dimension along which nothing is carried, or leave this array undistributed if it is small")
	}
}

// WarnReplicated warns about loops that every image runs whole, with all that they read of a distributed array, because each iteration
// sets a variable which is not private to it: the same scalar or element as other iterations, for all images.
func WarnReplicated(u *comm.Unit, flow *arrayflow.Flow, bag *diag.Bag) {
	type place struct {
		loop   *tree.Node
		target *ir.Symbol
	}
	told := map[place]bool{}
	for _, w := range u.Needs {
		a, ok := w.N.Stmt.(*ir.Assign)
		if !ok || !w.All || w.Hoisted == 0 || w.Ref.Sym.Made || u.Updates.Of(w.N) != nil || madeLoops(u.Space, w.N) {
			continue
		}
		l, s := drives(w), ir.SymbolOf(a.LHS)
		if l == nil || s == nil || s.Map != nil || s.HasMadeName() || comm.MentionsVar(a.LHS, l.Stmt.(*ir.Do).Var) || told[place{l, s}] {
			continue
		}
		told[place{l, s}] = true
		warnLoop(u, flow, w, l, s, bag)
	}
}

// drives is the outermost loop that the message of w stands outside of and that chooses among elements of several images.
func drives(w *comm.Need) *tree.Node {
	for _, l := range w.N.Loops[tree.DepthOf(w.At):] {
		d, ok := l.Stmt.(*ir.Do)
		if !ok || d.Independent != nil && d.Independent.Array {
			continue
		}
		for k, m := range w.Ref.Sym.Map.Dims {
			if m.Grid >= 0 && comm.MentionsVar(w.Ref.Subs[k], d.Var) {
				return l
			}
		}
	}
	return nil
}

// warnLoop warns of loop l, which all images run whole for variable s.
func warnLoop(u *comm.Unit, flow *arrayflow.Flow, w *comm.Need, l *tree.Node, s *ir.Symbol, bag *diag.Bag) {
	name, array := s.UserName(), w.Ref.Sym
	line := l.Stmt.Span().Line()
	why, at := tree.WhyNotPrivate(flow, l, s)
	d := bag.Warnf(w.Ref.Pos, "replicated-loop", "all images run every iteration of the loop at line %d for '%s', with all that it reads of '%s'",
		line, name, array.UserName()).At("sent to all images").Because(w.N.Stmt.Span(), "'%s' is set here", name)
	switch {
	case why == "":
		d.Note("%s", u.CP.Of(w.N).Why)
	case at != nil && at != w.N.Stmt:
		d.Because(at.Span(), "%s", why)
	default:
		d.Note("%s", why)
	}
	d.Note("%s", fmt.Sprintf("'%s' has %s", array.UserName(), bytesOf(u.Space, array)))
	d.Help("if each iteration sets '%s' before it uses it, and nothing after the loop uses it, write '!hpf$ independent, new(%s)' before line %d", name, name, line)
}
