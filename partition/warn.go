package partition

import (
	"fmt"

	"dhpfgo/ir"
	"dhpfgo/partition/tree"
)

// warnElementwise warns about references that are fetched anew in every iteration of their innermost loop: the program
// stays right, but waits for a message of one element each time.
func (u *unit) warnElementwise() {
	for _, w := range u.needs {
		if w.piped || w.hoisted > 0 || len(w.n.Loops) == 0 || !w.variesInside() {
			continue
		}
		switch w.n.Stmt.(type) {
		case *ir.IOBegin, *ir.Transfer:
			continue
		}
		l := w.n.Loops[len(w.n.Loops)-1]
		u.bag.Warnf(w.ref.Pos, "element-wise", "%s is fetched once in each iteration of the loop at line %d", ir.ReferenceText(w.ref), l.Stmt.Span().Line()).
			At("one message for each element").
			Because(l.Stmt.Span(), "all images run this loop in step").
			Note("%s", w.why).
			Help("distribute a dimension along which nothing is carried, or leave this array undistributed if it is small")
	}
}

// variesInside reports whether the loop around the reference chooses the element and does nothing but small work.
func (w *need) variesInside() bool {
	d, ok := w.n.Loops[len(w.n.Loops)-1].Stmt.(*ir.Do)
	if !ok {
		return false
	}
	for _, m := range w.n.Loops[len(w.n.Loops)-1].Bodies[0] {
		if m.IsLoop() {
			return false // an outer loop: the message is one of many iterations' work
		}
	}
	varies := false
	ir.WalkExprs(w.ref, func(e ir.Expr) { varies = varies || ir.SymbolOf(e) == d.Var })
	return varies
}

// warnReplicated warns about loops that every image runs whole, with all that they read of a distributed array, because each iteration
// sets a variable which is not private to it: the same scalar or element as other iterations, for all images.
func warnReplicated(u *unit) {
	type place struct {
		loop   *tree.Node
		target *ir.Symbol
	}
	told := map[place]bool{}
	for _, w := range u.needs {
		a, ok := w.n.Stmt.(*ir.Assign)
		if !ok || !w.all || w.hoisted == 0 || w.ref.Sym.Made || u.updates.Of(w.n) != nil || madeLoops(u.Space, w.n) {
			continue
		}
		l, s := drives(w), ir.SymbolOf(a.LHS)
		if l == nil || s == nil || s.Map != nil || s.HasMadeName() || mentionsVar(a.LHS, l.Stmt.(*ir.Do).Var) || told[place{l, s}] {
			continue
		}
		told[place{l, s}] = true
		warnLoop(u, w, l, s)
	}
}

// drives is the outermost loop that the message of w stands outside of and that chooses among elements of several images.
func drives(w *need) *tree.Node {
	for _, l := range w.n.Loops[tree.DepthOf(w.at):] {
		d, ok := l.Stmt.(*ir.Do)
		if !ok || d.Independent != nil && d.Independent.Array {
			continue
		}
		for k, m := range w.ref.Sym.Map.Dims {
			if m.Grid >= 0 && mentionsVar(w.ref.Subs[k], d.Var) {
				return l
			}
		}
	}
	return nil
}

// warnLoop warns of loop l, which all images run whole for variable s.
func warnLoop(u *unit, w *need, l *tree.Node, s *ir.Symbol) {
	name, array := s.UserName(), w.ref.Sym
	line := l.Stmt.Span().Line()
	why, at := tree.WhyNotPrivate(u.build.flow, l, s)
	d := u.bag.Warnf(w.ref.Pos, "replicated-loop", "all images run every iteration of the loop at line %d for '%s', with all that it reads of '%s'",
		line, name, array.UserName()).At("sent to all images").Because(w.n.Stmt.Span(), "'%s' is set here", name)
	switch {
	case why == "":
		d.Note("%s", u.cp.Of(w.n).Why)
	case at != nil && at != w.n.Stmt:
		d.Because(at.Span(), "%s", why)
	default:
		d.Note("%s", why)
	}
	d.Note("%s", fmt.Sprintf("'%s' has %s", array.UserName(), bytesOf(u.Space, array)))
	d.Help("if each iteration sets '%s' before it uses it, and nothing after the loop uses it, write '!hpf$ independent, new(%s)' before line %d", name, name, line)
}
