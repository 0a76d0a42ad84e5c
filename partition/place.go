package partition

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/depend"
	"dhpfgo/partition/reason"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// placeNeeds finds, for every reference that may be non-local, the outermost statement before which its data can be
// fetched (message vectorisation), and the reason why it is no further out.
func (u *unit) placeNeeds() {
	for _, n := range u.Nodes {
		var seen ir.ExprSet
		for _, r := range append(n.MappedReads(), u.keptValues(n)...) {
			if seen.Add(r) {
				u.placeNeed(r, n)
			}
		}
	}
}

func (u *unit) placeNeed(r *ir.Elem, n *tree.Node) {
	w := &need{ref: r, n: n, all: u.cp.Of(n).Kind != compute.InSet}
	if !w.all && len(u.Directions(accessed(u.Space, r, n, u.cp.Of(n), 0), r.Sym)) == 0 {
		return
	}
	if u.computesItself(r, n) {
		u.computed = append(u.computed, w)
		return
	}
	hoist(u.computation, w)
	leaveConditions(u.computation, w)
	w.data = accessed(u.Space, r, n, u.cp.Of(n), len(w.at.Loops))
	if !w.all && len(u.Directions(w.data, r.Sym)) == 0 {
		return
	}
	u.needs = append(u.needs, w)
}

// hoist moves the message out of loop after loop while no true dependence and no changing variable holds it.
func hoist(u *computation, w *need) {
	w.at = w.n
	for h := len(w.n.Loops) - 1; h >= 0; h-- {
		l := w.n.Loops[h]
		if d := depend.WhyNotHoisted(u.Space, w.ref, w.n, l); d != nil {
			if w.hoisted == 0 {
				w.kept = d
			}
			w.why = hoistReason(u.Space, w, d.Reason())
			return
		}
		if s := unsteady(u, w, h); s != nil {
			w.why = hoistReason(u.Space, w, reason.SetChanges.At(l.Stmt.Span(), s.UserName(), l.Stmt.Span().Line()))
			return
		}
		w.at = l
		w.hoisted++
	}
	w.why = hoistReason(u.Space, w, diag.Reason{})
}

// hoistReason tells why a message stands where it does: the loops it left, and what keeps it inside the next one.
func hoistReason(u *space.Space, w *need, kept diag.Reason) diag.Reason {
	switch {
	case w.hoisted == 0 && kept.Some():
		return kept
	case w.hoisted == 0:
		return reason.NoLoopAround.Of()
	}
	left := u.Dims(w.n.Loops[len(w.n.Loops)-w.hoisted:])
	return reason.UpTo(reason.NotWritten.Of(plural("loop", left), w.ref.Sym.UserName()), kept)
}

// unsteady gives a variable on which the data of w depends and that loop h around it sets, or nil.
func unsteady(u *computation, w *need, h int) *ir.Symbol {
	l := w.n.Loops[h]
	for _, p := range accessed(u.Space, w.ref, w.n, u.cp.Of(w.n), h).Params() {
		s := u.Names.Resolve(p)
		if s == nil || tree.IsLoopVar(s, w.n) || u.IsStripSize(s) {
			continue
		}
		if tree.AssignedIn(s, l) {
			return s
		}
	}
	return nil
}

// leaveConditions moves the message in front of conditions that images may decide differently, as far as no write of
// the array inside the condition forbids it.
func leaveConditions(u *computation, w *need) {
	for p := w.at.Parent; p != nil && !p.IsLoop(); p = p.Parent {
		if divergenceAt(u, p) == nil {
			continue
		}
		if depend.WhyNotHoisted(u.Space, w.ref, w.n, p) != nil {
			return
		}
		w.at = p
	}
}

// divergence is why images may evaluate the header of a construct differently: it reads distributed data (scalar nil)
// or a scalar that is private to a loop around it.
type divergence struct {
	at     *tree.Node
	scalar *ir.Symbol
}

// divergence gives a reason why images may decide differently at p, nil if all decide alike.
func divergenceAt(u *computation, p *tree.Node) *divergence {
	if u.cp.Of(p).Kind != compute.InSet {
		return nil
	}
	var found *divergence
	for _, e := range p.Header() {
		ir.WalkExprs(e, func(x ir.Expr) {
			s := ir.SymbolOf(x)
			switch {
			case s == nil || found != nil && found.scalar == nil:
			case s.Map != nil:
				found = &divergence{at: p}
			case !u.Uniform(s, p):
				found = &divergence{at: p, scalar: s}
			}
		})
	}
	return found
}

