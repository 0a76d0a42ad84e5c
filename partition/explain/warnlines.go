package explain

import (
	"slices"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/comm"
)

// WarnLines warns of procedures that are called for one line of a distributed array after the other, r(i,:), where the lines lie across
// the images: each call waits for messages. It gives the arrays.
func WarnLines(u *comm.Unit, bag *diag.Bag) (arrays []*ir.Symbol) {
	if u.Src.Proc == nil {
		return nil
	}
	for _, w := range u.Needs {
		l := lineOf(u, w.Ref)
		if l < 0 || len(w.N.Loops) == 0 || w.Hoisted == 0 && !w.Piped {
			continue
		}
		if arrays = append(arrays, w.Ref.Sym); len(arrays) > 1 {
			continue
		}
		if w.Indirect != nil { // elements here and there, which another distribution may scatter as well
			bag.Warnf(w.Ref.Pos, "lines-across", "each call of '%s' gathers elements of a line of '%s' that lies across the images", u.Src.Proc.Name, w.Ref.Sym.UserName()).
				At("moves between images in each call").
				Help("let '%s' work on all lines in one call: then they are gathered together, once", u.Src.Proc.Name)
			continue
		}
		t := &turn{at: map[*ir.Symbol]int{}}
		for _, n := range u.Nodes {
			for _, e := range ir.ExprsOf(n.Stmt) {
				ir.WalkExprs(e, func(x ir.Expr) { t.addLine(u, x) })
			}
		}
		bag.Warnf(w.Ref.Pos, "lines-across", "each call of '%s' works on a line of '%s' that lies across the images", u.Src.Proc.Name, w.Ref.Sym.UserName()).
			At("moves between images in each call").
			Note("with the arrays cut along dimension %d nothing is sent but the arrays themselves, once", l+1).
			Help("write %s before the loop that calls it, their distribution of now after that, and '!hpf$ dynamic %s' beside the declarations",
				t.directives((*ir.Symbol).UserName, nil), strings.Join(t.targets((*ir.Symbol).UserName), ", "))
	}
	return arrays
}

// lineOf is the dimension of a reference in which an argument of the procedure says which line it gets, -1 where there is none or the line
// is not cut into blocks.
func lineOf(u *comm.Unit, e *ir.Elem) int {
	if e.Sym.Map == nil || e.Sym.Made || len(e.Sym.Map.Cells) > 0 {
		return -1
	}
	at, cut := -1, 0
	for k, sub := range e.Subs {
		m := e.Sym.Map.Dims[k]
		v, isVar := sub.(*ir.Var)
		isLine := isVar && v.Sym.HasMadeName() && slices.Contains(u.Src.Proc.Dummies, v.Sym)
		switch {
		case m.Grid >= 0 && (isLine || e.Sym.Map.Layout.Dims[m.Grid].Format != "block"):
			return -1
		case m.Grid >= 0:
			cut++
		case isLine && at < 0:
			at = k
		}
	}
	if cut != 1 {
		return -1
	}
	return at
}

// addLine notes an array of which the procedure gets lines.
func (t *turn) addLine(u *comm.Unit, x ir.Expr) {
	e, ok := x.(*ir.Elem)
	if !ok || e.Sym.Map == nil || slices.Contains(t.arrays, e.Sym) {
		return
	}
	if l := lineOf(u, e); l >= 0 {
		t.at[e.Sym] = l
		t.arrays = append(t.arrays, e.Sym)
	}
}
