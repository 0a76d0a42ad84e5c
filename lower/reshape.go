package lower

import (
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
)

// reshape is RESHAPE, Fortran 2008, 13.7.144: the elements of SOURCE, then those of PAD again and again, in the order of
// the dimensions that ORDER gives.
func reshape(c *elements.Emitter, x *ir.Transform, g elements.Given) *Computed {
	source := elements.OperandOf(c, x.Fn, g["source"])
	if source == nil {
		return nil
	}
	extents := shapeArgument(c, x, g["shape"])
	if extents == nil {
		return nil
	}
	place := placement(c, x, g["order"], extents)
	if place == nil {
		return nil
	}
	flat := flattened(c, source)
	var pad *shapes.Operand
	if g["pad"] != nil {
		if pad = elements.OperandOf(c, x.Fn, g["pad"]); pad == nil {
			return nil
		}
		if pad.Sym.Type != source.Sym.Type {
			c.Bag.Errorf(pad.Pos, "type-mismatch", "the elements of 'pad' are %s, those of 'source' %s", pad.Sym.Type, source.Sym.Type)
			return nil
		}
		pad = flattened(c, pad)
	}
	r := elements.ResultLike(c, source.Sym, extents, x.Pos)
	if pad == nil {
		c.Fill(r, func(i []ir.Expr) ir.Expr {
			return elements.OperandAt(c, flat, []ir.Expr{place(i, elements.ExtentsOfResult(r))})
		})
	} else {
		c.Emit(padded(c, x, r, place, flat, pad)...)
	}
	return ArrayValue(r)
}

// placing is the number of an element of the result, from 1, in the order in which they are filled.
type placing func(index, extents []ir.Expr) ir.Expr

// placement takes the argument ORDER; nil after an error.
func placement(c *elements.Emitter, x *ir.Transform, e ir.Expr, extents []ir.Expr) placing {
	if elements.VariableOrder(e) {
		strides := stridesOfRun(c, x, e, extents)
		if strides == nil {
			return nil
		}
		return func(index, _ []ir.Expr) ir.Expr {
			var at ir.Expr = c.Int8(1, x.Pos)
			for d, s := range strides {
				at = c.Arith(ir.Add, at, c.Arith(ir.Mul, c.Arith(ir.Sub, index[d], c.Int8(1, x.Pos), x.Pos), s, x.Pos), x.Pos)
			}
			return at
		}
	}
	order := elements.OrderArgument(c, e, len(extents))
	if order == nil {
		return nil
	}
	return func(index, extents []ir.Expr) ir.Expr { return linear(c, index, extents, order, x) }
}

// stridesOfRun computes how far apart the elements along each dimension are, where ORDER is known only at run time: dimension
// order(1) runs fastest. What is no permutation ends the run.
func stridesOfRun(c *elements.Emitter, x *ir.Transform, e ir.Expr, extents []ir.Expr) []ir.Expr {
	o := elements.OperandOf(c, x.Fn, e)
	if o == nil {
		return nil
	}
	at := ir.At{Pos: x.Pos}
	set := func(v, value ir.Expr) ir.Stmt { return &ir.Assign{At: at, LHS: v, RHS: value} }
	stride := &ir.Var{Pos: x.Pos, Sym: c.Temp("stride", ir.Int8, x.Pos)}
	c.Emit(set(stride, c.Int8(1, x.Pos)))
	var strides []ir.Expr
	for range extents {
		s := &ir.Var{Pos: x.Pos, Sym: c.Temp("stride", ir.Int8, x.Pos)}
		strides = append(strides, s)
		c.Emit(set(s, c.Int8(0, x.Pos)))
	}
	stop := elements.Stopping("the argument ORDER of RESHAPE is no permutation", x.Pos)
	for j := range extents {
		which := c.Hold(c.Convert(elements.OperandAt(c, o, []ir.Expr{c.Int8(int64(j+1), x.Pos)}), ir.Int8), "order")
		choice := &ir.If{At: at}
		for d, s := range strides {
			free := c.Operate(ir.And, c.Operate(ir.EQ, which, c.Int8(int64(d+1), x.Pos), x.Pos), c.Operate(ir.EQ, s, c.Int8(0, x.Pos), x.Pos), x.Pos)
			wider := c.Operate(ir.Mul, stride, c.Call("max", []ir.Expr{c.Convert(extents[d], ir.Int8), c.Int8(1, x.Pos)}, ir.Int8, x.Pos), x.Pos)
			choice.Branches = append(choice.Branches, ir.Branch{Pos: x.Pos, Cond: free, Body: []ir.Stmt{set(s, stride), set(stride, wider)}})
		}
		choice.Branches = append(choice.Branches, ir.Branch{Pos: x.Pos, Body: []ir.Stmt{stop}})
		c.Emit(choice)
	}
	return strides
}

