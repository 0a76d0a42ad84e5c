package shapes

import (
	"dhpfgo/ir"
)

// ConstantsOf are the values if all are constant, else nil.
func ConstantsOf(values []ir.Expr) []*ir.Const {
	var out []*ir.Const
	for _, e := range values {
		k, ok := e.(*ir.Const)
		if !ok {
			return nil
		}
		out = append(out, k)
	}
	return out
}

// ofConstructor is the shape of a constructor; its extent is unknown where only loops tell it.
func ofConstructor(x *ir.Constructor) *Shape {
	one := ir.Int8At(1, x.Pos)
	t := unknownExtent(x)
	if do := SingleLoop(x); do != nil {
		t = Triplet{Lo: do.Lo, Hi: do.Hi, Step: do.Step}
	} else if n, ok := valueCount(x.Items); ok {
		t = Triplet{Lo: one, Hi: ir.Int8At(n, x.Pos), Step: one}
	}
	return &Shape{Pos: x.Pos, Dims: []Triplet{t}}
}

// valueCount is the number of values where constants tell it.
func valueCount(items []ir.Expr) (size int64, ok bool) {
	for _, item := range items {
		n, known := int64(1), true
		if do, isDo := item.(*ir.ImpliedDo); isDo {
			inner, okInner := valueCount(do.Items)
			trips, okTrips := Triplet{Lo: do.Lo, Hi: do.Hi, Step: do.Step}.Extent()
			n, known = trips*inner, okInner && okTrips
		} else if sh := Of(item); sh != nil {
			n, known = KnownSize(sh)
		}
		if size += n; !known {
			return 0, false
		}
	}
	return size, true
}

// SingleLoop is the implied DO that a constructor is over one scalar, nil for other constructors.
func SingleLoop(x *ir.Constructor) *ir.ImpliedDo {
	if len(x.Items) != 1 {
		return nil
	}
	do, ok := x.Items[0].(*ir.ImpliedDo)
	if !ok || len(do.Items) != 1 || ir.Rank(do.Items[0]) > 0 {
		return nil
	}
	return do
}
