package lower

import (
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
)

// Reduction writes an array intrinsic such as SUM out as loops that accumulate into a scalar, which stands for it.
func Reduction(c *elements.Emitter, x *ir.Transform, g elements.Given) ir.Expr {
	a := reductionArgs(x, g)
	sh := elements.ShapesOf(c, a.array, a.second, a.mask)
	if sh == nil {
		if a.array.Type().Base != ir.Invalid {
			c.Bag.Errorf(x.Pos, "rank-mismatch", "the argument of '%s' must be an array", x.Fn)
		}
		return ir.Poison(x.Pos)
	}
	if a.second != nil && len(sh.Dims) != 1 {
		// Fortran 2008, 13.7.52: the arguments of DOT_PRODUCT have rank one.
		c.Bag.Errorf(x.Pos, "rank-mismatch", "the arguments of 'dot_product' must have one dimension, these have %d", len(sh.Dims))
		return ir.Poison(x.Pos)
	}
	conformingArgs(c, sh, x.Fn, x.Pos)
	return accumulate(c, x, a, elements.NewNest(c, sh))
}

// reduceArgs are the arguments of an array intrinsic; second is that of DOT_PRODUCT.
type reduceArgs struct{ array, second, mask, kind ir.Expr }

func reductionArgs(x *ir.Transform, g elements.Given) reduceArgs {
	switch {
	case x.Fn == "dot_product":
		return reduceArgs{array: g["vector_a"], second: g["vector_b"]}
	case maskReductions[x.Fn]:
		return reduceArgs{array: g["mask"], kind: g["kind"]}
	case x.Fn == "norm2":
		return reduceArgs{array: g["x"]}
	}
	return reduceArgs{array: g["array"], mask: g["mask"]}
}

// maskReductions are the functions that have a logical argument.
var maskReductions = words("count any all parity")

func accumulate(c *elements.Emitter, x *ir.Transform, a reduceArgs, n *elements.Nest) ir.Expr {
	e, mask, t := reductionTerm(c, x, a, n)
	if e == nil {
		return ir.Poison(x.Pos)
	}
	if t.Base == ir.Character {
		return textReduction(c, x, n, e, mask, a.mask)
	}
	s := c.Temp("s", t, x.Pos)
	v := &ir.Var{Pos: x.Pos, Sym: s}
	if x.Fn == "norm2" {
		return norm(c, n, v, e)
	}
	step := []ir.Stmt{&ir.Assign{At: ir.At{Pos: x.Pos}, LHS: v, RHS: combine(c, x, v, e)}}
	m := &extremum{x: x, e: e, mask: mask, maskArg: a.mask, pos: x.Pos}
	settled := isExtremum(x, e) && n.Pre == nil
	if settled {
		c.Emit(&ir.Assign{At: ir.At{Pos: x.Pos}, LHS: v, RHS: m.start()})
		c.Emit(n.Loops(c, c.Masked(m.step(c, v), mask, a.mask, x.Pos), elements.Always)...)
		m.finish(c, n, v)
		return v
	}
	c.Emit(&ir.Assign{At: ir.At{Pos: x.Pos}, LHS: v, RHS: elements.Identity(x.Fn, t, x.Pos)})
	c.Emit(n.Wrap(c, c.Masked(step, mask, a.mask, x.Pos), s)...)
	return v
}

// reductionTerm gives the value that each element adds to a reduction, where mask holds, and the type of the result; nil
// after an error.
func reductionTerm(c *elements.Emitter, x *ir.Transform, a reduceArgs, n *elements.Nest) (e, mask ir.Expr, t ir.Type) {
	e = elements.Elements(c, n, a.array)
	if a.second != nil {
		e = dotTerm(c, x, e, elements.Elements(c, n, a.second))
	}
	if a.mask != nil {
		if mask = elements.Elements(c, n, a.mask); mask.Type().Base != ir.Logical {
			if mask.Type().Base != ir.Invalid {
				c.Bag.Errorf(mask.Span(), "type-mismatch", "the mask must be logical, this is %s", mask.Type())
			}
			return nil, nil, t
		}
		mask = c.Convert(mask, ir.Log4)
	}
	t = e.Type()
	switch fits := elements.Reduces(x.Fn, t); {
	case t.Base == ir.Invalid:
		return nil, nil, t
	case a.second == nil && !fits:
		c.Bag.Errorf(e.Span(), "type-mismatch", "the argument of '%s' is %s", x.Fn, t)
		return nil, nil, t
	}
	if x.Fn == "count" {
		kind, ok := elements.KindFrom(c, a.kind, ir.Integer, ir.Int4)
		if !ok {
			return nil, nil, t
		}
		return &ir.Const{Pos: x.Pos, T: kind, I: 1}, c.Convert(e, ir.Log4), kind
	}
	if maskReductions[x.Fn] {
		return c.Convert(e, ir.Log4), mask, ir.Log4
	}
	return e, mask, t
}

// dotTerm is one term of DOT_PRODUCT: a product, or for logical arguments a conjunction.
func dotTerm(c *elements.Emitter, x *ir.Transform, l, r ir.Expr) ir.Expr {
	lt, rt := l.Type(), r.Type()
	switch {
	case lt.Base == ir.Invalid || rt.Base == ir.Invalid:
		return ir.Poison(x.Pos)
	case lt.Base == ir.Logical && rt.Base == ir.Logical:
		return c.Operate(ir.And, l, r, x.Pos)
	case ir.IsNumeric(lt) && ir.IsNumeric(rt):
		if lt.Base == ir.Complex {
			l = c.Call("conjg", []ir.Expr{l}, lt, x.Pos)
		}
		return c.Operate(ir.Mul, l, r, x.Pos)
	}
	c.Bag.Errorf(x.Pos, "type-mismatch", "the arguments of 'dot_product' are %s and %s", lt, rt)
	return ir.Poison(x.Pos)
}

// bitReductions are the elemental functions that some reductions apply.
var bitReductions = map[string]string{"iall": "iand", "iany": "ior", "iparity": "ieor"}

// combine is the value of an accumulator with one more element.
func combine(c *elements.Emitter, x *ir.Transform, v, e ir.Expr) ir.Expr {
	switch {
	case x.Fn == "product":
		return c.Operate(ir.Mul, v, e, x.Pos)
	case x.Fn == "maxval":
		return &ir.Call{Pos: x.Pos, Fn: "max", Args: []ir.Expr{v, e}, T: v.Type()}
	case x.Fn == "minval":
		return &ir.Call{Pos: x.Pos, Fn: "min", Args: []ir.Expr{v, e}, T: v.Type()}
	case x.Fn == "all":
		return c.Operate(ir.And, v, e, x.Pos)
	case bitReductions[x.Fn] != "":
		return c.Call(bitReductions[x.Fn], []ir.Expr{v, e}, v.Type(), x.Pos)
	case x.Fn == "parity":
		return c.Operate(ir.Neqv, v, e, x.Pos)
	case v.Type().Base == ir.Logical:
		return c.Operate(ir.Or, v, e, x.Pos)
	}
	return c.Operate(ir.Add, v, e, x.Pos)
}
