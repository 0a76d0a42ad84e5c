package explain

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/comm"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
)

// WarnSent warns about loops that every image runs whole, with all that they read of a distributed array, where no other warning says so:
// nothing that costs an array for each image goes without a word.
//
//	call flux(u(:,i), u(:,i+1), f(:,i))          f is not distributed, and lives on after the loop: all images make all of it
func WarnSent(u *comm.Unit, bag *diag.Bag) {
	told := map[*tree.Node]bool{}
	for _, w := range u.Needs {
		part := u.CP.Of(w.N)
		if !w.All || w.Hoisted == 0 || isTemporary(w.Ref.Sym) || part == nil || part.Kind == compute.InSet || u.Updates.Of(w.N) != nil {
			continue
		}
		l := chooser(w)
		if l == nil || told[l] || isSeldom(l) || isTold(bag, l) || w.Ref.Sym.Made && isArrayLoop(l) {
			continue
		}
		told[l] = true
		warnSent(u, w, l, bag)
	}
}

// WarnSentLines warns about loops of which each iteration sends elements of another owner to all images, which all compute with them,
// where no other warning says so:
//
//	do k; p = order(k); s = dot_product(a(:,p), a(:,p)); if (s > t) a(:,p) = a(:,p)/s          a(:,p) to all images, for each k
func WarnSentLines(u *comm.Unit, bag *diag.Bag) {
	for _, w := range u.Needs {
		l, part := innermost(w.At), u.CP.Of(w.N)
		if l == nil || !w.All || w.Hoisted == 0 || w.Indirect != nil || w.Ref.Sym.Made || part == nil || part.Kind == compute.InSet ||
			chooser(w) != nil || !changesOwner(l, w.N, w.Ref) || isSeldom(l) || isTold(bag, l) {
			continue
		}
		bag.Warnf(w.Ref.Pos, "sent-in-loop", "%s is sent to all images in each iteration of the loop at line %d", ir.ReferenceText(w.Ref), l.Stmt.Span().Line()).
			At("all images compute with it").
			Because(l.Stmt.Span(), "a message in each iteration").
			Note("%s", part.Why).
			Note("%s", w.Why).
			Help("distribute '%s' along another dimension, so that all images have a part of what an iteration reads, or leave it undistributed if it is small",
				arrayOf(w.Ref.Sym))
	}
}

// changesOwner reports whether a loop sets a scalar, no variable of loops, in the subscripts of an element that n reads in distributed dimensions:
// only the run knows the owner.
func changesOwner(l, n *tree.Node, r *ir.Elem) bool {
	found := false
	for k, m := range r.Sym.Map.Dims {
		if m.Grid >= 0 {
			ir.EverySymbol(func(s *ir.Symbol) { found = found || s.Rank() == 0 && l.Sets(s) && !tree.IsLoopVar(s, n) }, r.Subs[k])
		}
	}
	return found
}

// isTold reports whether a warning points to a line of a loop.
func isTold(bag *diag.Bag, l *tree.Node) bool {
	first := l.Stmt.Span()
	last := first.Line()
	l.Each(func(n *tree.Node) { last = max(last, n.Stmt.Span().Line()) })
	inside := func(s diag.Span) bool { return s.File == first.File && s.Line() >= first.Line() && s.Line() <= last }
	return slices.ContainsFunc(bag.All(), func(d *diag.Diagnostic) bool {
		there := inside(d.Span) || slices.ContainsFunc(d.Others, func(o diag.Label) bool { return inside(o.Span) })
		return d.Severity == diag.Warning && there
	})
}

// chooser is the outermost loop that the message of w stands outside of and that chooses among elements of several images.
func chooser(w *comm.Need) *tree.Node {
	for _, l := range w.N.Loops[tree.DepthOf(w.At):] {
		if d, ok := l.Stmt.(*ir.Do); ok && comm.ChoosesOwner(w.Ref, d.Var) {
			return l
		}
	}
	return nil
}

func warnSent(u *comm.Unit, w *comm.Need, l *tree.Node, bag *diag.Bag) {
	name := u.Src.NameOf(w.Ref.Sym)
	bag.Warnf(w.Ref.Pos, "replicated-loop", "all images run every iteration of the loop at line %d, with all that it reads of '%s'", l.Stmt.Span().Line(), name).
		At("sent to all images").Note("%s", u.CP.Of(w.N).Why).
		Note("'%s' has %s", name, bytesOf(u.Space, w.Ref.Sym)).
		Help("%s, or leave '%s' undistributed if it is small", helpSent(u, w, l), arrayOf(w.Ref.Sym))
}

