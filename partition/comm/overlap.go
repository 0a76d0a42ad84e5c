package comm

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/depend"
	"dhpfgo/partition/emit"
	"dhpfgo/partition/reason"
	"dhpfgo/partition/space"
	"dhpfgo/partition/spmd"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// Overlap of communication and computation, on request: on one machine, where a message is a copy that the sender makes, the
// three parts of a loop cost more than waiting does (a 512 x 512 Jacobi step on two images: 5 %). A loop that runs along the only distributed dimension is cut into the slab of
// iterations whose elements are all the image's own, which run while the messages are under way, and the two ends:
//
//	interior = { i : V <= cell(r(i)) < V + B for all references r that the messages serve } ∩ CP
//
// (loop splitting of dHPF in the form that keeps the inner loops as they are).

// overlapLimit is the number of statements of a loop above which three copies of it cost more than waiting may.
const overlapLimit = 24

// OverlapMessages decides for each step whether its messages run beside the loop after it.
func (u *Unit) OverlapMessages(wanted bool) {
	inStep := u.Emission().LoopsInStep()
	for _, s := range u.Steps {
		if s.Piped || s.Back {
			continue
		}
		s.Apart = u.whyNotOverlapped(s, inStep)
		switch {
		case !s.Apart.Some() && wanted:
			u.Around.Of(s.At).Overlap = interior(u.Space, s)
		case !s.Apart.Some():
			s.Apart = reason.NothingTravels.Of()
		}
	}
}

// whyNotOverlapped gives the reason why the messages of a step do not run beside the loop after it, none if they do.
func (u *Unit) whyNotOverlapped(s *Step, inStep map[*tree.Node]diag.Reason) diag.Reason {
	l := s.At
	d, ok := l.Stmt.(*ir.Do)
	if !ok {
		return reason.NoLoopBehind.Of()
	}
	step, constant := d.ConstantStep()
	switch {
	case !constant || step != 1 && step != -1:
		return reason.StepNotOne.Of()
	case inStep[l].Some():
		return reason.LoopInStep.At(inStep[l].Span, inStep[l])
	case !endsWithStep(u.Around.Of(l).Before):
		return reason.NotAdjacent.Of()
	case slices.ContainsFunc(u.Views, func(v *View) bool { return v.At == l && v.X.Into != nil }):
		return reason.TilesOrCopies.Of()
	}
	statements := 0
	l.Each(func(*tree.Node) { statements++ })
	if statements > overlapLimit {
		return reason.TooLarge.Of(statements)
	}
	if why := whyNoSlab(u.Space, s); why.Some() {
		return why
	}
	return u.whyOrdered(s)
}

// endsWithStep reports whether the last of some statements is an exchange.
func endsWithStep(list []ir.Stmt) bool {
	if len(list) == 0 {
		return false
	}
	x, ok := list[len(list)-1].(*spmd.ExchangeStep)
	return ok && x.Part == spmd.Whole
}

// whyNoSlab gives the reason why the iterations that need no message are no slab of the loop, none if they are.
func whyNoSlab(u *space.Space, s *Step) diag.Reason {
	served := s.within()
	if len(served) == 0 {
		return reason.NoneNeeds.Of()
	}
	for _, w := range served {
		m := w.Ref.Sym.Map
		switch {
		case w.All:
			return reason.AllNeed.At(w.Ref.Pos, ir.ReferenceText(w.Ref))
		case space.General(m) || u.Names.MentionsMany(w.Data):
			return reason.TilesOrCopies.Of()
		case m.Layout != served[0].Ref.Sym.Map.Layout:
			return reason.OtherLayouts.Of()
		case distributedDims(u, m) != 1:
			return reason.SeveralDims.Of()
		}
		if _, ok := cellAlong(u, w, s.At); !ok {
			return reason.NotAlong.Of()
		}
	}
	return diag.Reason{}
}

