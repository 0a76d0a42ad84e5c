package explain

import (
	"fmt"
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/comm"
	"dhpfgo/partition/reason"
	"dhpfgo/partition/space"
	"dhpfgo/partition/tree"
)

// WarnNotAffine warns about references whose elements no set describes, for lack of an affine subscript or loop bound: they are
// listed when the program runs, or the array is sent whole, and each image stores all of it. Nothing is said where an index array is to blame
// for which a list is made, and where the compiler wrote the loops or the expression. An array is told of once where it is sent once.
func WarnNotAffine(u *comm.Unit, bag *diag.Bag) {
	type sending struct {
		array  *ir.Symbol
		at     *tree.Node
		listed bool
	}
	told := map[sending]bool{}
	for _, w := range u.Needs {
		if w.All || w.Piped || w.Back || w.Hoisted == 0 || w.Ref.Sym.Made {
			continue
		}
		blame, l := whyNotAffine(u.Space, w)
		indexed := blame != nil && (comm.NamesElement(blame) || isIndex(u, blame, w.N))
		if indexed && w.Indirect == nil && l == nil {
			warnNoList(u, w, blame, bag)
			continue
		}
		if madeLoops(u.Space, w.N) || blame == nil || namesMade(blame) || indexed || l != nil && w.Indirect == nil {
			continue // without a bound the message is no larger than what the tile may read
		}
		once := sending{w.Ref.Sym, w.At, w.Indirect != nil}
		if !told[once] {
			told[once] = true
			warnOf(u, w, blame, l, bag)
		}
	}
}

// isIndex reports whether an expression is a scalar that the loops around n set, to elements of index arrays alone.
func isIndex(u *comm.Unit, e ir.Expr, n *tree.Node) bool {
	v, ok := e.(*ir.Var)
	if !ok || isTemporary(v.Sym) || len(n.Loops) == 0 {
		return false
	}
	set, elements := 0, 0
	n.Loops[0].Each(func(m *tree.Node) {
		if !m.Writes(v.Sym) {
			return
		}
		set++
		if a, ok := m.Stmt.(*ir.Assign); ok && comm.NamesElement(a.RHS) {
			elements++
		}
	})
	return set > 0 && set == elements
}

// WarnOwnerUnknown warns of loops that all images run whole because only the run knows the owner of what a statement assigns.
func WarnOwnerUnknown(u *comm.Unit, bag *diag.Bag) {
	told := map[diag.Span]bool{} // an element of derived type is set component by component
	for _, n := range u.Nodes {
		a, ok := n.Stmt.(*ir.Assign)
		if !ok || len(n.Loops) == 0 || u.CP.Of(n).Why.Code.Name != reason.OwnerUnknown.Name || madeLoops(u.Space, n) || isSeldom(n) {
			continue
		}
		e, ok := a.LHS.(*ir.Elem)
		if !ok || isTemporary(e.Sym) || told[e.Pos] {
			continue
		}
		blame := blamedIn(u, e, n)
		if blame == nil || namesMade(blame) {
			continue
		}
		told[e.Pos] = true
		l := n.Loops[len(n.Loops)-1]
		d := bag.Warnf(e.Pos, "not-affine", "all images run every iteration of the loop at line %d: the owner of '%s' is found when the program runs",
			l.Stmt.Span().Line(), ir.ReferenceText(e)).At("which element this sets no set describes")
		noteBlame(d, blame, nil)
		if counter := counterIn(e, l); counter != nil {
			d.Help("note the place of each iteration in an array, 'place(i) = %s', in a loop of its own, and set '%s' at these places in another one with "+
				"'!hpf$ independent' before it; the values then go to their owners after the loop", ir.UserText(counter), arrayOf(e.Sym))
			continue
		}
		if comm.NamesElement(blame) {
			d.Help("if no two iterations set the same element, write '!hpf$ independent' before line %d; the values then go to their owners after the loop",
				l.Stmt.Span().Line())
			continue
		}
		d.Help(writeSums)
	}
}

// counterIn is an element of an array in the subscripts of e that loop l sets, too, as it counts what has a place; nil for none:
//
//	do i; tmp(pos(key(i))) = x(i); pos(key(i)) = pos(key(i)) + 1; end do          pos(key(i))
func counterIn(e *ir.Elem, l *tree.Node) *ir.Elem {
	var found *ir.Elem
	for _, sub := range e.Subs {
		ir.WalkExprs(sub, func(x ir.Expr) {
			if c, ok := x.(*ir.Elem); ok && c.Sym != e.Sym && c.Sym.Map == nil && l.Sets(c.Sym) {
				found = c
			}
		})
	}
	return found
}

// blamedIn is the part of the subscripts in distributed dimensions that is not affine.
func blamedIn(u *comm.Unit, e *ir.Elem, n *tree.Node) ir.Expr {
	for k, d := range e.Sym.Map.Dims {
		if _, quasi := u.QuasiAffine(e.Subs[k], n, "x"); d.Grid >= 0 && !quasi {
			return blamed(u.Space, e.Subs[k], n)
		}
	}
	return nil
}

// noteBlame says what in a reference is not affine, in the bound of a loop if l is not nil.
func noteBlame(d *diag.Diagnostic, blame ir.Expr, l *tree.Node) {
	why := fmt.Sprintf("'%s' is no sum of multiples of variables", ir.UserText(blame))
	if v, ok := blame.(*ir.Var); ok {
		why = fmt.Sprintf("'%s' is set in the loops around, by each image for itself", v.Sym.UserName())
	}
	if l != nil {
		d.Because(l.Stmt.Span(), "%s", why)
	} else {
		d.Note("%s", why)
	}
}

