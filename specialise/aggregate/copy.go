package aggregate

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
)

// assembled passes a copy of what is taken apart to a procedure that needs it as a whole: every image makes it before the call,
// and what the procedure may have set goes back after it.
func (w *structWriter) assembled(p *ir.Procedure, d *ir.Symbol, a ir.Actual, k int) ir.Actual {
	effect := p.Effects.Arg(k)
	effect.Read = d == nil || d.Intent != "out"
	effect.Written = effect.Written && !a.Copy && (d == nil || d.Intent != "in")
	if a.Section == nil && !a.Sequence {
		v := &ir.Var{Pos: a.Pos, Sym: w.symbol("value", a.X.Type())}
		w.around(v, w.steady(a.X), effect, a.Pos, nil)
		a.X = v
		return a
	}
	sec := a.Section
	if a.Sequence {
		sec = ir.WholeSection(wholeOf(a))
	}
	whole := w.copyOfSection(sec, a.Pos)
	at := ir.At{Pos: a.Pos}
	w.pre = append(w.pre, &ir.Allocate{At: at, Sym: whole})
	w.around(nil, nil, effect, a.Pos, func(in bool) []ir.Stmt { return w.copyLoops(whole, sec, a.Pos, in) })
	w.post = append(w.post, &ir.Deallocate{At: at, Sym: whole})
	why := w.whyWholeThere(d)
	w.out.warnings = append(w.out.warnings, func() {
		w.bag.Warnf(a.Pos, "gathered", "the distributed array '%s' is gathered on every image for this call of '%s'", sec.Sym.UserName(), p.Name).
			Note("the procedure needs the array as a whole: %s", why).
			Help("write a procedure of this program that takes the array as its argument")
	})
	if a.Sequence {
		e := *a.X.(*ir.Elem)
		e.Sym = whole
		a.X = &e
		return a
	}
	a.Section = ir.WholeSection(whole)
	return a
}

func (w *structWriter) whyWholeThere(d *ir.Symbol) diag.Reason {
	if r, known := w.refused[d]; known && d != nil {
		return r.why
	}
	return notInProgram.Of()
}

// around copies before and after the statement at hand: between a variable and an element, or by what `loops` gives.
func (w *structWriter) around(v *ir.Var, e ir.Expr, effect ir.ArgEffect, pos diag.Span, loops func(in bool) []ir.Stmt) {
	if loops == nil {
		loops = func(in bool) []ir.Stmt {
			if in {
				return w.assign(&ir.Assign{At: ir.At{Pos: pos}, LHS: ir.CloneExpr(v), RHS: e})
			}
			return w.assign(&ir.Assign{At: ir.At{Pos: pos}, LHS: e, RHS: ir.CloneExpr(v)})
		}
	}
	if effect.Read {
		w.pre = append(w.pre, loops(true)...)
	}
	if effect.Written {
		w.post = append(w.post, loops(false)...)
	}
}

// copyOfSection makes an array for the elements of a section, with the bounds of the array if it is all of that.
func (w *structWriter) copyOfSection(sec *ir.Section, pos diag.Span) *ir.Symbol {
	x := w.symbol(sec.Sym.Name, sec.Sym.Type)
	x.Allocatable = true
	whole := sec.IsWhole()
	for k := range sec.Lo {
		if sec.Single[k] {
			continue
		}
		lo, hi := ir.Expr(ir.Int8Const(1)), w.countOf(sec, k, pos)
		if whole {
			lo, hi = sec.Sym.Dims[k].Lo, sec.Sym.Dims[k].Hi
		}
		x.Dims = append(x.Dims, ir.Dim{Lo: lo, Hi: hi})
	}
	return x
}

// countOf is the number of elements of a section along dimension k, in a variable unless it is constant.
func (w *structWriter) countOf(sec *ir.Section, k int, pos diag.Span) ir.Expr {
	step, constant := sec.Step[k].(*ir.Const)
	if n, ok := ir.Difference(sec.Hi[k], sec.Lo[k]); ok && constant {
		return ir.Int8Const(max(0, ir.DivFloor(n+step.I, step.I)))
	}
	by := ir.Int8Of(ir.CloneExpr(sec.Step[k]))
	span := ir.Int8Op(ir.Add, ir.Int8Op(ir.Sub, ir.Int8Of(ir.CloneExpr(sec.Hi[k])), ir.Int8Of(ir.CloneExpr(sec.Lo[k]))), by)
	n := &ir.Call{Pos: pos, Fn: "max", Args: []ir.Expr{ir.Int8Op(ir.Div, span, ir.CloneExpr(by)), ir.Int8Const(0)}, T: ir.Int8}
	v := &ir.Var{Pos: pos, Sym: w.symbol("n", ir.Int8)}
	w.pre = append(w.pre, &ir.Assign{At: ir.At{Pos: pos}, LHS: v, RHS: n})
	return ir.CloneExpr(v)
}

// copyLoops copies a section into an array of its shape, or back.
func (w *structWriter) copyLoops(whole *ir.Symbol, sec *ir.Section, pos diag.Span, in bool) []ir.Stmt {
	return w.loops(pos, whole.Dims, func(at []ir.Expr) []ir.Stmt {
		e := &ir.Elem{Pos: pos, Sym: sec.Sym}
		next := 0
		for k := range sec.Lo {
			if sec.Single[k] {
				e.Subs = append(e.Subs, ir.CloneExpr(sec.Lo[k]))
				continue
			}
			steps := ir.Int8Op(ir.Sub, at[next], ir.Int8Of(ir.CloneExpr(whole.Dims[next].Lo)))
			steps = ir.Int8Op(ir.Mul, steps, ir.Int8Of(ir.CloneExpr(sec.Step[k])))
			e.Subs = append(e.Subs, ir.Int8Op(ir.Add, ir.Int8Of(ir.CloneExpr(sec.Lo[k])), steps))
			next++
		}
		mine := &ir.Elem{Pos: pos, Sym: whole, Subs: copyAll(at)}
		if in {
			return w.assign(&ir.Assign{At: ir.At{Pos: pos}, LHS: mine, RHS: e})
		}
		return w.assign(&ir.Assign{At: ir.At{Pos: pos}, LHS: e, RHS: mine})
	})
}
