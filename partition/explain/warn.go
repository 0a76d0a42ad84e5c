package explain

import (
	"fmt"
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/arrayflow"
	"dhpfgo/partition/comm"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/reason"
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
		if isSeldom(l) {
			continue
		}
		bag.Warnf(w.Ref.Pos, "element-wise", "%s is fetched once in each iteration of the loop at line %d", ir.ReferenceText(w.Ref), l.Stmt.Span().Line()).
			At("one message for each element").
			Because(l.Stmt.Span(), "all images run this loop in step").
			Note("%s", w.Why).
			Help("%s", sparing(u, w.Ref, l))
	}
}

// sparing is what to write so that a reference in loop l is not fetched element by element.
func sparing(u *comm.Unit, r *ir.Elem, l *tree.Node) string {
	layout := r.Sym.Map.Layout
	dealt := func(d ir.LayoutDim) bool { return d.Format == "cyclic" }
	if why := u.Unpiped[l]; !slices.ContainsFunc(layout.Dims, dealt) || !why.Has(reason.SeveralTilesOf) && !why.Has(reason.TilesOrCopies) {
		return "distribute a dimension along which nothing is carried, or leave this array undistributed if it is small"
	}
	return fmt.Sprintf("write BLOCK in place of CYCLIC in the distribution of '%s', along whose blocks the images work in a pipeline", layout.Name)
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
		if !ok || !w.All || w.Hoisted == 0 || w.Ref.Sym.Made || u.Updates.Of(w.N) != nil && !ir.SymbolOf(a.LHS).HasMadeName() {
			continue
		}
		l := drives(w)
		if l == nil || isSeldom(l) {
			continue
		}
		n, s := responsible(u, l, w.N)
		if s == nil || s.Map != nil || s != ir.SymbolOf(a.LHS) && u.Updates.Of(n) != nil || s == ir.SymbolOf(a.LHS) && madeLoops(u.Space, n) {
			continue
		}
		if told[place{l, s}] {
			continue
		}
		if set := n.Stmt.(*ir.Assign).LHS; comm.MentionsVar(set, l.Stmt.(*ir.Do).Var) {
			if to, ok := set.(*ir.Elem); ok && n != w.N && !isMadeInOrder(u, n, l) { // by way of scalars; what it sets itself, WarnUndistributed tells
				told[place{l, s}] = true
				warnUndistributed(u, w, to, l, bag)
			}
			continue
		}
		b := blame{loop: l, sets: n, s: s, own: newFor(u, l)}
		if b.own = slices.DeleteFunc(b.own, func(name string) bool { return name == s.UserName() }); told[place{l, nil}] {
			continue // the first warning names all
		}
		told[place{l, nil}] = true
		warnLoop(u, flow, w, b, bag)
	}
}

// responsible follows what node n sets to the first assignment to a variable of the source: copies for arguments and results of functions
// are the compiler's own, and private values work for others. It gives no variable where that is no assignment which all images execute.
func responsible(u *comm.Unit, l, n *tree.Node) (*tree.Node, *ir.Symbol) {
	for seen := map[*tree.Node]bool{}; n != nil && !seen[n]; {
		seen[n] = true
		s := target(n)
		if s == nil {
			set := setByAll(u, n, seen)
			if set == nil {
				return n, nil
			}
			n = set
			continue
		}
		if !s.HasMadeName() && u.Private.Loop(s, n) == nil {
			_, assigned := n.Stmt.(*ir.Assign)
			if !assigned {
				return n, nil
			}
			return n, s
		}
		n = replicatedReader(u, l, s, seen)
	}
	return n, nil
}

// setByAll is the first assignment inside of n to a variable that is not private, which all images execute: for its sake they evaluate a
// condition alike.
func setByAll(u *comm.Unit, n *tree.Node, seen map[*tree.Node]bool) (found *tree.Node) {
	n.Each(func(m *tree.Node) {
		a, assigns := m.Stmt.(*ir.Assign)
		if part := u.CP.Of(m); found == nil && assigns && !seen[m] && part != nil && part.Kind != compute.InSet &&
			u.Private.Loop(ir.SymbolOf(a.LHS), m) == nil {
			found = m
		}
	})
	return found
}

// target is the variable that an assignment or a call sets, nil where there are several.
func target(n *tree.Node) *ir.Symbol {
	switch st := n.Stmt.(type) {
	case *ir.Assign:
		return ir.SymbolOf(st.LHS)
	case *ir.CallProc:
		if t := n.Targets(); len(t) == 1 {
			return ir.SymbolOf(t[0])
		}
	}
	return nil
}

// replicatedReader is the first statement in loop l, but for those seen, that reads s on all images.
func replicatedReader(u *comm.Unit, l *tree.Node, s *ir.Symbol, seen map[*tree.Node]bool) *tree.Node {
	for _, m := range u.ReadersIn(l, s) {
		if part := u.CP.Of(m); !seen[m] && part != nil && part.Kind != compute.InSet {
			return m
		}
	}
	return nil
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

// blame is a loop which all images run whole, with the variable for which they do and the statement that sets it.
type blame struct {
	loop, sets *tree.Node
	s          *ir.Symbol
	own        []string // other variables that the iterations share
}

// warnLoop warns of a loop that brings what w needs to all images.
func warnLoop(u *comm.Unit, flow *arrayflow.Flow, w *comm.Need, b blame, bag *diag.Bag) {
	name, array := b.s.UserName(), w.Ref.Sym
	line := b.loop.Stmt.Span().Line()
	why, at := tree.WhyNotPrivate(flow, b.loop, b.s)
	d := bag.Warnf(w.Ref.Pos, "replicated-loop", "all images run every iteration of the loop at line %d for '%s', with all that it reads of '%s'",
		line, name, u.Src.NameOf(array)).At("sent to all images").Because(b.sets.Stmt.Span(), "'%s' is set here", name)
	switch {
	case why == "":
		d.Note("%s", u.CP.Of(b.sets).Why)
	case at != nil && at != b.sets.Stmt:
		d.Because(at.Span(), "%s", why)
	default:
		d.Note("%s", why)
	}
	d.Note("%s", fmt.Sprintf("'%s' has %s", u.Src.NameOf(array), bytesOf(u.Space, array)))
	if len(b.own) > 0 {
		d.Note("the iterations set '%s', too", strings.Join(b.own, "', '"))
		d.Help("if each iteration sets them before it uses them, and nothing after the loop uses them, write '!hpf$ independent, new(%s)' before line %d",
			strings.Join(append([]string{name}, b.own...), ","), line)
		return
	}
	d.Help("if each iteration sets '%s' before it uses it, and nothing after the loop uses it, write '!hpf$ independent, new(%s)' before line %d", name, name, line)
}
