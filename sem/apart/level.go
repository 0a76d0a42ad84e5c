package apart

import (
	"slices"
	"strconv"
	"strings"

	"dhpfgo/diag"
	"dhpfgo/parse"
	"dhpfgo/sem/tree"
)

const maxElements = 40 // of an array that is taken apart, and cases of a subscript

// bounds are those of a dimension that are known.
type bounds struct{ lo, hi int }

// shapeOf gives the bounds of an array of a type with mapped components; ok is false where they are not known, or are too many.
func (sc *scope) shapeOf(decl *parse.TypeDecl, e parse.Entity) (out []bounds, ok bool) {
	n := 1
	for _, d := range tree.DimsOf(decl, e) {
		b := bounds{lo: 1}
		known := true
		if d.Lo != nil {
			b.lo, known = sc.constant(d.Lo, nil)
		}
		if d.Hi == nil || !known {
			return nil, false
		}
		if b.hi, known = sc.constant(d.Hi, nil); !known {
			return nil, false
		}
		if n *= max(0, b.hi-b.lo+1); n > maxElements {
			return nil, false
		}
		out = append(out, b)
	}
	return out, n > 0
}

// constant is the value of an integer expression of constants and of variables whose values are known.
func (sc *scope) constant(x parse.Expr, known map[string]int) (int, bool) {
	switch x := x.(type) {
	case *parse.IntLit:
		n, err := strconv.Atoi(x.Text)
		return n, err == nil
	case *parse.Paren:
		return sc.constant(x.X, known)
	case *parse.Name:
		if n, ok := known[x.Ident]; ok {
			return n, true
		}
		if e := sc.lookup(x.Ident); e != nil && e.decl != nil && tree.HasAttr(e.decl.Attrs, "parameter") && e.decl.Type.Name == "integer" {
			init := e.at.Init
			e.at.Init = nil // one whose value names it has none
			n, ok := e.home.constant(init, nil)
			e.at.Init = init
			return n, ok
		}
	case *parse.Unary:
		n, ok := sc.constant(x.X, known)
		return -n, ok && x.Op == "-"
	case *parse.Binary:
		a, ok := sc.constant(x.X, known)
		b, too := sc.constant(x.Y, known)
		switch {
		case !ok || !too:
		case x.Op == "+":
			return a + b, true
		case x.Op == "-":
			return a - b, true
		case x.Op == "*":
			return a * b, true
		}
	}
	return 0, false
}

// element is an element of an array of places.
func (p *place) element(at []int) *place {
	var subs []string
	for _, k := range at {
		subs = append(subs, strconv.Itoa(k+p.shift))
	}
	return &place{of: p.of, typ: p.typ, path: p.path + "(" + strings.Join(subs, ",") + ")"}
}

// elements lists the elements of an array of places; the place itself if it is none.
func (p *place) elements() []*place {
	if p.dims == nil {
		return []*place{p}
	}
	var out []*place
	at := make([]int, len(p.dims))
	var fill func(k int)
	fill = func(k int) {
		if k == len(at) {
			out = append(out, p.element(at))
			return
		}
		for at[k] = p.dims[k].lo; at[k] <= p.dims[k].hi; at[k]++ {
			fill(k + 1)
		}
	}
	fill(0)
	return out
}

// elementOf is the element of an array of places that a reference is, nil for anything else. A subscript without a known value refuses
// the array.
func (w *writer) elementOf(x *parse.Ref) *place {
	p := w.named(x.Name)
	if p == nil || p.dims == nil {
		return nil
	}
	var at []int
	for k, a := range x.Args {
		n, ok := w.sc.constant(a.Value, w.known)
		if !ok || a.Section || len(x.Args) != len(p.dims) {
			w.refuse(p.of, x.Pos, variableElement.Of())
			return nil
		}
		if p.open && (n < p.dims[k].lo || n > p.dims[k].hi) {
			return nil // the shell has it
		}
		at = append(at, min(max(n, p.dims[k].lo), p.dims[k].hi))
	}
	return p.element(at)
}