const writeSums = "write sums of loop variables, of variables that no loop around sets, and of constant multiples of these; " +
	"in loop bounds also min and max of such sums"

// warnOf warns about one reference; l is the loop with the bound to blame, nil for a subscript.
func warnOf(u *comm.Unit, w *comm.Need, blame ir.Expr, l *tree.Node, bag *diag.Bag) {
	s := w.Ref.Sym
	does := "sent whole to the images that read it here"
	if w.Indirect != nil {
		does = "stored whole on every image, and the elements to be sent are listed when it runs"
	}
	d := bag.Warnf(w.Ref.Pos, "not-affine", "'%s' is %s", u.Src.NameOf(s), does).At("which elements this reads no set describes")
	noteBlame(d, blame, l)
	d.Note("'%s' has %s", u.Src.NameOf(s), bytesOf(u.Space, s)).Help(writeSums)
}

// warnNoList warns that an array is sent whole because no list is made of the elements that an index array names.
func warnNoList(u *comm.Unit, w *comm.Need, blame ir.Expr, bag *diag.Bag) {
	s := w.Ref.Sym
	bag.Warnf(w.Ref.Pos, "index-array", "'%s' is sent whole to the images that read it here", u.Src.NameOf(s)).
		At("which elements this reads '%s' tells", ir.UserText(blame)).
		Note("no list of these elements is made before the loops: %s", whyNoList(u, w)).
		Note("'%s' has %s", u.Src.NameOf(s), bytesOf(u.Space, s)).
		Help("read the elements into an array of their own by a loop or an array statement without conditions, and use that one here")
}

// whyNoList is the reason why no inspector lists the elements that a reference reads (see newInspector).
func whyNoList(u *comm.Unit, w *comm.Need) diag.Reason {
	switch {
	case space.General(w.Ref.Sym.Map):
		return reason.ListsOfTiles.Of(w.Ref.Sym.UserName())
	case u.Src.Proc != nil && u.Src.Proc.Recursive:
		return reason.ListsOfRecursive.Of(u.Src.Proc.Name)
	case w.At.IsLoop() && !comm.IsWay(u.Space, w.N.Loops[tree.DepthOf(w.At):], w.N):
		return reason.ListsUnderConditions.Of()
	}
	return reason.ListsOfChanging.Of()
}

// madeLoops reports whether the compiler wrote the loops around n: an array statement has no subscripts to mend.
func madeLoops(u *space.Space, n *tree.Node) bool {
	return slices.ContainsFunc(n.Loops, func(l *tree.Node) bool {
		d, ok := l.Stmt.(*ir.Do)
		return ok && (d.Independent != nil && d.Independent.Array || d.Var.Made && u.Strips[d.Var] == nil)
	})
}

// namesMade reports whether a variable in e is the compiler's own.
func namesMade(e ir.Expr) bool {
	found := false
	ir.WalkExprs(e, func(x ir.Expr) {
		s := ir.SymbolOf(x)
		found = found || s != nil && isTemporary(s)
	})
	return found
}

// whyNotAffine finds what keeps the subscripts of a reference from being affine in the distributed dimensions: an expression in them,
// or in the bounds of loop l that counts through them; nil if nothing does.
func whyNotAffine(u *space.Space, w *comm.Need) (blame ir.Expr, l *tree.Node) {
	_, known := u.Subscripts(w.Ref, w.N)
	for k, d := range w.Ref.Sym.Map.Dims {
		if d.Grid < 0 {
			continue
		}
		if !known[k] && !space.IsNear(u, w.Ref, k, w.N) {
			return blamed(u, w.Ref.Subs[k], w.N), nil
		}
		for _, l := range w.N.Loops[tree.DepthOf(w.At):] {
			do, ok := l.Stmt.(*ir.Do)
			if !ok || !comm.MentionsVar(w.Ref.Subs[k], do.Var) || u.AffineBounds(do, l) {
				continue
			}
			b := u.BoundsOfLoop(do, l)
			exactLast := b.ExactHigh
			if step, _ := u.StepOf(do); step < 0 {
				exactLast = b.ExactLow
			}
			if exactLast {
				return blamed(u, do.Lo, l), l
			}
			return blamed(u, do.Hi, l), l
		}
	}
	return nil, nil
}

// blamed is the innermost part of an expression that is not affine: one that has no such part itself.
func blamed(u *space.Space, e ir.Expr, n *tree.Node) ir.Expr {
	var found ir.Expr
	ir.WalkExprs(e, func(x ir.Expr) {
		if _, ok := u.QuasiAffine(x, n, "x"); !ok && found == nil && x.Type().Base == ir.Integer {
			found = x
		}
	})
	return found
}

// bytesOf is the size of an array, as a formula where its extents are not constants.
func bytesOf(u *space.Space, s *ir.Symbol) string {
	size, _ := s.Type.Size()
	total, constant := size, true
	factors := []string{fmt.Sprintf("%d bytes", size)}
	for _, d := range s.Dims {
		extent := formOf(u, d.Hi).Sub(formOf(u, d.Lo)).AddConst(1)
		text := extent.String()
		if strings.Contains(text, " ") {
			text = "(" + text + ")"
		}
		factors = append(factors, text)
		constant = constant && extent.IsConst()
		total *= extent.Const
	}
	text := strings.Join(factors, " x ")
	if constant {
		text += fmt.Sprintf(" = %d bytes", total)
	}
	return text
}
