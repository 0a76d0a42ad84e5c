package aggregate

import (
	"fmt"

	"dhpfgo/diag"
	"dhpfgo/ir"
)

// structWriter makes the statements of a unit anew, with parts in place of the variables that are taken apart.
type structWriter struct {
	*structures
	unit  *ir.Unit
	out   *rewritten
	views map[*ir.Symbol]*ir.ArrayView
	inner map[*ir.Symbol]*innerView
	pre   []ir.Stmt // in front of the statement at hand
	post  []ir.Stmt // after it
	pos   diag.Span // of the statement at hand
}

func (w *structWriter) run() {
	w.views, w.inner = map[*ir.Symbol]*ir.ArrayView{}, map[*ir.Symbol]*innerView{}
	w.out.entry, w.out.body = w.copied(w.unit.Entry), w.copied(w.unit.Body)
	for _, x := range w.unit.Symbols {
		for _, d := range x.Dims {
			w.leftIn([]ir.Expr{ir.MapExpr(d.Lo, w.inquiry), ir.MapExpr(d.Hi, w.inquiry)}, x.Pos)
		}
	}
	if w.unit.Proc != nil && w.unit.Proc.ResultDims != nil {
		w.leftIn(w.unit.Proc.ResultDims, w.unit.Pos)
	}
}

func (w *structWriter) copied(body []ir.Stmt) []ir.Stmt {
	ir.WalkStmts(body, func(st ir.Stmt) bool {
		if v, ok := st.(*ir.View); ok {
			w.look(v)
		}
		return true
	})
	by := &ir.Substitution{Views: w.views, Expr: w.expr}
	return w.list(by.Copy(body))
}

// list writes statements anew. What is left of a variable that is taken apart refuses that.
func (w *structWriter) list(body []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, st := range body {
		outer, at := w.pre, w.pos
		w.pre, w.pos = nil, st.Span()
		written := w.stmt(st)
		out = append(append(out, w.pre...), written...)
		w.pre, w.pos = outer, at
	}
	return out
}

func (w *structWriter) stmt(st ir.Stmt) []ir.Stmt {
	switch st := st.(type) {
	case *ir.Do:
		st.Body = w.list(st.Body)
		w.independent(st.Independent)
		w.leftIn([]any{st.Lo, st.Hi, st.Step, st.Independent}, st.Pos)
		return []ir.Stmt{st}
	case *ir.While:
		st.Body = w.list(st.Body)
		w.leftIn(st.Cond, st.Pos)
		return []ir.Stmt{st}
	case *ir.If:
		for i := range st.Branches {
			st.Branches[i].Body = w.list(st.Branches[i].Body)
			w.leftIn(st.Branches[i].Cond, st.Branches[i].Pos)
		}
		return []ir.Stmt{st}
	}
	w.memory(st)
	out := w.simple(st)
	for _, o := range append(w.pre[:len(w.pre):len(w.pre)], out...) {
		w.leftIn(o, st.Span())
	}
	return out
}

// simple writes a statement without blocks anew.
func (w *structWriter) simple(st ir.Stmt) []ir.Stmt {
	switch st := st.(type) {
	case *ir.View:
		if w.views[st.Sym] != nil || w.inner[st.Sym] != nil {
			w.out.gone[st.Sym] = true
			return nil
		}
	case *ir.Assign:
		if st.LHS.Type().Base == ir.Derived && (w.isApart(st.LHS) || w.isApart(st.RHS)) {
			return w.assign(st)
		}
	case *ir.CallProc:
		return w.call(st)
	case *ir.OnMark:
		w.on(st.On)
	case *ir.Allocate:
		if list := w.parts[st.Sym]; list != nil {
			var out []ir.Stmt
			for _, p := range list {
				out = append(out, &ir.Allocate{At: st.At, Sym: p})
			}
			return append(out, w.defaults(st.Sym, st.Pos)...)
		}
	case *ir.Deallocate:
		if list := w.parts[st.Sym]; list != nil {
			var out []ir.Stmt
			for _, p := range list {
				out = append(out, &ir.Deallocate{At: st.At, Sym: p})
			}
			return out
		}
	case *ir.Reset:
		if w.parts[st.Var.Sym] != nil {
			return w.defaults(st.Var.Sym, st.Pos)
		}
	}
	return []ir.Stmt{st}
}

