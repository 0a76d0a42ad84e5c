package sem

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/shapes"
	"dhpfgo/parse"
)

// keepsShape sees to it that an assignment to a whole allocatable array with a mapping does not need to allocate it anew,
// Fortran 2008, 7.2.1.3: its layout comes into being with ALLOCATE. It reports whether that can be; what only the run knows is tested there.
func (c reallocator) keepsShape(s *parse.Assign, t *target, sh *shapes.Shape) bool {
	_, named := s.LHS.(*parse.Name)
	if !named || !t.sym.Allocatable || t.sym.Map == nil && !t.sym.Whole || t.sym.Deferred {
		return true
	}
	if sh == nil || len(sh.Dims) != t.sym.Rank() || sameShape(sh.Dims, shapes.Whole(t.sym)) {
		return true
	}
	if !shapes.Conform(shapes.Whole(t.sym), sh.Dims) {
		// HPF 2.0, 3.5: an allocatable array is mapped when it is allocated.
		c.bag.Errorf(sh.Pos, "shape-mismatch", "this assignment would allocate the distributed array '%s' anew: its shape is %s, not %s", t.sym.Name,
			shapes.Text(shapes.Whole(t.sym)), shapes.Text(sh.Dims)).Because(t.sym.Pos, "distributed").At("shape %s", shapes.Text(sh.Dims)).
			Note("HPF 2.0, 3.5: an allocatable array gets its mapping from ALLOCATE").
			Help("deallocate '%s' and allocate it with the new shape before", t.sym.Name)
		return false
	}
	at, pos := ir.At{Pos: s.Pos}, s.Pos
	differs, known := ir.Expr(&ir.Unary{Pos: pos, Op: ir.Not, X: &ir.Status{Pos: pos, Sym: t.sym}}), true
	for k, d := range shapes.Whole(t.sym) {
		_, okOld := d.Extent()
		_, okNew := sh.Dims[k].Extent()
		if okOld && okNew {
			continue
		}
		known = false
		old, extent := c.convert(c.em.SizeOf(d, pos), ir.Int8), c.convert(c.em.SizeOf(sh.Dims[k], pos), ir.Int8)
		differs = &ir.Binary{Pos: pos, Op: ir.Or, X: differs, Y: &ir.Binary{Pos: pos, Op: ir.NE, X: old, Y: extent, T: ir.Log4}, T: ir.Log4}
	}
	if known {
		return true
	}
	text := pos.String() + ": the distributed array '" + t.sym.Name + "' would be allocated anew by an assignment: deallocate it and allocate it with the new shape before"
	stop := &ir.Stop{At: at, Error: true, Code: &ir.Const{Pos: pos, T: ir.Type{Base: ir.Character, Kind: 1, Len: len(text)}, S: text}}
	c.emit(&ir.If{At: at, Branches: []ir.Branch{{Pos: pos, Cond: differs, Body: []ir.Stmt{stop}}}})
	return true
}

// checkConforming lets the run end, with --check, where the right side of an array assignment has operands of another shape.
func checkConforming(c *checker, s *parse.Assign, t *target, sh *shapes.Shape) {
	own := t.shape()
	if !c.global.opt.Check || sh == nil || own == nil || t.sym.Deferred {
		return
	}
	for _, dims := range append([][]shapes.Triplet{sh.Dims}, sh.Others...) {
		for k := 0; k < len(dims) && len(dims) == len(own.Dims); k++ {
			if differs := extentsDiffer(c, own.Dims[k], dims[k], s.Pos); differs != nil {
				text := s.Pos.String() + ": dimension " + itoa(k+1) + " of '" + t.sym.Name + "' and of what is assigned to it have different extents"
				stop := &ir.Stop{At: ir.At{Pos: s.Pos}, Error: true, Code: &ir.Const{Pos: s.Pos, T: ir.Type{Base: ir.Character, Kind: 1, Len: len(text)}, S: text}}
				c.emit(&ir.If{At: ir.At{Pos: s.Pos}, Branches: []ir.Branch{{Pos: s.Pos, Cond: differs, Body: []ir.Stmt{stop}}}})
			}
		}
	}
}

// extentsDiffer compares the lengths of two ranges; nil where they are equal for certain, or one is not known here.
func extentsDiffer(c *checker, a, b shapes.Triplet, pos diag.Span) ir.Expr {
	_, knownA := a.Extent()
	_, knownB := b.Extent()
	if knownA && knownB || !shapes.IsKnown(a) || !shapes.IsKnown(b) {
		return nil
	}
	n, m := c.convert(c.em.SizeOf(a, pos), ir.Int8), c.convert(c.em.SizeOf(b, pos), ir.Int8)
	if ir.EqualStripped(n, m) {
		return nil
	}
	return &ir.Binary{Pos: pos, Op: ir.NE, X: n, Y: m, T: ir.Log4}
}
