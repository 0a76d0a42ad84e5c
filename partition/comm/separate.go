package comm

import (
	"math"
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/depend"
	"dhpfgo/partition/reason"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
	"dhpfgo/sets"
)

// Separation says that a nest of loops, each but the innermost around nothing but the next one, becomes several, cut before some of the
// statements of the innermost body.
type Separation struct {
	loops  []tree.LoopKey // from the outermost to the innermost
	before []int          // the first statement of each part but the first
	of     int            // statements in the innermost body
	wide   []*ir.Symbol   // scalars that become arrays with an element for each iteration
	live   []*ir.Symbol   // those of them that keep the last iteration's value
	again  []int          // the statements of the innermost body that the parts after them repeat

	Loop diag.Span   // the innermost loop
	Line int         // of the first statement of the second part
	Why  diag.Reason // why it is cut
}

// SeparateLoops is communication-sensitive loop distribution: where an element that another image needs is set in the same
// iteration, just before, each iteration would wait for a message. The loop is cut between the two statements, and one
// message stands between the parts:
//
//	do i; a(i) = ..; b(i) = a(f(i)); end do   becomes   do i; a(i) = ..; end do   do i; b(i) = a(f(i)); end do
//
// It is legal if no iteration of the second part comes before a later one of the first part that it meets (Adve,
// Mellor-Crummey, Using Integer Sets for Data-Parallel Program Analysis and Optimization, PLDI 1998). The passes begin anew
// with the cut program.
func (u *Unit) SeparateLoops() {
	if u.Changes.Whole {
		return
	}
	taken := map[tree.LoopKey]bool{}
	for _, w := range u.Needs {
		if !isSetBeside(u.Computation, w) {
			continue
		}
		if c := cutFor(u.Space, w); c != nil && !taken[c.loops[0]] {
			taken[c.loops[0]] = true
			u.Changes.Cuts = append(u.Changes.Cuts, c)
			u.Known.Grown = true
		}
	}
}

// isSetBeside reports whether a message stays inside a loop that chooses its elements, because the same iteration sets them: one element, or
// as many as the iteration does work.
func isSetBeside(u *compute.Computation, w *Need) bool {
	if w.kept == nil || w.kept.Carrier != nil || w.Piped || w.Back || w.Indirect != nil {
		return false
	}
	if w.Hoisted == 0 {
		return w.isChosenInside()
	}
	return len(w.At.Loops) > 0 && (w.separable || w.IsMostOf(u, w.At.Loops[len(w.At.Loops)-1]))
}

// IsMostOf reports whether most iterations of loop l get a message for what they do and do no more with its elements than about one operation
// each: these vary along as many dimensions as there are loops inside, and what all iterations get along one more. With blocks only the
// first iteration of an image gets u(i,j-1) in a loop over j.
func (w *Need) IsMostOf(u *compute.Computation, l *tree.Node) bool {
	d, ok := l.Stmt.(*ir.Do)
	if !ok || ir.Occurrences(w.Ref, d.Var) == 0 {
		return false
	}
	lines := linesOf(w.Data, w.Ref.Sym)
	if lines < nestedIn(l) {
		return false
	}
	all := space.NonLocal(u.Space, compute.Accessed(u.Space, w.Ref, w.N, u.CP.Of(w.N), len(l.Loops)), w.Ref.Sym)
	return linesOf(all, w.Ref.Sym) > lines
}

// nestedIn is how deep loops are nested inside loop l; a procedure may do any amount of work.
func nestedIn(l *tree.Node) (deepest int) {
	l.Each(func(n *tree.Node) {
		deepest = max(deepest, len(n.Loops)-tree.DepthOf(l)-1)
		if _, call := n.Stmt.(*ir.CallProc); call {
			deepest = math.MaxInt
		}
	})
	return deepest
}

// linesOf is the number of dimensions in which data has more than one element.
func linesOf(data sets.Set, s *ir.Symbol) (count int) {
	pieces := space.PiecesOf("data of a message", data)
	for k := range s.Dims {
		if slices.ContainsFunc(pieces, func(p sets.Piece) bool { return !isOneElement(p, space.DataDim(k)) }) {
			count++
		}
	}
	return count
}

func isOneElement(p sets.Piece, dim string) bool {
	lower, upper, _, err := p.Bounds(dim)
	if err != nil || len(lower) != 1 || len(upper) != 1 {
		return false
	}
	d := lower[0].Aff.Sub(upper[0].Aff)
	return lower[0].Div == upper[0].Div && d.IsConst() && d.Const == 0
}

// cutFor finds the place to cut the loop in which a message stands, as near to the reference as dependences allow, or the innermost loop
// around the reference with those as far out as that, and how many of the loops around can be cut with it; nil if there is none.
func cutFor(u *space.Space, w *Need) *Separation {
	inner := w.N.Loops[len(w.N.Loops)-1]
	if c := cutIn(u, w, inner, w.Hoisted); c != nil || w.Hoisted == 0 || len(w.At.Loops) == 0 {
		return c
	}
	return cutIn(u, w, w.At.Loops[len(w.At.Loops)-1], 0)
}

