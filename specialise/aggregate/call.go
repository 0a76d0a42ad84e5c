package aggregate

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
)

// call writes a call anew: for an argument that is taken apart its components are passed.
func (w *structWriter) call(st *ir.CallProc) []ir.Stmt {
	if st.Into != nil && w.parts[st.Into] != nil {
		return []ir.Stmt{st}
	}
	st.Args = w.arguments(st.Proc, st.Args, true)
	out := []ir.Stmt{st}
	if st.Result != nil && st.Result.Type().Base == ir.Derived && w.isApart(st.Result) {
		to := st.Result
		v := &ir.Var{Pos: st.Pos, Sym: w.symbol("value", to.Type())}
		st.Result = v
		out = append(out, w.assign(&ir.Assign{At: st.At, LHS: to, RHS: v})...)
	}
	out = append(out, w.post...)
	w.post = nil
	return out
}

// arguments gives the arguments of a call. Where one cannot be passed its variable, or the dummy argument, is not taken apart.
// Only around a statement of its own can something be prepared for the call.
func (w *structWriter) arguments(p *ir.Procedure, args []ir.Actual, statement bool) []ir.Actual {
	var out []ir.Actual
	for k, a := range args {
		var d *ir.Symbol
		if k < len(p.Dummies) {
			d = p.Dummies[k]
		}
		x := wholeOf(a)
		switch {
		case d != nil && w.parts[d] != nil:
			list := w.passed(p, d, a, k, statement)
			if list == nil {
				w.refuse(d, a.Pos, valueNotApart.Of(p.Name))
			}
			out = append(out, list...)
		case x == nil || w.parts[x] == nil:
			out = append(out, a)
		case statement && !w.alone:
			out = append(out, w.assembled(p, d, a, k))
		default:
			w.refuse(x, a.Pos, w.whyPassedWhole(p, d))
		}
	}
	return out
}

// wholeOf is the variable of derived type that an argument is or is part of, nil for none.
func wholeOf(a ir.Actual) *ir.Symbol {
	switch {
	case a.Section != nil:
		return a.Section.Sym
	case a.X == nil || a.X.Type().Base != ir.Derived:
		return nil
	}
	x, _, _ := chain(a.X)
	return x
}

// whyPassedWhole tells why a procedure cannot take the components of an argument.
func (w *structWriter) whyPassedWhole(p *ir.Procedure, d *ir.Symbol) diag.Reason {
	if r, known := w.refused[d]; known && d != nil {
		return argumentWhole.Of(p.Name, d.Name, r.why)
	}
	return argumentOutside.Of(p.Name)
}

// passed lists what is passed for dummy argument d, nil if that is not possible.
func (w *structWriter) passed(p *ir.Procedure, d *ir.Symbol, a ir.Actual, k int, statement bool) []ir.Actual {
	if a.Copy && (d.Intent == "in" || !p.Effects.Arg(k).Written) {
		a.Copy = false
	}
	if a.Proc != nil || a.Copy {
		return nil
	}
	if a.Section != nil {
		return w.sections(a)
	}
	if a.X == nil {
		return nil
	}
	if a.Sequence {
		return w.sequences(a)
	}
	x := a.X
	if root, _, _ := chain(x); root == nil {
		if !statement {
			return nil
		}
		v := &ir.Var{Pos: a.Pos, Sym: w.symbol("value", x.Type())}
		w.pre = append(w.pre, &ir.Assign{At: ir.At{Pos: w.pos}, LHS: v, RHS: x})
		x = v
	}
	return w.components(x, a, statement)
}

// components passes the components of one value.
func (w *structWriter) components(x ir.Expr, a ir.Actual, statement bool) []ir.Actual {
	var out []ir.Actual
	for _, l := range w.leavesFor(x.Type()) {
		at := make([]ir.Expr, len(l.dims))
		for i, d := range l.dims {
			at[i] = d.Lo
		}
		e := w.leafOf(ir.CloneExpr(x), l, at)
		switch y := e.(type) {
		case *ir.Field:
			if len(l.dims) == 0 {
				out = append(out, ir.Actual{Pos: a.Pos, X: y})
				continue
			}
			if !statement || len(l.path[len(l.path)-1].Dims) != len(l.dims) {
				return nil
			}
			y.Subs = nil
			v := ir.NewView(y, w.symbol(y.Comp.Name, y.Comp.Type))
			w.pre = append(w.pre, v)
			out = append(out, ir.Actual{Pos: a.Pos, Section: ir.WholeSection(v.Sym)})
		case *ir.Elem:
			out = append(out, elementOrSection(y, l, a))
		default:
			out = append(out, ir.Actual{Pos: a.Pos, X: e})
		}
	}
	return out
}

// elementOrSection passes a leaf of an element: all of it if it is an array.
func elementOrSection(e *ir.Elem, l *leaf, a ir.Actual) ir.Actual {
	if len(l.dims) == 0 {
		return ir.Actual{Pos: a.Pos, X: e}
	}
	sec := &ir.Section{Sym: e.Sym}
	for k, sub := range e.Subs {
		single := k >= len(l.dims)
		hi := sub
		if !single {
			hi = l.dims[k].Hi
		}
		sec.Lo, sec.Hi, sec.Step = append(sec.Lo, ir.CloneExpr(sub)), append(sec.Hi, ir.CloneExpr(hi)), append(sec.Step, ir.Int8Const(1))
		sec.Single = append(sec.Single, single)
	}
	return ir.Actual{Pos: a.Pos, Section: sec}
}

// sections passes the same section of each part.
func (w *structWriter) sections(a ir.Actual) []ir.Actual {
	var out []ir.Actual
	for _, p := range w.parts[a.Section.Sym] {
		sec := ir.WholeSection(p)
		n := p.Rank() - a.Section.Sym.Rank()
		for _, list := range []struct{ to, from []ir.Expr }{{sec.Lo, a.Section.Lo}, {sec.Hi, a.Section.Hi}, {sec.Step, a.Section.Step}} {
			copy(list.to[n:], copyAll(list.from))
		}
		copy(sec.Single[n:], a.Section.Single)
		out = append(out, ir.Actual{Pos: a.Pos, Section: sec})
	}
	return out
}

// sequences passes the elements from one on of each part.
func (w *structWriter) sequences(a ir.Actual) []ir.Actual {
	e, ok := a.X.(*ir.Elem)
	if !ok {
		return nil
	}
	var out []ir.Actual
	for _, p := range w.parts[e.Sym] {
		var subs []ir.Expr
		for _, d := range p.Dims[:p.Rank()-e.Sym.Rank()] {
			subs = append(subs, ir.CloneExpr(d.Lo))
		}
		out = append(out, ir.Actual{Pos: a.Pos, X: &ir.Elem{Pos: e.Pos, Sym: p, Subs: append(subs, copyAll(e.Subs)...)}, Sequence: true})
	}
	return out
}
