// Package transforms types references of the transformational functions of Fortran, SUM, CSHIFT, PACK and their like, from the types
// and shapes of their arguments. It needs nothing of the unit that they stand in.
package transforms

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
)

type typer struct {
	em  *elements.Emitter
	bag *diag.Bag
}

// Type finds the type and the number of dimensions of what a transformational function gives, Fortran 2008, 13.7; false
// after an error, which goes to the bag.
func Type(em *elements.Emitter, bag *diag.Bag, x *ir.Transform, g elements.Given) bool {
	c := typer{em, bag}
	switch x.Fn {
	case "dot_product":
		return c.typeDotProduct(x, g)
	case "matmul":
		return c.typeProduct(x, g)
	case "transpose":
		return c.typeTranspose(x, g)
	case "maxloc", "minloc", "findloc":
		t, ok := elements.KindFrom(c.em, g["kind"], ir.Integer, ir.Int4)
		if !ok || !c.typeAlong(x, g) {
			return false
		}
		if x.T = t; g["dim"] == nil {
			x.Dims = 1
		}
		return true
	case "spread":
		x.T, x.Dims = g["source"].Type(), ir.Rank(g["source"])+1
		return true
	case "cshift", "eoshift":
		x.T, x.Dims = g["array"].Type(), ir.Rank(g["array"])
		return c.mustBeArray(x, g["array"])
	case "reshape":
		return c.typeReshape(x, g)
	case "pack":
		x.T, x.Dims = g["array"].Type(), 1
		return c.mustBeArray(x, g["array"])
	case "unpack":
		x.T, x.Dims = g["vector"].Type(), ir.Rank(g["mask"])
		return c.mustBeArray(x, g["vector"]) && c.mustBeArray(x, g["mask"])
	case "transfer":
		if x.T = g["mold"].Type(); ir.Rank(g["mold"]) > 0 || g["size"] != nil {
			x.Dims = 1
		}
		return x.T.Base != ir.Invalid
	}
	return c.typeReduction(x, g)
}

// mustBeArray reports an argument that is a scalar.
func (c typer) mustBeArray(x *ir.Transform, e ir.Expr) bool {
	if ir.Rank(e) == 0 {
		c.bag.Errorf(e.Span(), "rank-mismatch", "this argument of '%s' must be an array", x.Fn)
	}
	return ir.Rank(e) > 0
}

// typeAlong checks the array, the mask and the dimension of a function that takes an array along a dimension or as a whole.
func (c typer) typeAlong(x *ir.Transform, g elements.Given) bool {
	array := reduced(g)
	n := ir.Rank(array)
	if n == 0 {
		c.bag.Errorf(x.Pos, "rank-mismatch", "the argument of '%s' must be an array", x.Fn)
		return false
	}
	elements.Conforming(c.em, array, g["mask"])
	if m := g["mask"]; m != nil && m.Type().Base != ir.Logical && m != array {
		c.bag.Errorf(m.Span(), "type-mismatch", "the mask must be logical, this is %s", m.Type())
		return false
	}
	dim := g["dim"]
	if dim == nil {
		return true
	}
	if e := c.em.IntegerValue(dim, "the dimension"); e.Type().Base != ir.Integer {
		return false
	}
	if ir.IsConst(dim) {
		if _, ok := elements.Dimension(c.em, x.Fn, dim, n); !ok {
			return false
		}
	}
	x.Dims = n - 1
	return true
}

// reduced is the argument that a reduction combines the elements of.
func reduced(g elements.Given) ir.Expr {
	for _, name := range []string{"array", "x", "mask"} {
		if g[name] != nil {
			return g[name]
		}
	}
	return nil
}

// typeReduction is SUM and its like.
func (c typer) typeReduction(x *ir.Transform, g elements.Given) bool {
	if !c.typeAlong(x, g) {
		return false
	}
	array := reduced(g)
	x.T = array.Type()
	if !elements.Reduces(x.Fn, x.T) {
		c.bag.Errorf(array.Span(), "type-mismatch", "the argument of '%s' is %s", x.Fn, x.T)
		return false
	}
	switch {
	case x.Fn == "count":
		var ok bool
		x.T, ok = elements.KindFrom(c.em, g["kind"], ir.Integer, ir.Int4)
		return ok
	case x.T.Base == ir.Logical:
		x.T = ir.Log4
	}
	return true
}

