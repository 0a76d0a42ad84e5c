package sem

import (
	"dhpfgo/ir"
	"math"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

// reduction writes an array intrinsic such as SUM out as loops that accumulate into a scalar, which stands for it.
func reduction(c *checker, x *parse.Ref) ir.Expr {
	g, ok := c.bind(x)
	if !ok {
		return ir.Poison(x.Pos)
	}
	a := reductionArgs(x, g)
	sh := shapesOf(c, a.array, a.second, a.mask)
	if sh == nil {
		if a.array.Type().Base != ir.Invalid {
			c.bag.Errorf(x.Pos, "rank-mismatch", "the argument of '%s' must be an array", x.Name)
		}
		return ir.Poison(x.Pos)
	}
	if a.second != nil && len(sh.dims) != 1 {
		// Fortran 2008, 13.7.52: the arguments of DOT_PRODUCT have rank one.
		c.bag.Errorf(x.Pos, "rank-mismatch", "the arguments of 'dot_product' must have one dimension, these have %d", len(sh.dims))
		return ir.Poison(x.Pos)
	}
	return c.accumulate(x, a, c.newNest(sh))
}

// reduceArgs are the arguments of an array intrinsic; second is that of DOT_PRODUCT.
type reduceArgs struct{ array, second, mask, kind ir.Expr }

func reductionArgs(x *parse.Ref, g given) reduceArgs {
	switch {
	case x.Name == "dot_product":
		return reduceArgs{array: g["vector_a"], second: g["vector_b"]}
	case maskReductions[x.Name]:
		return reduceArgs{array: g["mask"], kind: g["kind"]}
	case x.Name == "norm2":
		return reduceArgs{array: g["x"]}
	}
	return reduceArgs{array: g["array"], mask: g["mask"]}
}

// wholeReductions are the functions that combine all elements of an array to a scalar where DIM is absent; those of
// maskReductions have a logical argument.
var (
	wholeReductions = wordSet("sum product maxval minval count any all norm2 iall iany iparity parity")
	maskReductions  = wordSet("count any all parity")
)

// isLogical looks at the form of an argument that is either DIM or MASK.
func (c *checker) isLogical(x parse.Expr) bool {
	switch x := x.(type) {
	case *parse.LogicalLit:
		return true
	case *parse.Paren:
		return c.isLogical(x.X)
	case *parse.Unary:
		return x.Op == "not"
	case *parse.Binary:
		return binaryOps[x.Op] >= ir.EQ
	case *parse.Name:
		e := c.lookup(x.Ident)
		return e != nil && c.typeOf(e).Base == ir.Logical
	case *parse.Ref:
		e := c.lookup(x.Name)
		return e != nil && c.typeOf(e).Base == ir.Logical
	}
	return false
}

func (c *checker) accumulate(x *parse.Ref, a reduceArgs, n *nest) ir.Expr {
	e, mask, t := c.reductionTerm(x, a, n)
	if e == nil {
		return ir.Poison(x.Pos)
	}
	if t.Base == ir.Character {
		return c.textReduction(x, n, e, mask)
	}
	s := c.temp("s", t, x.Pos)
	v := &ir.Var{Pos: x.Pos, Sym: s}
	if x.Name == "norm2" {
		return c.norm(n, v, e)
	}
	step := []ir.Stmt{&ir.Assign{At: ir.At{Pos: x.Pos}, LHS: v, RHS: c.combine(x, v, e)}}
	m := &extremum{x: x, e: e, mask: mask, pos: x.Pos}
	settled := isExtremum(x, e) && optionalOf(a.mask) == nil && n.pre == nil
	if settled {
		c.emit(&ir.Assign{At: ir.At{Pos: x.Pos}, LHS: v, RHS: m.start()})
		c.emit(n.loops(c, c.masked(m.step(c, v), mask, a.mask, x.Pos), always)...)
		m.finish(c, n, v)
		return v
	}
	c.emit(&ir.Assign{At: ir.At{Pos: x.Pos}, LHS: v, RHS: identity(x.Name, t, x.Pos)})
	c.emit(n.wrap(c, c.masked(step, mask, a.mask, x.Pos), s)...)
	return v
}

// reductionTerm gives the value that each element adds to a reduction, where mask holds, and the type of the result; nil
// after an error.
func (c *checker) reductionTerm(x *parse.Ref, a reduceArgs, n *nest) (e, mask ir.Expr, t ir.Type) {
	e = c.elements(n, a.array)
	if a.second != nil {
		e = c.dotTerm(x, e, c.elements(n, a.second))
	}
	if a.mask != nil {
		if mask = c.elements(n, a.mask); mask.Type().Base != ir.Logical {
			if mask.Type().Base != ir.Invalid {
				c.bag.Errorf(mask.Span(), "type-mismatch", "the mask must be logical, this is %s", mask.Type())
			}
			return nil, nil, t
		}
		mask = c.convert(mask, ir.Log4)
	}
	t = e.Type()
	switch fits := c.reduces(x, t); {
	case t.Base == ir.Invalid:
		return nil, nil, t
	case a.second == nil && !fits:
		c.bag.Errorf(e.Span(), "type-mismatch", "the argument of '%s' is %s", x.Name, t)
		return nil, nil, t
	}
	if x.Name == "count" {
		kind, ok := c.kindFrom(a.kind, ir.Integer, ir.Int4)
		if !ok {
			return nil, nil, t
		}
		return &ir.Const{Pos: x.Pos, T: kind, I: 1}, c.convert(e, ir.Log4), kind
	}
	if maskReductions[x.Name] {
		return c.convert(e, ir.Log4), mask, ir.Log4
	}
	return e, mask, t
}

// reduces reports whether a reduction takes values of a type, Fortran 2008, 13.7.
func (c *checker) reduces(x *parse.Ref, t ir.Type) bool {
	switch x.Name {
	case "sum", "product":
		return ir.IsNumeric(t)
	case "maxval", "minval":
		return ir.IsNumeric(t) && t.Base != ir.Complex || t.Base == ir.Character
	case "iall", "iany", "iparity":
		return t.Base == ir.Integer
	case "norm2":
		return t.Base == ir.Real
	}
	return t.Base == ir.Logical
}

// dotTerm is one term of DOT_PRODUCT: a product, or for logical arguments a conjunction.
func (c *checker) dotTerm(x *parse.Ref, l, r ir.Expr) ir.Expr {
	lt, rt := l.Type(), r.Type()
	switch {
	case lt.Base == ir.Invalid || rt.Base == ir.Invalid:
		return ir.Poison(x.Pos)
	case lt.Base == ir.Logical && rt.Base == ir.Logical:
		return c.operate(ir.And, l, r, x.Pos)
	case ir.IsNumeric(lt) && ir.IsNumeric(rt):
		if lt.Base == ir.Complex {
			l = c.call("conjg", []ir.Expr{l}, lt, x.Pos)
		}
		return c.operate(ir.Mul, l, r, x.Pos)
	}
	c.bag.Errorf(x.Pos, "type-mismatch", "the arguments of 'dot_product' are %s and %s", lt, rt)
	return ir.Poison(x.Pos)
}

// bitReductions are the elemental functions that some reductions apply.
var bitReductions = map[string]string{"iall": "iand", "iany": "ior", "iparity": "ieor"}

// combine is the value of an accumulator with one more element.
func (c *checker) combine(x *parse.Ref, v, e ir.Expr) ir.Expr {
	switch {
	case x.Name == "product":
		return c.operate(ir.Mul, v, e, x.Pos)
	case x.Name == "maxval":
		return &ir.Call{Pos: x.Pos, Fn: "max", Args: []ir.Expr{v, e}, T: v.Type()}
	case x.Name == "minval":
		return &ir.Call{Pos: x.Pos, Fn: "min", Args: []ir.Expr{v, e}, T: v.Type()}
	case x.Name == "all":
		return c.operate(ir.And, v, e, x.Pos)
	case bitReductions[x.Name] != "":
		return c.call(bitReductions[x.Name], []ir.Expr{v, e}, v.Type(), x.Pos)
	case x.Name == "parity":
		return c.operate(ir.Neqv, v, e, x.Pos)
	case v.Type().Base == ir.Logical:
		return c.operate(ir.Or, v, e, x.Pos)
	}
	return c.operate(ir.Add, v, e, x.Pos)
}

// identity is the value of the intrinsic for an array without elements, Fortran 2008, 13.7.
func identity(fn string, t ir.Type, pos diag.Span) *ir.Const {
	k := &ir.Const{Pos: pos, T: t}
	switch fn {
	case "product":
		k.I, k.R = 1, 1
	case "maxval":
		k.R = -hugeReal(t.Kind)
		k.I = -ir.HugeInt(t.Kind) - 1
	case "minval":
		k.R = hugeReal(t.Kind)
		k.I = ir.HugeInt(t.Kind)
	case "all":
		k.L = true
	case "iall":
		k.I = -1
	}
	if t.Base == ir.Integer {
		k.R = 0
	} else {
		k.I = 0
	}
	return k
}

func hugeReal(kind int) float64 {
	if kind == 4 {
		return math.MaxFloat32
	}
	return math.MaxFloat64
}
