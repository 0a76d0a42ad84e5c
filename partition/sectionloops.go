package partition

import (
	"dhpfgo/diag"
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
			there.Subs = append(there.Subs, copyOf(sec.Lo[k]))
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
		body = &sem.Do{At: at, Var: v, Lo: int8Of(copyOf(d.Lo)), Hi: int8Of(copyOf(d.Hi)), Step: intConst(1),
			Body: []sem.Stmt{body}, Independent: &sem.Independent{Pos: pos, Array: true}}
	}
	return body
}

// along is first + (v - lo)*step.
func along(v *sem.Symbol, lo, first sem.Expr, step int64) sem.Expr {
	if n, ok := gap(first, lo); ok && step == 1 {
		return binary(sem.Add, &sem.Var{Sym: v}, intConst(n))
	}
	steps := binary(sem.Sub, &sem.Var{Sym: v}, int8Of(copyOf(lo)))
	if step != 1 {
		steps = binary(sem.Mul, steps, intConst(step))
	}
	return binary(sem.Add, int8Of(copyOf(first)), steps)
}

// wholeSection is all elements of an array.
func wholeSection(sym *sem.Symbol) *sem.Section {
	s := &sem.Section{Sym: sym, Single: make([]bool, sym.Rank())}
	for _, d := range sym.Dims {
		s.Lo, s.Hi, s.Step = append(s.Lo, d.Lo), append(s.Hi, d.Hi), append(s.Step, intConst(1))
	}
	return s
}
