package specialise

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/sem"
)

// sectionLoops copies a section into an array of its shape, or back: each image the elements of the distributed one that it
// owns. The loops take their variables from `variable`.
//
//	do v = lo, hi; array(v) = a(first + (v - lo)*step); end do
func sectionLoops(array *sem.Symbol, sec *sem.Section, pos diag.Span, in bool, variable func() *sem.Symbol) sem.Stmt {
	at := sem.At{Pos: pos}
	here, there := &sem.Elem{Pos: pos, Sym: array}, &sem.Elem{Pos: pos, Sym: sec.Sym}
	var vars []*sem.Symbol
	for k := range sec.Lo {
		if sec.Single[k] {
			there.Subs = append(there.Subs, ir.CloneExpr(sec.Lo[k]))
			continue
		}
		v := variable()
		there.Subs = append(there.Subs, along(v, array.Dims[len(vars)].Lo, sec.Lo[k], sec.Step[k].(*sem.Const).I))
		here.Subs = append(here.Subs, &sem.Var{Pos: pos, Sym: v})
		vars = append(vars, v)
	}
	var body sem.Stmt = &sem.Assign{At: at, LHS: there, RHS: here}
	if in {
		body = &sem.Assign{At: at, LHS: here, RHS: there}
	}
	for k, v := range vars {
		d := array.Dims[k]
		body = &sem.Do{At: at, Var: v, Lo: ir.Int8Of(ir.CloneExpr(d.Lo)), Hi: ir.Int8Of(ir.CloneExpr(d.Hi)), Step: ir.Int8Const(1),
			Body: []sem.Stmt{body}, Independent: &sem.Independent{Pos: pos, Array: true}}
	}
	return body
}

// along is first + (v - lo)*step.
func along(v *sem.Symbol, lo, first sem.Expr, step int64) sem.Expr {
	if n, ok := gap(first, lo); ok && step == 1 {
		return ir.Int8Op(sem.Add, &sem.Var{Sym: v}, ir.Int8Const(n))
	}
	steps := ir.Int8Op(sem.Sub, &sem.Var{Sym: v}, ir.Int8Of(ir.CloneExpr(lo)))
	if step != 1 {
		steps = ir.Int8Op(sem.Mul, steps, ir.Int8Const(step))
	}
	return ir.Int8Op(sem.Add, ir.Int8Of(ir.CloneExpr(first)), steps)
}

// wholeSection is all elements of an array.
func wholeSection(sym *sem.Symbol) *sem.Section {
	s := &sem.Section{Sym: sym, Single: make([]bool, sym.Rank())}
	for _, d := range sym.Dims {
		s.Lo, s.Hi, s.Step = append(s.Lo, d.Lo), append(s.Hi, d.Hi), append(s.Step, ir.Int8Const(1))
	}
	return s
}