// helpSent says what to write so that images share the iterations of loop l that read w.
func helpSent(u *comm.Unit, w *comm.Need, l *tree.Node) string {
	if test, ok := w.N.Stmt.(*ir.If); ok {
		if together := executedByAll(u, w.N); together != nil {
			return helpTogether(together, len(test.Branches) == 1)
		}
		if v := setUnder(u, w.N); v != nil {
			return helpReduction(v)
		}
	}
	n, s := responsible(u, l, w.N)
	to := elementSet(n, s)
	if s == nil && n != nil {
		if to = argumentSet(n); to != nil {
			s = to.Sym
		}
	}
	if s == nil {
		s = target(w.N)
	}
	switch {
	case s == nil:
	case s.HasMadeName():
		return "assign this value to an array that is distributed as the operand is, and use that array here"
	case s.Map == nil && to != nil && comm.MentionsVar(to, l.Stmt.(*ir.Do).Var) && !isMadeInOrder(u, n, l):
		if align, wider := alignBeside(u, w, to); align != "" && !wider {
			return "write '!hpf$ " + align + "' beside the declaration of '" + s.UserName() + "'"
		}
		return "distribute '" + s.UserName() + "' so that the images share its elements"
	case s.Rank() == 0:
		return helpReduction(s)
	}
	return "let each iteration set elements that lie where it reads"
}

func helpReduction(s *ir.Symbol) string {
	return "make '" + s.UserName() + "' of all iterations by a reduction, as SUM, MAXVAL, COUNT and FINDLOC are"
}

// setUnder is a scalar that all images set under a condition, nil for none.
func setUnder(u *comm.Unit, test *tree.Node) *ir.Symbol {
	var found *ir.Symbol
	test.Each(func(n *tree.Node) {
		a, ok := n.Stmt.(*ir.Assign)
		if part := u.CP.Of(n); ok && found == nil && part != nil && part.Kind != compute.InSet {
			if v, scalar := a.LHS.(*ir.Var); scalar && !v.Sym.HasMadeName() {
				found = v.Sym
			}
		}
	})
	return found
}

// isMadeInOrder reports whether n reads a variable of all images that loop l sets, but the array that it sets itself.
func isMadeInOrder(u *comm.Unit, n, l *tree.Node) bool {
	found, own := false, target(n)
	ir.Mentions(n.Stmt, func(s *ir.Symbol, r ir.Role) {
		found = found || r == ir.Use && s.Map == nil && s != own && !tree.IsLoopVar(s, n) && u.Private.Loop(s, n) == nil && l.Sets(s)
	})
	return found
}

// elementSet is the element of array s that n assigns, nil if there is none.
func elementSet(n *tree.Node, s *ir.Symbol) *ir.Elem {
	if n == nil || s == nil {
		return nil
	}
	if a, ok := n.Stmt.(*ir.Assign); ok {
		if e, ok := a.LHS.(*ir.Elem); ok && e.Sym == s && len(e.Subs) > 0 {
			return e
		}
	}
	return nil
}

// argumentSet is the first element of what a call sets of an array of the user that no directive maps, nil where that is not known.
func argumentSet(n *tree.Node) *ir.Elem {
	if _, ok := n.Stmt.(*ir.CallProc); !ok {
		return nil
	}
	for _, b := range space.BoxesSet(n) {
		if b.Sym.Map == nil && !b.Sym.Made && len(b.Lo) > 0 && !slices.Contains(b.Lo, nil) {
			return &ir.Elem{Pos: n.Stmt.Span(), Sym: b.Sym, Subs: b.Lo}
		}
	}
	return nil
}

// isTemporary reports whether no source names a variable: it is neither the user's nor a component of one that is.
func isTemporary(s *ir.Symbol) bool { return s.Made && s.Source == "" }

// isArrayLoop reports whether a loop is one of an array operation, as the copy of an argument is.
func isArrayLoop(l *tree.Node) bool {
	d, ok := l.Stmt.(*ir.Do)
	return ok && d.Independent != nil && d.Independent.Array
}
