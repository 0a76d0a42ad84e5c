package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
	"dhpfgo/parse"
)

// gathered is an array with the elements of one of derived type that a vector subscript picks, whose components are wanted. They
// are values: what sets them is refused (picked).
func gathered(c *checker, s *ir.Symbol, subs []shapes.Triplet, pos diag.Span) *designator {
	if s.Type.Derived.HasAllocatable() {
		return unsupportedVector(c, pos)
	}
	copied := c.keep(c.element(s, subs, pos), pos)
	if copied == nil {
		return nil
	}
	return &designator{sym: copied.Sym, subs: shapes.Whole(copied.Sym)}
}

func unsupportedVector(c *checker, pos diag.Span) *designator {
	c.unsupported(pos, "a component of an array with a vector subscript is not supported here").Help("write a loop over the elements")
	return nil
}

// picked reports whether an array is a copy, or a component of the elements of one.
func picked(s *ir.Symbol) bool {
	if s != nil && s.View {
		s = s.Root
	}
	return s != nil && s.Made && !s.Pointer && !s.Allocatable
}

// vectorSubscript is a subscript of array s that is an array of one dimension, Fortran 2008, 6.5.3.3.2. One that is a part of s
// itself is copied first, so that an assignment does not change it.
func (c designators) vectorSubscript(s *ir.Symbol, a parse.Arg, e ir.Expr) shapes.Triplet {
	poison := shapes.Triplet{Lo: ir.Poison(a.Pos), Hi: ir.Poison(a.Pos), Step: ir.Poison(a.Pos), Single: true}
	switch t := e.Type(); {
	case t.Base == ir.Invalid:
		return poison
	case ir.Rank(e) != 1 || t.Base != ir.Integer:
		c.bag.Errorf(a.Pos, "subscript", "a subscript that is an array must have one dimension and be an integer, this is %s with %s",
			t, diag.Count(ir.Rank(e), "dimension"))
		return poison
	}
	ref, isArray := e.(*ir.ArrayRef)
	isArray = isArray && ref.Plain()
	if !isArray || ir.SharesStorage(ref.Section.Sym, s) {
		ref = &ir.ArrayRef{Pos: e.Span(), Section: c.keepAs(&ir.KeepArray{At: ir.At{Pos: e.Span()}, Value: e, Whole: isArray})}
	}
	v := shapes.SectionOperand(ref.Section, ref.Pos)
	return shapes.Triplet{Lo: c.int8(1, a.Pos), Hi: elements.OperandExtents(c.em, v)[0], Step: c.int8(1, a.Pos), Vector: v}
}
