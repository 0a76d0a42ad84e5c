package comm

import (
	"slices"

	"dhpfgo/ir"
	"dhpfgo/partition/compute"
	"dhpfgo/partition/spmd"
	"dhpfgo/partition/tree"
)

// A dummy argument may be declared larger than what it is called with. Where no set says which of its elements the updates of a
// reduction touch, each image makes elements neutral as it comes to them, in the last dimension, and all of them combine what any
// has come to:
//
//	do i; t(ix(i)) = t(ix(i)) + e; end do     =>     lo = ub+1; hi = lb-1
//	                                                 do i
//	                                                   p = ix(i)
//	                                                   if (p < lo .or. p > hi) t(elements between p and lo..hi) = 0; lo = ...; hi = ...
//	                                                   t(ix(i)) = t(ix(i)) + e
//	                                                 end do
//	                                                 first = min over images of lo; last = max over images of hi
//	                                                 t(first:lo-1) = 0; t(hi+1:last) = 0; reduce t(first:last)
//
// Image 1 makes nothing neutral: its elements have the values from before.
type cover struct {
	u      *Unit
	r      *compute.Reduction
	at     ir.At
	lo, hi *ir.Symbol
	box    [2][]ir.Expr // of the reduction; what it says of the last dimension is not used
}

// endless reports whether nobody knows before a reduction which elements of the last dimension of a dummy argument it updates; fixed
// says that the forms of affine subscripts do not change in it.
func endless(u *Unit, r *compute.Reduction, fixed bool) bool {
	return r.Scalar.Storage == ir.Argument && slices.ContainsFunc(r.Leaves, func(n *tree.Node) bool {
		_, affine := u.Affine(lastOf(n), n)
		return !affine || !fixed
	})
}

// lastOf is the last subscript of the element that an update sets.
func lastOf(n *tree.Node) ir.Expr {
	e := n.Stmt.(*ir.Assign).LHS.(*ir.Elem)
	return e.Subs[len(e.Subs)-1]
}

// coverAsReached writes a reduction's beginning, updates and end for the elements that the images come to.
func coverAsReached(u *Unit, r *compute.Reduction, at ir.At, lo, hi []ir.Expr) {
	c := &cover{u: u, r: r, at: at, lo: u.MakeSymbol(r.Scalar.Name+"%lo", ir.Int8), hi: u.MakeSymbol(r.Scalar.Name+"%hi", ir.Int8), box: [2][]ir.Expr{lo, hi}}
	last := len(lo) - 1
	around := u.Around.Of(r.Region)
	around.Before = append(around.Before,
		c.assign(c.lo, ir.Int8Op(ir.Add, ir.CloneExpr(hi[last]), ir.Int8Const(1))), c.assign(c.hi, ir.Int8Op(ir.Sub, ir.CloneExpr(lo[last]), ir.Int8Const(1))))
	for _, n := range r.Leaves {
		u.Around.Of(n).First = c.reach(n)
	}
	around.After = append(around.After, c.together()...)
}

func (c *cover) assign(to *ir.Symbol, e ir.Expr) ir.Stmt {
	return &ir.Assign{At: c.at, LHS: value(to), RHS: e}
}

func value(s *ir.Symbol) ir.Expr { return &ir.Var{Sym: s} }

// reach adds the element that an update sets to what the image has come to.
func (c *cover) reach(n *tree.Node) []ir.Stmt {
	p := c.u.MakeSymbol(c.r.Scalar.Name+"%at", ir.Int8)
	before, after := ir.Compare(ir.LT, value(p), value(c.lo)), ir.Compare(ir.GT, value(p), value(c.hi))
	none := ir.Compare(ir.GT, value(c.lo), value(c.hi))
	one := ir.Int8Const(1)
	return []ir.Stmt{
		c.assign(p, ir.Int8Of(ir.CloneExpr(lastOf(n)))),
		ir.Guarded(c.at, &ir.Binary{Op: ir.Or, X: before, Y: after, T: ir.Log4},
			ir.Guarded(c.at, none, c.assign(c.lo, value(p)), c.assign(c.hi, ir.Int8Op(ir.Sub, value(p), one))),
			c.neutral(value(p), ir.Int8Op(ir.Sub, value(c.lo), one)),
			c.neutral(ir.Int8Op(ir.Add, value(c.hi), one), value(p)),
			c.assign(c.lo, ir.Extreme("min", []ir.Expr{value(c.lo), value(p)})),
			c.assign(c.hi, ir.Extreme("max", []ir.Expr{value(c.hi), value(p)}))),
	}
}

// together combines what the images have come to.
func (c *cover) together() []ir.Stmt {
	first, last := c.u.MakeSymbol(c.r.Scalar.Name+"%first", ir.Int8), c.u.MakeSymbol(c.r.Scalar.Name+"%last", ir.Int8)
	one := ir.Int8Const(1)
	k := len(c.box[0]) - 1
	lo, hi := slices.Clone(c.box[0]), slices.Clone(c.box[1])
	lo[k], hi[k] = value(first), value(last)
	return []ir.Stmt{
		c.assign(first, value(c.lo)), &spmd.Reduce{At: c.at, Var: first, Op: ir.ReduceMin},
		c.assign(last, value(c.hi)), &spmd.Reduce{At: c.at, Var: last, Op: ir.ReduceMax},
		c.neutral(value(first), ir.Extreme("min", []ir.Expr{value(last), ir.Int8Op(ir.Sub, value(c.lo), one)})),
		c.neutral(ir.Extreme("max", []ir.Expr{value(first), ir.Int8Op(ir.Add, value(c.hi), one)}), value(last)),
		&spmd.Reduce{At: c.at, Var: c.r.Scalar, Op: c.r.Op, Lo: lo, Hi: hi},
	}
}

// neutral makes the elements from lo to hi of the last dimension neutral on all images but the first.
func (c *cover) neutral(lo, hi ir.Expr) ir.Stmt {
	k := len(c.box[0]) - 1
	from, to := ir.CloneExprs(c.box[0]), ir.CloneExprs(c.box[1])
	from[k], to[k] = lo, hi
	return neutralBox(c.u, c.r, c.at, from, to)
}
