package specialise

import (
	"fmt"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/sem"
)

// structWriter makes the statements of a unit anew, with parts in place of the variables that are taken apart.
type structWriter struct {
	*structures
	unit  *sem.Unit
	out   *rewritten
	views map[*sem.Symbol]*sem.ArrayView
	inner map[*sem.Symbol]*innerView
	pre   []sem.Stmt // in front of the statement at hand
	post  []sem.Stmt // behind it
	pos   diag.Span  // of the statement at hand
}

func (w *structWriter) run() {
	w.views, w.inner = map[*sem.Symbol]*sem.ArrayView{}, map[*sem.Symbol]*innerView{}
	w.out.entry, w.out.body = w.copied(w.unit.Entry), w.copied(w.unit.Body)
	for _, x := range w.unit.Symbols {
		for _, d := range x.Dims {
			w.leftIn([]sem.Expr{sem.MapExpr(d.Lo, w.inquiry), sem.MapExpr(d.Hi, w.inquiry)}, x.Pos)
		}
	}
	if w.unit.Proc != nil && w.unit.Proc.ResultDims != nil {
		w.leftIn(w.unit.Proc.ResultDims, w.unit.Pos)
	}
}

func (w *structWriter) copied(body []sem.Stmt) []sem.Stmt {
	sem.WalkStmts(body, func(st sem.Stmt) bool {
		if v, ok := st.(*sem.View); ok {
			w.look(v)
		}
		return true
	})
	by := &sem.Substitution{Views: w.views, Expr: w.expr}
	return w.list(by.Copy(body))
}

// list writes statements anew. What is left of a variable that is taken apart refuses that.
func (w *structWriter) list(body []sem.Stmt) []sem.Stmt {
	var out []sem.Stmt
	for _, st := range body {
		outer, at := w.pre, w.pos
		w.pre, w.pos = nil, st.Span()
		written := w.stmt(st)
		out = append(append(out, w.pre...), written...)
		w.pre, w.pos = outer, at
	}
	return out
}

func (w *structWriter) stmt(st sem.Stmt) []sem.Stmt {
	switch st := st.(type) {
	case *sem.Do:
		st.Body = w.list(st.Body)
		w.independent(st.Independent)
		w.leftIn([]any{st.Lo, st.Hi, st.Step, st.Independent}, st.Pos)
		return []sem.Stmt{st}
	case *sem.While:
		st.Body = w.list(st.Body)
		w.leftIn(st.Cond, st.Pos)
		return []sem.Stmt{st}
	case *sem.If:
		for i := range st.Branches {
			st.Branches[i].Body = w.list(st.Branches[i].Body)
			w.leftIn(st.Branches[i].Cond, st.Branches[i].Pos)
		}
		return []sem.Stmt{st}
	}
	w.memory(st)
	out := w.simple(st)
	for _, o := range append(w.pre[:len(w.pre):len(w.pre)], out...) {
		w.leftIn(o, st.Span())
	}
	return out
}

// simple writes a statement without blocks anew.
func (w *structWriter) simple(st sem.Stmt) []sem.Stmt {
	switch st := st.(type) {
	case *sem.View:
		if w.views[st.Sym] != nil || w.inner[st.Sym] != nil {
			w.out.gone[st.Sym] = true
			return nil
		}
	case *sem.Assign:
		if st.LHS.Type().Base == sem.Derived && (w.isApart(st.LHS) || w.isApart(st.RHS)) {
			return w.assign(st)
		}
	case *sem.CallProc:
		return w.call(st)
	case *sem.OnMark:
		w.on(st.On)
	case *sem.Allocate:
		if list := w.parts[st.Sym]; list != nil {
			var out []sem.Stmt
			for _, p := range list {
				out = append(out, &sem.Allocate{At: st.At, Sym: p})
			}
			return append(out, w.defaults(st.Sym, st.Pos)...)
		}
	case *sem.Deallocate:
		if list := w.parts[st.Sym]; list != nil {
			var out []sem.Stmt
			for _, p := range list {
				out = append(out, &sem.Deallocate{At: st.At, Sym: p})
			}
			return out
		}
	case *sem.Reset:
		if w.parts[st.Var.Sym] != nil {
			return w.defaults(st.Var.Sym, st.Pos)
		}
	}
	return []sem.Stmt{st}
}

