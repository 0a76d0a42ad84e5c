package explain

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/arrayflow"
	"dhpfgo/partition/comm"
	"dhpfgo/partition/tree"
)

// WarnInStep warns of loops each of whose iterations stays at its own place of the distributed arrays that it sets, and which all images
// run in step, with messages inside, for work arrays alone:
//
//	do k; w = x(:,k); call fft(w); x(:,k) = w; end do        each image could do its own k, if w were one of each iteration
func WarnInStep(u *comm.Unit, flow *arrayflow.Flow, bag *diag.Bag) {
	told := map[*tree.Node]bool{}
	for _, w := range u.Needs {
		if w.Ref.Sym.Made || w.Piped {
			continue
		}
		for _, l := range w.N.Loops[:min(len(w.N.Loops), tree.DepthOf(w.At))] {
			d, ok := l.Stmt.(*ir.Do)
			if !ok || told[l] || isSeldom(l) || d.Independent != nil && d.Independent.Array || !comm.ChoosesOwner(w.Ref, d.Var) {
				continue
			}
			list, shared := ownOf(u, l)
			if len(shared) == 0 || !staysInPlace(l, d.Var, list) {
				continue
			}
			told[l] = true
			warnLoop(u, flow, w, blameFor(l, list, shared[0]), bag)
			break
		}
	}
}

// blameFor blames the first array or scalar that the iterations share, and names all others that they set.
func blameFor(l *tree.Node, list []*ir.Symbol, sets *tree.Node) blame {
	b := blame{loop: l, sets: sets}
	for _, t := range sets.Targets() {
		if s := ir.SymbolOf(t); b.s == nil && slices.Contains(list, s) {
			b.s = s
		}
	}
	for _, s := range list {
		if name := s.UserName(); name != b.s.UserName() && !slices.Contains(b.own, name) {
			b.own = append(b.own, name)
		}
	}
	return b
}

// staysInPlace reports whether all elements that a loop uses of the arrays that it sets, distributed ones among them, have its variable as
// the subscript of one dimension, but for arrays of its iterations, and nothing in it is for all images together.
func staysInPlace(l *tree.Node, v *ir.Symbol, own []*ir.Symbol) bool {
	at, set, fits, mapped := map[*ir.Symbol]int{}, map[*ir.Symbol]bool{}, true, false
	l.Each(func(n *tree.Node) {
		fits = fits && !keepsTogether(n.Stmt) && !happensOnce(n.Stmt)
		for _, t := range n.Targets() {
			s := ir.SymbolOf(t)
			set[s] = !slices.Contains(own, s)
			mapped = mapped || s.Map != nil && !s.Made
		}
	})
	l.Each(func(n *tree.Node) {
		for _, e := range ir.ExprsOf(n.Stmt) {
			ir.WalkExprs(e, func(x ir.Expr) {
				r, ok := x.(*ir.Elem)
				if !ok || !set[r.Sym] || r.Sym.HasMadeName() {
					return
				}
				k := slices.IndexFunc(r.Subs, func(sub ir.Expr) bool {
					x, ok := stripped(sub).(*ir.Var)
					return ok && x.Sym == v
				})
				known, seen := at[r.Sym]
				fits = fits && k >= 0 && (!seen || known == k)
				at[r.Sym] = k
			})
		}
	})
	return fits && mapped
}

// happensOnce reports whether a statement is one for the whole program.
func happensOnce(s ir.Stmt) bool {
	switch s := s.(type) {
	case *ir.IOBegin, *ir.Transfer, *ir.IOEnd, *ir.CallIntrinsic, *ir.FillRandom:
		return true
	case *ir.CallProc:
		return s.Proc.Effects.Once
	}
	return false
}

// stripped is a subscript without conversions.
func stripped(e ir.Expr) ir.Expr {
	for {
		c, ok := e.(*ir.Conv)
		if !ok {
			return e
		}
		e = c.X
	}
}
