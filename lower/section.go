package lower

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
)

// IsWholeSection reports whether a section is the array itself.
func IsWholeSection(s *ir.Section) bool {
	for k, d := range s.Sym.Dims {
		if s.Single[k] || !SameExpr(s.Lo[k], d.Lo) || !SameExpr(s.Hi[k], d.Hi) || !ir.IsInt(s.Step[k], 1) {
			return false
		}
	}
	return true
}

// IsWholeArray reports whether the value of an expression has the bounds of an array.
func IsWholeArray(e ir.Expr) bool {
	a, ok := e.(*ir.ArrayRef)
	return ok && a.Whole
}

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
				a.Vectors[k] = ArrayExpr(t.Vector.Sym, t.Vector.subs, t.Vector.Pos)
			}
		}
	}
	return a
}

// WholeExpr is all of an array as an expression.
func WholeExpr(s *ir.Symbol, pos diag.Span) *ir.ArrayRef { return ArrayExpr(s, Whole(s), pos) }

// tripletsOf are the subscripts of an array expression.
func tripletsOf(a *ir.ArrayRef) []Triplet {
	s := a.Section
	out := make([]Triplet, len(s.Lo))
	for k := range out {
		out[k] = Triplet{Lo: s.Lo[k], Hi: s.Hi[k], Step: s.Step[k], Single: s.Single[k]}
		if v, ok := a.Vector(k).(*ir.ArrayRef); ok {
			out[k].Vector = NewOperand(v.Section.Sym, tripletsOf(v), v.Pos)
		}
	}
	return out
}

// HasVector reports whether a section has a vector subscript.
func HasVector(subs []Triplet) bool {
	return slices.ContainsFunc(subs, func(t Triplet) bool { return t.Vector != nil })
}

// ViewOf makes an array component of one variable an array.
func (c *Emitter) ViewOf(f *ir.Field) *ir.Symbol {
	v := c.NewView(f)
	for _, d := range f.Comp.Dims {
		if f.Comp.Allocatable || f.Comp.Pointer {
			d = ir.Dim{Lo: c.boundOfView(f, "%l"), Hi: c.boundOfView(f, "%u")}
		}
		v.Dims = append(v.Dims, d)
	}
	c.Emit(&ir.View{At: ir.At{Pos: f.Pos}, Sym: v, First: f})
	return v
}

func (c *Emitter) boundOfView(f *ir.Field, which string) ir.Expr {
	return &ir.Var{Pos: f.Pos, Sym: c.Temp(f.Comp.Name+which, ir.Int8, f.Pos)}
}

// NewView is an array that shows a component, without bounds yet.
func (c *Emitter) NewView(f *ir.Field) *ir.Symbol {
	v := c.Temp(f.Comp.Name, f.Comp.Type, f.Pos)
	v.Shows(f)
	return v
}
