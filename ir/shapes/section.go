package shapes

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
)

// IsWholeArray reports whether the value of an expression has the bounds of an array.
func IsWholeArray(e ir.Expr) bool {
	a, ok := e.(*ir.ArrayRef)
	return ok && a.Whole
}

// Section is a list of subscripts as a section of the program.
func Section(s *ir.Symbol, subs []Triplet, pos diag.Span) ir.Item {
	sec := &ir.Section{Sym: s}
	for _, t := range subs {
		if t.Single {
			t.Hi, t.Step = t.Lo, ir.IntConst(1, pos)
		}
		sec.Single = append(sec.Single, t.Single)
		sec.Lo, sec.Hi, sec.Step = append(sec.Lo, t.Lo), append(sec.Hi, t.Hi), append(sec.Step, t.Step)
	}
	return ir.Item{Pos: pos, Section: sec}
}

// Triplet is one subscript: lo:hi:step, or with single set the subscript lo. With a vector it is the elements of that at the
// positions lo:hi:step.
type Triplet struct {
	Lo, Hi, Step ir.Expr
	Single       bool
	Vector       *Operand
}

// Whole is the section that is the array itself.
func Whole(s *ir.Symbol) []Triplet {
	var out []Triplet
	for _, d := range s.Dims {
		out = append(out, Triplet{Lo: d.Lo, Hi: d.Hi, Step: ir.IntConst(1, s.Pos)})
	}
	return out
}

// ArrayExpr is a section of an array as an expression.
func ArrayExpr(s *ir.Symbol, subs []Triplet, pos diag.Span) *ir.ArrayRef {
	a := &ir.ArrayRef{Pos: pos, Section: Section(s, subs, pos).Section}
	if HasVector(subs) {
		a.Vectors = make([]ir.Expr, len(subs))
		for k, t := range subs {
			if t.Vector != nil {
				a.Vectors[k] = ArrayExpr(t.Vector.Sym, t.Vector.Subs, t.Vector.Pos)
			}
		}
	}
	return a
}

// WholeExpr is all of an array as an expression.
func WholeExpr(s *ir.Symbol, pos diag.Span) *ir.ArrayRef { return ArrayExpr(s, Whole(s), pos) }

// TripletsOf are the subscripts of an array expression.
func TripletsOf(a *ir.ArrayRef) []Triplet {
	s := a.Section
	out := make([]Triplet, len(s.Lo))
	for k := range out {
		out[k] = Triplet{Lo: s.Lo[k], Hi: s.Hi[k], Step: s.Step[k], Single: s.Single[k]}
		if v, ok := a.Vector(k).(*ir.ArrayRef); ok {
			out[k].Vector = NewOperand(v.Section.Sym, TripletsOf(v), v.Pos)
		}
	}
	return out
}

// HasVector reports whether a section has a vector subscript.
func HasVector(subs []Triplet) bool {
	return slices.ContainsFunc(subs, func(t Triplet) bool { return t.Vector != nil })
}

// Extent is the number of elements where that is known, Fortran 2008, 6.5.3.3.1.
func (t Triplet) Extent() (int64, bool) {
	span, ok := ir.Difference(t.Hi, t.Lo)
	step, constant := t.Step.(*ir.Const)
	if !ok || !constant || step.I == 0 {
		return 0, false
	}
	return max((span+step.I)/step.I, 0), true
}

// Unbounded is an array in parentheses, which has bounds of its own.
func Unbounded(e ir.Expr) ir.Expr {
	if a, ok := e.(*ir.ArrayRef); ok && a.Whole {
		value := *a
		value.Whole = false
		return &value
	}
	return e
}
