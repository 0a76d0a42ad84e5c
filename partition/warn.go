package partition

import "dhpfgo/ir"

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