// cutIn is the cut of loop l and of more than `least` loops in all for a message.
func cutIn(u *space.Space, w *Need, l *tree.Node, least int) *Separation {
	if !w.kept.Write.Within(l) || !simple(u, l) {
		return nil
	}
	list := l.Bodies[0]
	first, last := indexIn(list, w.kept.Write), indexIn(list, w.N)
	for k := last; k > first; k-- {
		loops := cutAt(u, l, list[:k], list[k:], nil)
		if len(loops) <= least {
			continue
		}
		c := newSeparation(loops, len(list), k)
		c.Loop, c.Line = l.Stmt.Span(), list[k].Stmt.Span().Line()
		c.Why = reason.CutForElement.At(w.Ref.Pos, ir.ReferenceText(w.Ref), w.kept.Write.Stmt.Span().Line())
		return c
	}
	return nil
}

// newSeparation cuts loops, from the innermost to the outermost, before some of the statements of the innermost body.
func newSeparation(loops []*tree.Node, of int, before ...int) *Separation {
	c := &Separation{before: before, of: of}
	for _, x := range slices.Backward(loops) {
		c.loops = append(c.loops, tree.KeyOf(x.Stmt.(*ir.Do)))
	}
	return c
}

// indexIn is the number of the statement of a list that holds node n.
func indexIn(list []*tree.Node, n *tree.Node) int {
	return slices.IndexFunc(list, func(top *tree.Node) bool { return n == top || n.Within(top) })
}

// cutAt lists the loops that can be cut between two parts of the body of l, from l outwards as far as nothing else stands in
// them; nil if not even l can. Scalars in wide have a value for each iteration.
func cutAt(u *space.Space, l *tree.Node, a, b []*tree.Node, wide []*ir.Symbol) []*tree.Node {
	if !ownScalars(u, l, a, b, wide) {
		return nil
	}
	var loops []*tree.Node
	for p := l; p != nil; p = p.Parent {
		d, ok := p.Stmt.(*ir.Do)
		if !ok || p != l && (len(p.Bodies[0]) != 1 || len(d.Body) != 1) || !steadyHeader(d, l) || comesBack(u, p, b, a) {
			break
		}
		loops = append(loops, p)
	}
	return loops
}

// simple reports whether a loop holds nothing but assignments, conditions, loops and calls that depend on the values of variables
// alone, each under one name.
func simple(u *space.Space, l *tree.Node) bool {
	d, ok := l.Stmt.(*ir.Do)
	if !ok || len(d.Body) != len(l.Bodies[0]) || u.StripOf(l) != nil {
		return false
	}
	all := true
	l.Each(func(n *tree.Node) {
		switch s := n.Stmt.(type) {
		case *ir.Assign, *ir.If, *ir.Do:
		case *ir.CallProc:
			all = all && s.Proc.LocalValue()
		default:
			all = false
		}
		for _, t := range n.Targets() {
			s := ir.SymbolOf(t)
			all = all && s != nil && !s.Pointer && !s.Target && !s.Overlaid
		}
	})
	return all
}

// steadyHeader reports whether nothing inside l sets what the bounds of loop d are made of.
func steadyHeader(d *ir.Do, l *tree.Node) bool {
	steady := true
	for _, e := range []ir.Expr{d.Lo, d.Hi, d.Step} {
		ir.WalkExprs(e, func(x ir.Expr) {
			if s := ir.SymbolOf(x); s != nil && tree.AssignedIn(s, l) {
				steady = false
			}
		})
	}
	return steady
}

// ownScalars reports whether no variable but an array has a value that one of two parts of an iteration gives to the other, or
// to that of another iteration, or to what follows the loop if the second part may leave it as it is. Those in wide are left out.
func ownScalars(u *space.Space, l *tree.Node, a, b []*tree.Node, wide []*ir.Symbol) bool {
	for s := range setBy(u, l) {
		if slices.Contains(wide, s) || s.Rank() > 0 && s.Type.Base != ir.Derived || !tree.Touched(a, s) || !tree.Touched(b, s) {
			continue
		}
		exposedA, _ := tree.Flow(a, s)
		exposedB, killed := tree.Flow(b, s)
		if s.Rank() > 0 || exposedA || exposedB || !killed && u.LiveAfter(l, s) {
			return false
		}
	}
	return true
}

// setBy is the set of variables that the statements inside l set.
func setBy(u *space.Space, l *tree.Node) map[*ir.Symbol]bool {
	out := map[*ir.Symbol]bool{}
	l.Each(func(n *tree.Node) {
		if n == l {
			return
		}
		for _, t := range n.Targets() {
			out[ir.SymbolOf(t)] = true
		}
	})
	return out
}