// leftIn refuses to take apart what still stands in a part of the program.
func (w *structWriter) leftIn(part any, pos diag.Span) {
	ir.EverySymbol(func(x *sem.Symbol) {
		switch {
		case w.parts[x] != nil:
			w.refuse(x, pos, "a statement needs its values as a whole")
		case w.views[x] != nil:
			w.refuse(x.Root, pos, "a statement needs one of its components as a whole")
		case w.inner[x] != nil:
			w.refuse(w.inner[x].root, pos, "a statement needs one of its components as a whole")
		}
	}, part)
}

// isApart reports whether a value of derived type belongs to a variable that is taken apart.
func (w *structWriter) isApart(e sem.Expr) bool {
	found := false
	sem.WalkExprs(e, func(x sem.Expr) {
		if s := structRoot(x); s != nil {
			found = found || w.parts[s] != nil
		}
	})
	return found
}

// expr is what stands for an expression: for a component that of an array or variable of its own.
func (w *structWriter) expr(e sem.Expr) sem.Expr {
	switch x := e.(type) {
	case *sem.Elem:
		if v := w.inner[x.Sym]; v != nil {
			return v.element(x)
		}
	case *sem.Field:
		if x.Type().Base != sem.Derived {
			return w.component(x)
		}
	case *sem.Status:
		w.refuseParts([]any{x.With, x.Section}, x.Pos, "a pointer may point to it")
		if y := w.inquiry(e); y != e {
			return y
		}
	case *sem.Extent:
		if y := w.inquiry(e); y != e {
			return y
		}
	case *sem.FuncRef:
		c := *x
		c.Args = w.arguments(x.Proc, x.Args, false)
		return &c
	}
	return nil
}

// chain takes a reference with components apart: the variable, its subscripts, and the components with theirs.
func chain(e sem.Expr) (root *sem.Symbol, at []sem.Expr, way []*sem.Field) {
	for {
		switch x := e.(type) {
		case *sem.Field:
			way = append([]*sem.Field{x}, way...)
			e = x.X
			continue
		case *sem.Var:
			return x.Sym, nil, way
		case *sem.Elem:
			return x.Sym, x.Subs, way
		}
		return nil, nil, nil
	}
}

// component is a component of intrinsic type, nil if it is none of a variable that is taken apart or needs the array as a whole.
func (w *structWriter) component(f *sem.Field) sem.Expr {
	root, at, way := chain(f)
	if root == nil || w.parts[root] == nil {
		return nil
	}
	var path []*sem.Component
	var subs []sem.Expr
	for _, x := range way {
		if len(x.Subs) != len(x.Comp.Dims) {
			return nil
		}
		path = append(path, x.Comp)
		subs = append(append([]sem.Expr(nil), x.Subs...), subs...)
	}
	k := findLeaf(w.leaves[root.Type.Derived], path)
	if k < 0 {
		return nil
	}
	return reference(w.parts[root][k], append(subs, at...), f.Pos)
}

func reference(p *sem.Symbol, subs []sem.Expr, pos diag.Span) sem.Expr {
	if p.Rank() == 0 {
		return &sem.Var{Pos: pos, Sym: p}
	}
	return &sem.Elem{Pos: pos, Sym: p, Subs: subs}
}

// symbol makes a variable of the unit.
func (w *structWriter) symbol(stem string, t sem.Type) *sem.Symbol {
	w.made++
	x := &sem.Symbol{Name: fmt.Sprintf("%s%%s%d", stem, w.made), Type: t, Made: true, Storage: sem.Static, Pos: w.pos}
	if w.unit.Proc != nil {
		x.Storage = sem.Automatic
	}
	w.out.made = append(w.out.made, x)
	return x
}

// loops runs through dimensions, the first innermost.
func (w *structWriter) loops(pos diag.Span, dims []sem.Dim, body func(at []sem.Expr) []sem.Stmt) []sem.Stmt {
	var at []sem.Expr
	var vars []*sem.Symbol
	for range dims {
		v := w.symbol("c", sem.Int8)
		vars = append(vars, v)
		at = append(at, &sem.Var{Pos: pos, Sym: v})
	}
	out := body(at)
	for k, v := range vars {
		out = []sem.Stmt{&sem.Do{At: sem.At{Pos: pos}, Var: v, Lo: ir.Int8Of(ir.CloneExpr(dims[k].Lo)), Hi: ir.Int8Of(ir.CloneExpr(dims[k].Hi)),
			Step: ir.Int8Const(1), Body: out, Independent: &sem.Independent{Pos: pos, Array: true}}}
	}
	return out
}

func copyAll(list []sem.Expr) []sem.Expr {
	var out []sem.Expr
	for _, e := range list {
		out = append(out, ir.CloneExpr(e))
	}
	return out
}
