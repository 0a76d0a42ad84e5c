package specialise

import (
	"fmt"

	"dhpfgo/ir"
	"dhpfgo/sem"
)

// call writes a call anew: for an argument that is taken apart its components are passed.
func (w *structWriter) call(st *sem.CallProc) []sem.Stmt {
	if st.Into != nil && w.parts[st.Into] != nil {
		return []sem.Stmt{st}
	}
	st.Args = w.arguments(st.Proc, st.Args, true)
	out := []sem.Stmt{st}
	if st.Result != nil && st.Result.Type().Base == sem.Derived && w.isApart(st.Result) {
		to := st.Result
		v := &sem.Var{Pos: st.Pos, Sym: w.symbol("value", to.Type())}
		st.Result = v
		out = append(out, w.assign(&sem.Assign{At: st.At, LHS: to, RHS: v})...)
	}
	out = append(out, w.post...)
	w.post = nil
	return out
}

// arguments gives the arguments of a call. Where one cannot be passed its variable, or the dummy argument, is not taken apart.
// Only around a statement of its own can something be prepared for the call.
func (w *structWriter) arguments(p *sem.Procedure, args []sem.Actual, statement bool) []sem.Actual {
	var out []sem.Actual
	for k, a := range args {
		var d *sem.Symbol
		if k < len(p.Dummies) {
			d = p.Dummies[k]
		}
		x := wholeOf(a)
		switch {
		case d != nil && w.parts[d] != nil:
			list := w.passed(p, d, a, k, statement)
			if list == nil {
				w.refuse(d, a.Pos, "'%s' is called with a value that cannot be taken apart", p.Name)
			}
			out = append(out, list...)
		case x == nil || w.parts[x] == nil:
			out = append(out, a)
		case statement:
			out = append(out, w.assembled(p, d, a, k))
		default:
			w.refuse(x, a.Pos, "%s", w.whyPassedWhole(p, d))
		}
	}
	return out
}

// wholeOf is the variable of derived type that an argument is or is part of, nil for none.
func wholeOf(a sem.Actual) *sem.Symbol {
	switch {
	case a.Section != nil:
		return a.Section.Sym
	case a.X == nil || a.X.Type().Base != sem.Derived:
		return nil
	}
	x, _, _ := chain(a.X)
	return x
}

// whyPassedWhole tells why a procedure cannot take the components of an argument.
func (w *structWriter) whyPassedWhole(p *sem.Procedure, d *sem.Symbol) string {
	if r, known := w.refused[d]; known && d != nil {
		return fmt.Sprintf("it is an argument of the function '%s', where '%s' is whole: %s", p.Name, d.Name, r.why)
	}
	return fmt.Sprintf("it is an argument of the function '%s', which is not in the program", p.Name)
}

// passed lists what is passed for dummy argument d, nil if that is not possible.
func (w *structWriter) passed(p *sem.Procedure, d *sem.Symbol, a sem.Actual, k int, statement bool) []sem.Actual {
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
		v := &sem.Var{Pos: a.Pos, Sym: w.symbol("value", x.Type())}
		w.pre = append(w.pre, &sem.Assign{At: sem.At{Pos: w.pos}, LHS: v, RHS: x})
		x = v
	}
	return w.components(x, a, statement)
}

// components passes the components of one value.
func (w *structWriter) components(x sem.Expr, a sem.Actual, statement bool) []sem.Actual {
	var out []sem.Actual
	for _, l := range w.leavesFor(x.Type()) {
		at := make([]sem.Expr, len(l.dims))
		for i, d := range l.dims {
			at[i] = d.Lo
		}
		e := w.leafOf(ir.CloneExpr(x), l, at)
		switch y := e.(type) {
		case *sem.Field:
			if len(l.dims) == 0 {
				out = append(out, sem.Actual{Pos: a.Pos, X: y})
				continue
			}
			if !statement || len(l.path[len(l.path)-1].Dims) != len(l.dims) {
				return nil
			}
			y.Subs = nil
			v := sem.NewView(y, w.symbol(y.Comp.Name, y.Comp.Type))
			w.pre = append(w.pre, v)
			out = append(out, sem.Actual{Pos: a.Pos, Section: wholeSection(v.Sym)})
		case *sem.Elem:
			out = append(out, elementOrSection(y, l, a))
		default:
			out = append(out, sem.Actual{Pos: a.Pos, X: e})
		}
	}
	return out
}

// elementOrSection passes a leaf of an element: all of it if it is an array.
func elementOrSection(e *sem.Elem, l *leaf, a sem.Actual) sem.Actual {
	if len(l.dims) == 0 {
		return sem.Actual{Pos: a.Pos, X: e}
	}
	sec := &sem.Section{Sym: e.Sym}
	for k, sub := range e.Subs {
		single := k >= len(l.dims)
		hi := sub
		if !single {
			hi = l.dims[k].Hi
		}
		sec.Lo, sec.Hi, sec.Step = append(sec.Lo, ir.CloneExpr(sub)), append(sec.Hi, ir.CloneExpr(hi)), append(sec.Step, ir.Int8Const(1))
		sec.Single = append(sec.Single, single)
	}
	return sem.Actual{Pos: a.Pos, Section: sec}
}

// sections passes the same section of each part.
func (w *structWriter) sections(a sem.Actual) []sem.Actual {
	var out []sem.Actual
	for _, p := range w.parts[a.Section.Sym] {
		sec := wholeSection(p)
		n := p.Rank() - a.Section.Sym.Rank()
		for _, list := range []struct{ to, from []sem.Expr }{{sec.Lo, a.Section.Lo}, {sec.Hi, a.Section.Hi}, {sec.Step, a.Section.Step}} {
			copy(list.to[n:], copyAll(list.from))
		}
		copy(sec.Single[n:], a.Section.Single)
		out = append(out, sem.Actual{Pos: a.Pos, Section: sec})
	}
	return out
}

// sequences passes the elements from one on of each part.
func (w *structWriter) sequences(a sem.Actual) []sem.Actual {
	e, ok := a.X.(*sem.Elem)
	if !ok {
		return nil
	}
	var out []sem.Actual
	for _, p := range w.parts[e.Sym] {
		var subs []sem.Expr
		for _, d := range p.Dims[:p.Rank()-e.Sym.Rank()] {
			subs = append(subs, ir.CloneExpr(d.Lo))
		}
		out = append(out, sem.Actual{Pos: a.Pos, X: &sem.Elem{Pos: e.Pos, Sym: p, Subs: append(subs, copyAll(e.Subs)...)}, Sequence: true})
	}
	return out
}