// comesBack reports whether an iteration of loop p may touch in part a what an earlier one touched in part b, one of them to
// set it.
func comesBack(u *space.Space, p *tree.Node, b, a []*tree.Node) bool {
	for _, x := range nodesOf(b) {
		for _, y := range nodesOf(a) {
			if conflicts(u, p, x, y, true) || conflicts(u, p, y, x, false) {
				return true
			}
		}
	}
	return false
}

// conflicts reports whether w sets an element of an array that n touches in another iteration of p: a later one if `later`, else
// an earlier one.
func conflicts(u *space.Space, p, w, n *tree.Node, later bool) bool {
	for _, t := range w.Targets() {
		s := ir.SymbolOf(t)
		// A variable that is NEW has another value in each iteration, but one place.
		if s.Rank() == 0 || depend.Independent(p, s) && !tree.AssertedNew(p, s) || !n.Reads(s) && !n.Writes(s) {
			continue
		}
		e, ok := t.(*ir.Elem)
		if !ok || len(e.Subs) == 0 || n.Reads(s) && n.ReadsWhole(s) {
			return true
		}
		refs := n.References(s)
		if t := n.Target(s); t != nil {
			refs = append(refs[:len(refs):len(refs)], t)
		}
		for _, r := range refs {
			if later && depend.Meets(u, e, w, r, n, tree.DepthOf(p), true) || !later && depend.Meets(u, r, n, e, w, tree.DepthOf(p), true) {
				return true
			}
		}
	}
	return false
}

func nodesOf(list []*tree.Node) []*tree.Node {
	var out []*tree.Node
	for _, top := range list {
		top.Each(func(n *tree.Node) { out = append(out, n) })
	}
	return out
}

// MakeCuts cuts the loops of a unit; it gives the cuts that it could make.
func (a *Changes) MakeCuts(s *ir.Unit) []*Separation {
	var made []*Separation
	for _, c := range a.Cuts {
		if c.apply(s) {
			made = append(made, c)
		}
	}
	return made
}

// apply cuts a nest of a unit; it reports whether the unit holds it, once and as it was when the cut was found.
func (c *Separation) apply(unit *ir.Unit) bool {
	var lists []*[]ir.Stmt
	findLoop(&unit.Body, c.loops[0], &lists)
	if len(lists) != 1 {
		return false
	}
	at := slices.IndexFunc(*lists[0], func(s ir.Stmt) bool { return tree.StmtKey(s) == c.loops[0] })
	root := (*lists[0])[at].(*ir.Do)
	inner, nest := root, []*ir.Do{root}
	for _, key := range c.loops[1:] {
		next, ok := inner.Body[0].(*ir.Do)
		if !ok || tree.KeyOf(next) != key {
			return false
		}
		inner, nest = next, append(nest, next)
	}
	if len(inner.Body) != c.of {
		return false
	}
	parts := c.parts(root, c.widened(unit, nest, inner.Body))
	*lists[0] = slices.Replace(slices.Clone(*lists[0]), at, at+1, parts...)
	return true
}

// parts are copies of the nest with the parts of its statements, between what makes arrays of scalars and what frees them.
func (c *Separation) parts(root *ir.Do, w widening) []ir.Stmt {
	out := w.before
	which, first := root.Part, 0
	for _, k := range c.before {
		out = append(out, c.part(root, c.repeating(w.body, first, k), 2*which+1))
		which, first = 2*which+2, k
	}
	return append(append(out, c.part(root, c.repeating(w.body, first, len(w.body)), which)), w.after...)
}

// repeating are statements first to end-1 of a body, after copies of earlier ones that each part repeats.
func (c *Separation) repeating(body []ir.Stmt, first, end int) []ir.Stmt {
	var out []ir.Stmt
	for _, k := range c.again {
		if k < first {
			out = append(out, ir.CopyBody(body[k:k+1], nil, nil)...)
		}
	}
	return append(out, body[first:end]...)
}

// part is a copy of the nest with one part of its statements.
func (c *Separation) part(root *ir.Do, body []ir.Stmt, which int) *ir.Do {
	d := *root
	d.Part = which
	if tree.KeyOf(root) == c.loops[len(c.loops)-1] {
		d.Body = slices.Clone(body)
	} else {
		d.Body = []ir.Stmt{c.part(root.Body[0].(*ir.Do), body, which)}
	}
	return &d
}

// findLoop collects the lists of statements that hold a loop.
func findLoop(body *[]ir.Stmt, key tree.LoopKey, out *[]*[]ir.Stmt) {
	for _, s := range *body {
		if d, ok := s.(*ir.Do); ok && tree.KeyOf(d) == key {
			*out = append(*out, body)
		}
		switch s := s.(type) {
		case *ir.Do:
			findLoop(&s.Body, key, out)
		case *ir.While:
			findLoop(&s.Body, key, out)
		case *ir.If:
			for k := range s.Branches {
				findLoop(&s.Branches[k].Body, key, out)
			}
		}
	}
}