// shapeArgument evaluates an array of extents, of which the number must be constant; nil after an error.
func shapeArgument(c *elements.Emitter, x *ir.Transform, e ir.Expr) []ir.Expr {
	o := elements.OperandOf(c, x.Fn, e)
	if o == nil {
		return nil
	}
	n, ok := int64(0), false
	if o.Rank() == 1 {
		n, ok = o.Dims[0].Extent()
	}
	if !ok || n < 1 || n > 15 || o.Sym.Type.Base != ir.Integer {
		// Fortran 2008, 13.7.144: an integer array of one dimension and constant size, at least 1 and at most 15.
		c.Bag.Errorf(e.Span(), "argument", "the shape must be an integer array of one dimension and of constant size")
		return nil
	}
	var out []ir.Expr
	for k := range n {
		value := elements.OperandAt(c, o, []ir.Expr{c.Int8(k+1, x.Pos)})
		if o.Sym.InitElems != nil && o.Sym.Made {
			value = o.Sym.InitElems[k]
		}
		extent := c.Call("max", []ir.Expr{c.Convert(value, ir.Int8), c.Int8(0, x.Pos)}, ir.Int8, x.Pos)
		out = append(out, c.Hold(extent, "n"))
	}
	return out
}

// flattened is an operand of one dimension with the elements of o in array element order.
func flattened(c *elements.Emitter, o *shapes.Operand) *shapes.Operand {
	if o.Rank() == 1 {
		return o
	}
	s := textScratch(c, "flat", &ir.Elem{Pos: o.Pos, Sym: o.Sym}, []ir.Expr{operandSize(c, o)}, o.Pos)
	n, index := c.Positions(elements.OperandExtents(c, o), o.Pos)
	order := make([]int, o.Rank())
	for k := range order {
		order[k] = k
	}
	at := elements.ElemAt(s, []ir.Expr{linear(c, index, elements.OperandExtents(c, o), order, &ir.Transform{Pos: o.Pos})}, o.Pos)
	c.Emit(n.Wrap(c, []ir.Stmt{&ir.Assign{At: ir.At{Pos: o.Pos}, LHS: at, RHS: elements.OperandAt(c, o, index)}})...)
	return shapes.NewOperand(s, shapes.Whole(s), o.Pos)
}

// linear is the number of an element, from 1, when dimension order[0] runs fastest, then order[1] and so on.
func linear(c *elements.Emitter, index, extents []ir.Expr, order []int, x *ir.Transform) ir.Expr {
	one := c.Int8(1, x.Pos)
	var at, stride ir.Expr = one, one
	for _, k := range order {
		steps := c.Arith(ir.Sub, index[k], one, x.Pos)
		at = c.Arith(ir.Add, at, c.Arith(ir.Mul, steps, stride, x.Pos), x.Pos)
		stride = c.Arith(ir.Mul, stride, extents[k], x.Pos)
	}
	return at
}

// padded fills an array from a source and, after its end, from pad again and again.
func padded(c *elements.Emitter, x *ir.Transform, r *ir.Symbol, place placing, source, pad *shapes.Operand) []ir.Stmt {
	pos := x.Pos
	have := c.Hold(operandSize(c, source), "n")
	n, index := c.Positions(elements.ExtentsOfResult(r), pos)
	k := &ir.Var{Pos: pos, Sym: c.Temp("k", ir.Int8, pos)}
	at := elements.ElemAt(r, index, pos)
	behind := c.Operate(ir.Sub, c.Operate(ir.Sub, k, have, pos), c.Int8(1, pos), pos)
	again := c.Operate(ir.Add, c.Call("mod", []ir.Expr{behind, c.Call("max", []ir.Expr{operandSize(c, pad), c.Int8(1, pos)}, ir.Int8, pos)}, ir.Int8, pos), c.Int8(1, pos), pos)
	body := []ir.Stmt{
		&ir.Assign{At: ir.At{Pos: pos}, LHS: k, RHS: place(index, elements.ExtentsOfResult(r))},
		&ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{
			{Pos: pos, Cond: c.Operate(ir.LE, k, have, pos), Body: []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: at, RHS: elements.OperandAt(c, source, []ir.Expr{k})}}},
			{Pos: pos, Cond: nil, Body: []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: at, RHS: elements.OperandAt(c, pad, []ir.Expr{again})}}}}},
	}
	return n.Loops(c, body, elements.Always)
}