func (c typer) typeDotProduct(x *ir.Transform, g elements.Given) bool {
	a, b := g["vector_a"], g["vector_b"]
	if n := max(ir.Rank(a), ir.Rank(b)); n == 0 {
		c.bag.Errorf(x.Pos, "rank-mismatch", "the argument of '%s' must be an array", x.Fn)
		return false
	} else if n > 1 {
		// Fortran 2008, 13.7.52: the arguments of DOT_PRODUCT have rank one.
		c.bag.Errorf(x.Pos, "rank-mismatch", "the arguments of 'dot_product' must have one dimension, these have %d", n)
		return false
	}
	elements.Conforming(c.em, a, b)
	return c.typeTerm(x, a.Type(), b.Type())
}

// typeTerm is the type of a product of elements, or of their conjunction.
func (c typer) typeTerm(x *ir.Transform, s, t ir.Type) bool {
	switch {
	case s.Base == ir.Logical && t.Base == ir.Logical:
		x.T = ir.Type{Base: ir.Logical, Kind: max(s.Kind, t.Kind)}
	case ir.IsNumeric(s) && ir.IsNumeric(t):
		x.T = elements.Common(s, t)
	default:
		c.bag.Errorf(x.Pos, "type-mismatch", "the arguments of '%s' are %s and %s", x.Fn, s, t)
		return false
	}
	return true
}

func (c typer) typeProduct(x *ir.Transform, g elements.Given) bool {
	a, b := g["matrix_a"], g["matrix_b"]
	if !c.mustBeArray(x, a) || !c.mustBeArray(x, b) {
		return false
	}
	if m, n := ir.Rank(a), ir.Rank(b); m > 2 || n > 2 || m+n < 3 {
		c.bag.Errorf(x.Pos, "rank-mismatch", "the arguments of 'matmul' have %d and %d dimensions", m, n).
			Note("Fortran 2008, 13.7.109: one has two dimensions, the other one or two")
		return false
	}
	x.Dims = ir.Rank(a) + ir.Rank(b) - 2
	return c.typeTerm(x, a.Type(), b.Type())
}

func (c typer) typeTranspose(x *ir.Transform, g elements.Given) bool {
	m := g["matrix"]
	if !c.mustBeArray(x, m) {
		return false
	}
	if n := ir.Rank(m); n != 2 {
		c.bag.Errorf(x.Pos, "rank-mismatch", "the argument of 'transpose' must have two dimensions, this has %d", n)
		return false
	}
	x.T, x.Dims = m.Type(), 2
	return true
}

// typeReshape counts the elements of SHAPE: an integer array of one dimension and constant size, at least 1 and at most 15,
// Fortran 2008, 13.7.144.
func (c typer) typeReshape(x *ir.Transform, g elements.Given) bool {
	if !c.mustBeArray(x, g["source"]) || !c.mustBeArray(x, g["shape"]) {
		return false
	}
	n, ok := int64(0), false
	if sh := shapes.Of(g["shape"]); len(sh.Dims) == 1 {
		n, ok = sh.Dims[0].Extent()
	}
	if !ok || n < 1 || n > 15 || g["shape"].Type().Base != ir.Integer {
		c.bag.Errorf(g["shape"].Span(), "argument", "the shape must be an integer array of one dimension and of constant size")
		return false
	}
	x.T, x.Dims = g["source"].Type(), int(n)
	if elements.VariableOrder(g["order"]) {
		if sh := shapes.Of(g["order"]); sh == nil || len(sh.Dims) != 1 {
			c.bag.Errorf(g["order"].Span(), "argument", "'order' must be an integer array of one dimension")
			return false
		}
		return g["pad"] != nil || c.enough(x, g)
	}
	return elements.OrderArgument(c.em, g["order"], int(n)) != nil && (g["pad"] != nil || c.enough(x, g))
}

// enough checks that SOURCE has an element for each of the result where both sizes are known.
func (c typer) enough(x *ir.Transform, g elements.Given) bool {
	have, okHave := shapes.KnownSize(shapes.Of(g["source"]))
	need, okNeed := shapes.KnownSize(shapes.Of(x))
	if okHave && okNeed && have < need {
		late := shapes.IsLate(x.Args...)
		elements.Misfit(c.em, late)(x.Pos, "shape-mismatch", "'reshape' needs %s, the source has %d", diag.Count(int(need), "element"), have).
			Help("give 'pad=' for the rest")
		return late
	}
	return true
}