// chooser finds which elements of arrays of places a statement is about.
type chooser struct{ *writer }

// sizeOf is the number of elements of an array of places where SIZE asks for it, nil for anything else.
func (w chooser) sizeOf(x *parse.Ref) parse.Expr {
	if x.Name != "size" || len(x.Args) != 1 || w.sc.lookup("size") != nil {
		return nil
	}
	n, ok := x.Args[0].Value.(*parse.Name)
	if !ok {
		return nil
	}
	if p := w.named(n.Ident); p != nil && p.dims != nil && !p.shell {
		return text{x.Pos}.int(len(p.elements()))
	}
	return nil
}

// level is a variable in a subscript of an array of places, and the values for which that names an element.
type level struct {
	name   string
	pos    diag.Span
	values []int
}

const farthest = 1000 // from zero, of a variable in a subscript

// eachElement calls f for the subscripts of arrays of places in a part of the tree.
func (w chooser) eachElement(part any, f func(sub parse.Expr, b bounds, open bool)) {
	tree.EveryPart(part, func(x any) {
		r, ok := x.(*parse.Ref)
		if !ok {
			return
		}
		p := w.named(r.Name)
		if p == nil || p.dims == nil || len(r.Args) != len(p.dims) {
			return
		}
		for k, a := range r.Args {
			f(a.Value, p.dims[k], p.open)
		}
	})
}

// levelIn finds a variable in the subscripts of arrays of places in a part of the tree, nil for none.
func (w chooser) levelIn(part any) *level {
	var out *level
	w.eachElement(part, func(sub parse.Expr, b bounds, _ bool) {
		if _, known := w.sc.constant(sub, w.known); known {
			return
		}
		l := w.levelOf(sub, b)
		switch {
		case out == nil:
			out = l
		case l != nil && l.name == out.name:
			out.values = append(out.values, l.values...)
		}
	})
	if out == nil {
		return nil
	}
	slices.Sort(out.values)
	if out.values = slices.Compact(out.values); len(out.values) > maxElements {
		return nil
	}
	return out
}

// misses reports whether a statement names an element that an array of places does not have.
func (w chooser) misses(st parse.Stmt) bool {
	found := false
	w.eachElement(st, func(sub parse.Expr, b bounds, open bool) {
		n, known := w.sc.constant(sub, w.known)
		found = found || known && !open && (n < b.lo || n > b.hi)
	})
	return found
}

func wrongSubscript(st parse.Stmt) []parse.Stmt {
	node := parse.Node{Pos: st.Span()}
	return []parse.Stmt{&parse.Stop{Base: parse.Base{Pos: st.Span()}, Error: true, Code: &parse.StringLit{Node: node, Value: "subscript out of bounds"}}}
}

// levelOf is the only variable of a subscript without a value, nil for none.
func (w chooser) levelOf(sub parse.Expr, b bounds) *level {
	var out *level
	tree.EveryPart(sub, func(x any) {
		if n, ok := x.(*parse.Name); ok {
			if _, known := w.sc.constant(n, w.known); !known {
				out = &level{name: n.Ident, pos: n.Pos}
			}
		}
	})
	if out == nil {
		return nil
	}
	trial := map[string]int{}
	for name, n := range w.known {
		trial[name] = n
	}
	for n := -farthest; n <= farthest; n++ {
		trial[out.name] = n
		if at, ok := w.sc.constant(sub, trial); ok && at >= b.lo && at <= b.hi {
			out.values = append(out.values, n)
		}
	}
	if len(out.values) == 0 {
		return nil
	}
	return out
}

// byLevel writes a statement in which a variable chooses elements of an array of places as one for each of its values:
//
//	call smooth(lev(l))  →  select case (l);  case (1); call smooth%lev(1);  case (2); ...
//
// It gives nil where the statement can be written as it stands, or its blocks one by one.
func (w chooser) byLevel(st parse.Stmt) []parse.Stmt {
	simple := len(tree.BlocksIn(st)) == 0
	if simple && w.misses(st) {
		return wrongSubscript(st)
	}
	switch st := st.(type) {
	case *parse.If:
		for _, b := range st.Branches {
			if w.levelIn(&b.Cond) != nil {
				return w.cases(st, false)
			}
		}
		return nil
	case *parse.Associate:
		if w.levelIn(&st.List) == nil {
			return nil
		}
	case *parse.BlockConstruct, *parse.SelectCase:
		return nil
	}
	return w.cases(st, simple)
}

