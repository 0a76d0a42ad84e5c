package specialise

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
)

// sectionLoops copies a section into an array of its shape, or back: each image the elements of the distributed one that it
// owns. The loops take their variables from `variable`.
//
//	do v = lo, hi; array(v) = a(first + (v - lo)*step); end do
func sectionLoops(array *ir.Symbol, sec *ir.Section, pos diag.Span, in bool, variable func() *ir.Symbol) ir.Stmt {
	at := ir.At{Pos: pos}
	here, there := &ir.Elem{Pos: pos, Sym: array}, &ir.Elem{Pos: pos, Sym: sec.Sym}
	var vars []*ir.Symbol
	for k := range sec.Lo {
		if sec.Single[k] {
			there.Subs = append(there.Subs, ir.CloneExpr(sec.Lo[k]))
			continue
		}
		v := variable()
		there.Subs = append(there.Subs, along(v, array.Dims[len(vars)].Lo, sec.Lo[k], sec.Step[k].(*ir.Const).I))
		here.Subs = append(here.Subs, &ir.Var{Pos: pos, Sym: v})
		vars = append(vars, v)
	}
	var body ir.Stmt = &ir.Assign{At: at, LHS: there, RHS: here}
	if in {
		body = &ir.Assign{At: at, LHS: here, RHS: there}
	}
	for k, v := range vars {
		d := array.Dims[k]
		body = &ir.Do{At: at, Var: v, Lo: ir.Int8Of(ir.CloneExpr(d.Lo)), Hi: ir.Int8Of(ir.CloneExpr(d.Hi)), Step: ir.Int8Const(1),
			Body: []ir.Stmt{body}, Independent: &ir.Independent{Pos: pos, Array: true}}
	}
	return body
}

// along is first + (v - lo)*step.
func along(v *ir.Symbol, lo, first ir.Expr, step int64) ir.Expr {
	if n, ok := gap(first, lo); ok && step == 1 {
		return ir.Int8Op(ir.Add, &ir.Var{Sym: v}, ir.Int8Const(n))
	}
	steps := ir.Int8Op(ir.Sub, &ir.Var{Sym: v}, ir.Int8Of(ir.CloneExpr(lo)))
	if step != 1 {
		steps = ir.Int8Op(ir.Mul, steps, ir.Int8Const(step))
	}
	return ir.Int8Op(ir.Add, ir.Int8Of(ir.CloneExpr(first)), steps)
}

// wholeSection is all elements of an array.
func wholeSection(sym *ir.Symbol) *ir.Section {
	s := &ir.Section{Sym: sym, Single: make([]bool, sym.Rank())}
	for _, d := range sym.Dims {
		s.Lo, s.Hi, s.Step = append(s.Lo, d.Lo), append(s.Hi, d.Hi), append(s.Step, ir.Int8Const(1))
	}
	return s
}
