package shapes

import (
	"slices"

	"dhpfgo/diag"
	"dhpfgo/ir"
)

// Operand is an array argument of a transformational function: a section of an array whose elements are found by position,
// counted from 1 in each dimension. An expression is computed into an array of its own first.
type Operand struct {
	Pos  diag.Span
	Sym  *ir.Symbol
	Subs []Triplet
	Dims []Triplet // those of subs that are sections
}

// NewOperand is a section of an array as an operand.
func NewOperand(s *ir.Symbol, subs []Triplet, pos diag.Span) *Operand {
	o := &Operand{Pos: pos, Sym: s, Subs: subs}
	for _, t := range subs {
		if !t.Single {
			o.Dims = append(o.Dims, t)
		}
	}
	return o
}

// SectionOperand is the same for a section of the program.
func SectionOperand(s *ir.Section, pos diag.Span) *Operand {
	var subs []Triplet
	for k := range s.Lo {
		subs = append(subs, Triplet{Lo: s.Lo[k], Hi: s.Hi[k], Step: s.Step[k], Single: s.Single[k]})
	}
	return NewOperand(s.Sym, subs, pos)
}

// Rank is the number of dimensions of an operand.
func (o *Operand) Rank() int { return len(o.Dims) }

// IsWhole reports whether an operand is all of an array whose bounds begin at 1.
func (o *Operand) IsWhole() bool {
	s := Section(o.Sym, o.Subs, o.Pos).Section
	return s.IsWhole() && !slices.ContainsFunc(o.Sym.Dims, func(d ir.Dim) bool { return !ir.IsInt(d.Lo, 1) })
}
