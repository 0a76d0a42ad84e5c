package lower

import (
	"strconv"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
)

// Tests of shapes that only the run knows, in front of assignments:
//
//	a = b   =>   if (n /= m) error stop 'dimension 1 of ''a'' and of what is assigned to it have different extents';   a = b

// mustFit lets the run end where an assignment would allocate a distributed array anew, Fortran 2008, 7.2.1.3, whose layout comes into
// being with ALLOCATE, or a coarray, which all images allocate together.
func mustFit(c *elements.Emitter, s *ir.Reallocate, a *ir.Symbol) []ir.Stmt {
	differs, known := ir.Expr(&ir.Unary{Pos: s.Pos, Op: ir.Not, X: &ir.Status{Pos: s.Pos, Sym: a}}), true
	sh := shapes.Of(s.Value)
	for k, d := range shapes.Whole(a) {
		_, okOld := d.Extent()
		_, okNew := sh.Dims[k].Extent()
		if okOld && okNew {
			continue
		}
		known = false
		differs = or(differs, extentDiffers(c, d, c.Convert(c.SizeOf(sh.Dims[k], s.Pos), ir.Int8), s.Pos), s.Pos)
	}
	if s.Coarray {
		return []ir.Stmt{mustNot(s, differs, a.Name)}
	}
	if known {
		return nil
	}
	return []ir.Stmt{ir.Guarded(s.At, differs, elements.Stopping("the distributed array '"+a.Name+
		"' would be allocated anew by an assignment: deallocate it and allocate it with the new shape before", s.Pos))}
}

// mustNot lets the run end where an assignment would allocate a coarray.
func mustNot(s *ir.Reallocate, differs ir.Expr, name string) ir.Stmt {
	return ir.Guarded(s.At, differs, elements.Stopping("the coarray '"+name+"' is not allocated, or has another shape than what is assigned to it", s.Pos))
}

// conforming lets the run end, with --check, where the right side of an array assignment has operands of another shape.
func conforming(c *elements.Emitter, s *ir.Assign) {
	a, sh := assignedArray(s.LHS), shapes.Of(s.RHS)
	if !c.Check || sh == nil || a == nil || a.Section.Sym.Deferred {
		return
	}
	own := shapes.Of(a).Dims
	for _, dims := range append([][]shapes.Triplet{sh.Dims}, sh.Others...) {
		for k := 0; k < len(dims) && len(dims) == len(own); k++ {
			if differs := extentsDiffer(c, own[k], dims[k], s.Pos); differs != nil {
				c.Emit(ir.Guarded(s.At, differs, elements.Stopping("dimension "+strconv.Itoa(k+1)+" of '"+a.Section.Sym.Name+
					"' and of what is assigned to it have different extents", s.Pos)))
			}
		}
	}
}

// conformingArgs lets the run end, with --check, where arguments of a function have other shapes than the first.
func conformingArgs(c *elements.Emitter, sh *shapes.Shape, function string, pos diag.Span) {
	if !c.Check || sh == nil {
		return
	}
	for _, dims := range sh.Others {
		for k := range dims {
			c.Emit(mustAgree(c, sh.Dims[k], dims[k], "the arguments of '"+function+"' have different extents in dimension "+strconv.Itoa(k+1), pos)...)
		}
	}
}

// mustAgree lets the run end, with --check, where two ranges have different lengths.
func mustAgree(c *elements.Emitter, a, b shapes.Triplet, what string, pos diag.Span) []ir.Stmt {
	if differs := extentsDiffer(c, a, b, pos); c.Check && differs != nil {
		return []ir.Stmt{ir.Guarded(ir.At{Pos: pos}, differs, elements.Stopping(what, pos))}
	}
	return nil
}

// assignedArray is the array section that an assignment sets, or of which it sets substrings.
func assignedArray(lhs ir.Expr) *ir.ArrayRef {
	if sub, ok := lhs.(*ir.Substr); ok {
		lhs = sub.X
	}
	a, _ := lhs.(*ir.ArrayRef)
	return a
}

// extentsDiffer compares the lengths of two ranges; nil where they are equal for certain, or one is not known here.
func extentsDiffer(c *elements.Emitter, a, b shapes.Triplet, pos diag.Span) ir.Expr {
	_, knownA := a.Extent()
	_, knownB := b.Extent()
	if knownA && knownB || !shapes.IsKnown(a) || !shapes.IsKnown(b) {
		return nil
	}
	n, m := c.Convert(c.SizeOf(a, pos), ir.Int8), c.Convert(c.SizeOf(b, pos), ir.Int8)
	if ir.EqualStripped(n, m) {
		return nil
	}
	return &ir.Binary{Pos: pos, Op: ir.NE, X: n, Y: m, T: ir.Log4}
}