// leftIn refuses to take apart what still stands in a part of the program.
func (w *structWriter) leftIn(part any, pos diag.Span) {
	ir.EverySymbol(func(x *ir.Symbol) {
		switch {
		case w.parts[x] != nil:
			w.refuse(x, pos, valuesWhole.Of())
		case w.views[x] != nil:
			w.refuse(x.Root, pos, componentWhole.Of())
		case w.inner[x] != nil:
			w.refuse(w.inner[x].root, pos, componentWhole.Of())
		}
	}, part)
}

// isApart reports whether a value of derived type belongs to a variable that is taken apart.
func (w *structWriter) isApart(e ir.Expr) bool {
	found := false
	ir.WalkExprs(e, func(x ir.Expr) {
		if s := structRoot(x); s != nil {
			found = found || w.parts[s] != nil
		}
	})
	return found
}

// expr is what stands for an expression: for a component that of an array or variable of its own.
func (w *structWriter) expr(e ir.Expr) ir.Expr {
	switch x := e.(type) {
	case *ir.Elem:
		if v := w.inner[x.Sym]; v != nil {
			return v.element(x)
		}
	case *ir.Field:
		if x.Type().Base != ir.Derived {
			return w.component(x)
		}
	case *ir.Status:
		w.refuseParts([]any{x.With, x.Section}, x.Pos, pointed.Of())
		if y := w.inquiry(e); y != e {
			return y
		}
	case *ir.Extent:
		if y := w.inquiry(e); y != e {
			return y
		}
	case *ir.FuncRef:
		c := *x
		c.Args = w.arguments(x.Proc, x.Args, false)
		return &c
	}
	return nil
}

// chain takes a reference with components apart: the variable, its subscripts, and the components with theirs.
func chain(e ir.Expr) (root *ir.Symbol, at []ir.Expr, way []*ir.Field) {
	for {
		switch x := e.(type) {
		case *ir.Field:
			way = append([]*ir.Field{x}, way...)
			e = x.X
			continue
		case *ir.Var:
			return x.Sym, nil, way
		case *ir.Elem:
			return x.Sym, x.Subs, way
		}
		return nil, nil, nil
	}
}

// component is a component of intrinsic type, nil if it is none of a variable that is taken apart or needs the array as a whole.
func (w *structWriter) component(f *ir.Field) ir.Expr {
	root, at, way := chain(f)
	if root == nil || w.parts[root] == nil {
		return nil
	}
	var path []*ir.Component
	var subs []ir.Expr
	for _, x := range way {
		if len(x.Subs) != len(x.Comp.Dims) {
			return nil
		}
		path = append(path, x.Comp)
		subs = append(append([]ir.Expr(nil), x.Subs...), subs...)
	}
	k := findLeaf(w.leaves[root.Type.Derived], path)
	if k < 0 {
		return nil
	}
	return reference(w.parts[root][k], append(subs, at...), f.Pos)
}

func reference(p *ir.Symbol, subs []ir.Expr, pos diag.Span) ir.Expr {
	if p.Rank() == 0 {
		return &ir.Var{Pos: pos, Sym: p}
	}
	return &ir.Elem{Pos: pos, Sym: p, Subs: subs}
}

// symbol makes a variable of the unit.
func (w *structWriter) symbol(stem string, t ir.Type) *ir.Symbol {
	w.made++
	x := &ir.Symbol{Name: fmt.Sprintf("%s%%s%d", stem, w.made), Type: t, Made: true, Storage: ir.Static, Pos: w.pos}
	if w.unit.Proc != nil {
		x.Storage = ir.Automatic
	}
	w.out.made = append(w.out.made, x)
	return x
}

// loops runs through dimensions, the first innermost.
func (w *structWriter) loops(pos diag.Span, dims []ir.Dim, body func(at []ir.Expr) []ir.Stmt) []ir.Stmt {
	var at []ir.Expr
	var vars []*ir.Symbol
	for range dims {
		v := w.symbol("c", ir.Int8)
		vars = append(vars, v)
		at = append(at, &ir.Var{Pos: pos, Sym: v})
	}
	out := body(at)
	for k, v := range vars {
		out = []ir.Stmt{&ir.Do{At: ir.At{Pos: pos}, Var: v, Lo: ir.Int8Of(ir.CloneExpr(dims[k].Lo)), Hi: ir.Int8Of(ir.CloneExpr(dims[k].Hi)),
			Step: ir.Int8Const(1), Body: out, Independent: &ir.Independent{Pos: pos, Array: true}}}
	}
	return out
}

func copyAll(list []ir.Expr) []ir.Expr {
	var out []ir.Expr
	for _, e := range list {
		out = append(out, ir.CloneExpr(e))
	}
	return out
}