// distributedDims counts the dimensions of an array that are cut into more than one tile.
func distributedDims(u *space.Space, m *ir.Mapping) int {
	n := 0
	for _, d := range m.Dims {
		if d.Grid >= 0 {
			n++
		}
	}
	return n
}

// within lists the needs of a step that statements of the loop after it have.
func (s *Step) within() []*Need {
	var out []*Need
	for _, sym := range s.Arrays {
		for _, w := range s.Needs[sym] {
			if w.N.Within(s.At) {
				out = append(out, w)
			}
		}
	}
	return out
}

// cellAlong is the distance c of the template cell i + c of a reference from the variable i of loop l.
func cellAlong(u *space.Space, w *Need, l *tree.Node) (int64, bool) {
	for k, d := range w.Ref.Sym.Map.Dims {
		if d.Grid < 0 {
			continue
		}
		a, ok := u.Affine(w.Ref.Subs[k], w.N)
		if !ok {
			return 0, false
		}
		c := space.CellOf(d, a).Sub(sets.Var(u.Dim(l)))
		return c.Const, c.IsConst()
	}
	return 0, false
}

// whyOrdered gives the reason why the iterations of the loop can not run in another order, none if they can: what is sent
// must not change meanwhile, and nothing may be carried from one iteration to another.
func (u *Unit) whyOrdered(s *Step) (why diag.Reason) {
	l := s.At
	for _, r := range u.Reductions {
		if slices.ContainsFunc(r.Leaves, func(n *tree.Node) bool { return n.Within(l) }) {
			why = reason.ReductionOrder.Of()
		}
	}
	l.Each(func(n *tree.Node) {
		at := n.Stmt.Span()
		for _, t := range n.Targets() {
			v := ir.SymbolOf(t)
			_, elem := t.(*ir.Elem)
			switch {
			case why.Some() || n.IsLoop():
			case slices.Contains(s.Arrays, v):
				why = reason.SetsSent.At(at, at.Line(), v.UserName())
			case v.Map == nil && !slices.Contains(u.Private[v], l):
				why = reason.SetsShared.At(at, at.Line(), v.UserName())
			case v.Map != nil && (!elem || isCarried(u.Space, t.(*ir.Elem), n, l)):
				why = reason.OthersUse.At(at, at.Line())
			}
		}
		if _, jump := n.Stmt.(*ir.Jump); jump || n != l && emit.Communicates(&u.Around, n) {
			why = reason.UnknownTrips.At(at)
		}
	})
	return why
}

// isCarried reports whether another iteration of loop l may touch an element that e at n sets.
func isCarried(u *space.Space, e *ir.Elem, n, l *tree.Node) bool {
	if depend.Independent(l, e.Sym) {
		return false
	}
	found := false
	l.Each(func(m *tree.Node) {
		refs := m.References(e.Sym)
		if t := m.Target(e.Sym); t != nil {
			refs = append(refs, t)
		}
		for _, r := range refs {
			found = found || depend.Meets(u, e, n, r, m, tree.DepthOf(l), true) || depend.Meets(u, r, m, e, n, tree.DepthOf(l), true)
		}
	})
	return found
}

// interior is the slab of iterations of the loop whose elements are all the image's own.
func interior(u *space.Space, s *Step) *emit.Overlap {
	served := s.within()
	least, most := int64(0), int64(0)
	for i, w := range served {
		c, _ := cellAlong(u, w, s.At)
		if i == 0 {
			least, most = c, c
		}
		least, most = min(least, c), max(most, c)
	}
	m := served[0].Ref.Sym.Map
	g := slices.IndexFunc(m.Dims, func(d ir.MapDim) bool { return d.Grid >= 0 })
	first := u.Names.Start(m.Layout, m.Dims[g].Grid)
	last := first.Add(u.Names.Block(m.Layout, m.Dims[g].Grid)).AddConst(-1)
	return &emit.Overlap{Lo: u.Names.Expr(first.AddConst(-least)), Hi: u.Names.Expr(last.AddConst(-most))}
}