// unite makes every condition and loop around a message decide alike on all images: a private scalar that it reads is
// computed by all images, distributed data that it reads are fetched by all. The passes then start again with that
// known (see Build).
func (u *unit) unite() {
	for _, w := range append(u.backs[:len(u.backs):len(u.backs)], u.needs...) {
		for p := w.at.Parent; p != nil; p = p.Parent {
			if d := divergenceAt(u.computation, p); d != nil {
				u.known.add(d)
			}
		}
		uniteSkips(u.computation, w.at)
	}
	for _, r := range u.reductions {
		uniteSkips(u.computation, r.region)
	}
}

// uniteSkips makes all images execute alike each CYCLE that may pass over a message at node `at`, and the conditions
// around it.
func uniteSkips(u *computation, at *tree.Node) {
	for _, n := range u.Nodes {
		l := tree.CycleOf(n)
		if l == nil || n.Order > at.Order || at == l || !at.Within(l) {
			continue
		}
		for p := n; p != l; p = p.Parent {
			if u.cp.Of(p).Kind == compute.InSet {
				u.known.add(&divergence{at: p})
			}
		}
	}
}

// alike is what all images must compute alike, with the round that found it: scalars, and the headers of constructs by
// their place in the program.
type alike struct {
	scalars map[*ir.Symbol]int
	headers map[int]int
	strips  map[tree.LoopKey]*space.Strips // of pipelined loops
	counts  map[*ir.Symbol]*space.Strips   // by the variables of the strips
	onOwner map[tree.LoopKey]bool          // loops that one owner runs for all

	cuts  []*separation // of loops, to be made before the passes begin anew
	whole bool          // no loop can be cut

	inspectors []*inspector
	round      int
	grown      bool
}

func newAlike() *alike {
	return &alike{scalars: map[*ir.Symbol]int{}, headers: map[int]int{}, strips: map[tree.LoopKey]*space.Strips{},
		counts: map[*ir.Symbol]*space.Strips{}, onOwner: map[tree.LoopKey]bool{}}
}

func (a *alike) add(d *divergence) {
	a.grown = true
	found := a.headers[d.at.Order]
	if d.scalar != nil {
		found = a.scalars[d.scalar]
	}
	switch {
	case found > 0 && found < a.round:
		diag.Bugf("the images still decide differently at line %d", d.at.Stmt.Span().Line())
	case d.scalar != nil:
		a.scalars[d.scalar] = a.round
	default:
		a.headers[d.at.Order] = a.round
	}
}

// isFetch reports whether the need is one element for all images, fetched just before its statement.
func (w *need) isFetch() bool { return w.all && w.at == w.n }

// step is one communication step: all exchanges that stand before the same statement.
type step struct {
	apart  diag.Reason // why it does not run beside the loop behind it
	at     *tree.Node
	piped  bool
	back   bool
	arrays []*ir.Symbol
	needs  map[*ir.Symbol][]*need
}

// coalesce joins the needs that stand before the same statement, by array: one exchange per array and direction.
func coalesce(u *messages) {
	type place struct {
		at          *tree.Node
		piped, back bool
	}
	byPlace := map[place]*step{}
	for _, w := range append(u.needs[:len(u.needs):len(u.needs)], u.backs...) {
		if !w.wantsMessage() {
			continue
		}
		here := place{w.at, w.piped, w.back}
		s := byPlace[here]
		if s == nil {
			s = &step{at: w.at, piped: w.piped, back: w.back, needs: map[*ir.Symbol][]*need{}}
			byPlace[here] = s
			u.steps = append(u.steps, s)
		}
		if s.needs[w.ref.Sym] == nil {
			s.arrays = append(s.arrays, w.ref.Sym)
		}
		s.needs[w.ref.Sym] = append(s.needs[w.ref.Sym], w)
	}
}

// joined is the union of what the needs of one array in one step ask for.
func joined(needs []*need) sets.Set {
	var more []sets.Set
	for _, w := range needs[1:] {
		more = append(more, w.data)
	}
	return needs[0].data.UnionAll(more)
}

// isScalar reports whether all images are to compute scalar s alike.
func (a *alike) isScalar(s *ir.Symbol) bool { return a.scalars[s] > 0 }
