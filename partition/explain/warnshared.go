package explain

import (
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/comm"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/tree"
)

// WarnUndistributed warns about arrays without a mapping that every image computes from elements of distributed arrays:
//
//	real w(n);  do i; w(i) = x(i+1) - x(i-1); end do        w lies beside x, but no directive says so
//
// so that all elements go to all images and none saves work; and about copies of elements, h = x.
func WarnUndistributed(u *comm.Unit, bag *diag.Bag) {
	told := map[*ir.Symbol]bool{}
	for _, w := range u.Needs {
		a, ok := w.N.Stmt.(*ir.Assign)
		part := u.CP.Of(w.N)
		if !ok || !w.All || w.Hoisted == 0 || w.Ref.Sym.Made || part == nil || part.Kind == compute.InSet || u.Updates.Of(w.N) != nil {
			continue
		}
		to, ok := a.LHS.(*ir.Elem)
		if !ok || to.Sym.Map != nil || told[to.Sym] || u.Private.Loop(to.Sym, w.N) != nil || isElement(a.RHS) && to.Sym.Made {
			continue
		}
		if l := besideLoop(w, to); l != nil && !isCarried(l, to) {
			told[to.Sym] = true
			warnUndistributed(u, w, to, l, bag)
		}
	}
}

// arrayOf is the name of an array that directives can name: of a component that of the variable.
func arrayOf(s *ir.Symbol) string {
	name, _, _ := strings.Cut(s.UserName(), "%")
	return name
}

// isElement reports whether an expression is one element, perhaps converted.
func isElement(e ir.Expr) bool {
	for {
		c, ok := e.(*ir.Conv)
		if !ok {
			_, elem := e.(*ir.Elem)
			return elem
		}
		e = c.X
	}
}

// besideLoop is the outermost loop that the message has left whose variable chooses the element that is set and, among those of several
// images, the one that is read.
func besideLoop(w *comm.Need, to *ir.Elem) *tree.Node {
	for _, l := range w.N.Loops[tree.DepthOf(w.At):] {
		if d, ok := l.Stmt.(*ir.Do); ok && comm.MentionsVar(to, d.Var) && comm.ChoosesOwner(w.Ref, d.Var) {
			return l
		}
	}
	return nil
}

// isCarried reports whether a loop reads other elements of the array that it sets: its iterations may have to come one after the other.
func isCarried(l *tree.Node, to *ir.Elem) (carried bool) {
	l.Each(func(n *tree.Node) {
		for _, e := range ir.ExprsOf(n.Stmt) {
			ir.WalkExprs(e, func(x ir.Expr) {
				r, ok := x.(*ir.Elem)
				carried = carried || ok && r.Sym == to.Sym && !ir.Equal(r, to)
			})
		}
	})
	return carried
}

func warnUndistributed(u *comm.Unit, w *comm.Need, to *ir.Elem, l *tree.Node, bag *diag.Bag) {
	name, array := to.Sym.UserName(), w.Ref.Sym
	line := l.Stmt.Span().Line()
	text := "all images compute all of '%s' in the loop at line %d, with all that it reads of '%s'"
	if a, ok := w.N.Stmt.(*ir.Assign); ok && isElement(a.RHS) && ir.SymbolOf(a.LHS) == to.Sym {
		text = "each image gets all of '%s' in the loop at line %d, with all that it copies of '%s'"
	}
	d := bag.Warnf(to.Pos, "replicated-loop", text, name, line, u.Src.NameOf(array)).
		At("'%s' is not distributed", name).
		Because(w.Ref.Pos, "sent to all images").
		Note("'%s' has %s", u.Src.NameOf(array), bytesOf(u.Space, array))
	align, wider := alignBeside(u, w, to)
	switch {
	case to.Sym.HasMadeName():
		d.Help("assign this value to an array that is distributed as '%s' is, and use that array here", array.UserName())
	case wider:
		d.Help("distribute a template that covers the bounds of both '%s' and '%s', and align both with it", name, array.UserName())
	case align != "":
		d.Help("write '!hpf$ %s' beside the declaration of '%s'", align, name)
	default:
		d.Help("distribute '%s' so that the images share its elements as they share those of '%s'", name, array.UserName())
	}
}

// alignBeside is the directive that lays the element that is set where the one that is read lies, but for a distance; "" if each image
// would need several elements along a distributed dimension; and whether its bounds lie outside of those of the other array.
//
//	w(i,j) = f(x(m,i+1,j)), x distributed (*,block,block)   →   align w(i,j) with x(*,i,j)
func alignBeside(u *comm.Unit, w *comm.Need, to *ir.Elem) (text string, wider bool) {
	own, with := make([]string, len(to.Subs)), make([]string, len(w.Ref.Subs))
	for k := range own {
		own[k] = "*"
	}
	for k, m := range w.Ref.Sym.Map.Dims {
		with[k] = "*"
		if m.Grid < 0 {
			continue
		}
		at := -1
		for d, sub := range to.Subs {
			for _, l := range w.N.Loops {
				if do, ok := l.Stmt.(*ir.Do); ok && comm.MentionsVar(sub, do.Var) && comm.MentionsVar(w.Ref.Subs[k], do.Var) {
					at = d
				}
			}
		}
		if at < 0 || own[at] != "*" {
			return "", false
		}
		low := formOf(u.Space, to.Sym.Dims[at].Lo).Sub(formOf(u.Space, w.Ref.Sym.Dims[k].Lo))
		high := formOf(u.Space, to.Sym.Dims[at].Hi).Sub(formOf(u.Space, w.Ref.Sym.Dims[k].Hi))
		wider = wider || low.IsConst() && low.Const < 0 || high.IsConst() && high.Const > 0
		own[at] = string(rune('i' + at))
		with[k] = own[at]
	}
	return "align " + to.Sym.UserName() + "(" + strings.Join(own, ",") + ") with " + arrayOf(w.Ref.Sym) + "(" + strings.Join(with, ",") + ")", wider
}