func (w chooser) cases(st parse.Stmt, simple bool) []parse.Stmt {
	l := w.levelIn(st)
	if l == nil || binds(st, l.name) || !simple && (w.changes(st, l.name) || hasLabels(st)) {
		return nil
	}
	t := text{l.pos}
	out := &parse.SelectCase{Base: parse.Base{Pos: st.Span()}, X: t.name(&parse.Name{Ident: l.name}), End: st.Span()}
	for _, n := range l.values {
		r := parse.CaseRange{Pos: l.pos, Lo: t.int(n)}
		r.Hi = r.Lo
		w.known[l.name] = n
		if !simple || !w.misses(st) {
			out.Cases = append(out.Cases, parse.Case{Pos: l.pos, Ranges: []parse.CaseRange{r}, Body: w.stmt(tree.Clone(st))})
		}
		delete(w.known, l.name)
	}
	w.known[l.name] = farthest + 1
	last := w.stmt(tree.Clone(st))
	delete(w.known, l.name)
	out.Cases = append(out.Cases, parse.Case{Pos: l.pos, Body: last})
	return []parse.Stmt{out}
}

// binds reports whether a name is that of an index inside a statement.
func binds(st parse.Stmt, name string) bool {
	found := false
	tree.EveryPart(st, func(x any) {
		switch x := x.(type) {
		case *parse.Do:
			found = found || x.Var.Name == name
		case *parse.ImpliedDo:
			found = found || x.Var.Name == name
		case *parse.Forall:
			found = found || slices.ContainsFunc(x.Indices, func(i parse.ForallIndex) bool { return i.Var.Name == name })
		}
	})
	return found
}

// changes reports whether a construct may change a variable: by an assignment, as an argument, or by a call
// of a procedure that knows it.
func (w chooser) changes(st parse.Stmt, name string) bool {
	x := w.sc.names[name]
	own := x != nil && x.decl != nil && len(w.sc.inner) == 0 && !tree.HasAttr(x.decl.Attrs, "target", "pointer")
	found := false
	isIt := func(e parse.Expr) bool { n, ok := e.(*parse.Name); return ok && n.Ident == name }
	arguments := func(args []parse.Arg) {
		for _, a := range args {
			found = found || isIt(a.Value)
		}
	}
	tree.EveryPart(st, func(x any) {
		switch x := x.(type) {
		case *parse.Assign:
			found = found || isIt(x.LHS)
		case *parse.Read, *parse.FileStmt, *parse.BlockConstruct:
			found = true
		case *parse.Associate:
			found = found || slices.ContainsFunc(x.List, func(a parse.Association) bool { return isIt(a.X) })
		case *parse.Call:
			found = found || !own
			arguments(x.Args)
		case *parse.Ref:
			if y := w.sc.lookup(x.Name); y != nil && (y.proc != nil || y.specifics != nil) {
				found = found || !own
				arguments(x.Args)
			}
		case *parse.Component:
			arguments(x.Args)
			found = found || x.Args != nil && !own
		}
	})
	return found
}

// hasLabels reports whether a construct has labels or names inside, which no two copies can have.
func hasLabels(st parse.Stmt) bool {
	found := false
	tree.EveryStmt([]parse.Stmt{st}, func(s parse.Stmt) {
		found = found || s.Label() != 0
		switch s := s.(type) {
		case *parse.Do:
			found = found || s.Block != ""
		case *parse.If:
			found = found || s.Block != ""
		case *parse.SelectCase:
			found = found || s.Block != ""
		case *parse.Where:
			found = found || s.Block != ""
		}
	})
	return found
}
