package sem

import (
	"dhpfgo/ir"
	"dhpfgo/parse"
)

// reshape is RESHAPE, Fortran 2008, 13.7.144: the elements of SOURCE, then those of PAD again and again, in the order of
// the dimensions that ORDER gives.
func reshape(c *checker, x *parse.Ref, g given) *computed {
	source := c.operand(x.Name, g["source"])
	if source == nil {
		return nil
	}
	extents := c.shapeArgument(x, g["shape"])
	order := c.orderArgument(g["order"], len(extents))
	if extents == nil || order == nil {
		return nil
	}
	flat := c.flattened(source)
	var pad *operand
	if g["pad"] != nil {
		if pad = c.operand(x.Name, g["pad"]); pad == nil {
			return nil
		}
		if pad.sym.Type != source.sym.Type {
			c.bag.Errorf(pad.pos, "type-mismatch", "the elements of 'pad' are %s, those of 'source' %s", pad.sym.Type, source.sym.Type)
			return nil
		}
		pad = c.flattened(pad)
	} else if !c.enough(x, source, extents) {
		return nil
	}
	r := c.resultArray(source.sym.Type, extents, x.Pos)
	if pad == nil {
		c.fill(r, func(i []ir.Expr) ir.Expr { return flat.at(c, []ir.Expr{c.linear(i, extentsOfResult(r), order, x)}) })
	} else {
		c.emit(c.padded(x, r, order, flat, pad)...)
	}
	return arrayValue(r)
}

// enough checks that SOURCE has an element for each of the result where both sizes are constant.
func (c *checker) enough(x *parse.Ref, source *operand, extents []ir.Expr) bool {
	have, okHave := source.elements(c).(*ir.Const)
	need, okNeed := c.productOf(extents, x.Pos).(*ir.Const)
	if okHave && okNeed && have.I < need.I {
		c.bag.Errorf(x.Pos, "shape-mismatch", "'reshape' needs %s, the source has %d", count(int(need.I), "element"), have.I).
			Help("give 'pad=' for the rest")
		return false
	}
	return true
}

// shapeArgument evaluates an array of extents, of which the number must be constant; nil after an error.
func (c *checker) shapeArgument(x *parse.Ref, e ir.Expr) []ir.Expr {
	o := c.operand(x.Name, e)
	if o == nil {
		return nil
	}
	n, ok := int64(0), false
	if o.rank() == 1 {
		n, ok = o.dims[0].extent()
	}
	if !ok || n < 1 || n > 15 || o.sym.Type.Base != ir.Integer {
		// Fortran 2008, 13.7.144: an integer array of one dimension and constant size, at least 1 and at most 15.
		c.bag.Errorf(e.Span(), "argument", "the shape must be an integer array of one dimension and of constant size")
		return nil
	}
	var out []ir.Expr
	for k := range n {
		value := o.at(c, []ir.Expr{c.int8(k+1, x.Pos)})
		if o.sym.InitElems != nil && o.sym.Made {
			value = o.sym.InitElems[k]
		}
		extent := c.call("max", []ir.Expr{c.convert(value, ir.Int8), c.int8(0, x.Pos)}, ir.Int8, x.Pos)
		out = append(out, c.hold(extent, "n"))
	}
	return out
}

// orderArgument is ORDER, a constant permutation of the dimensions, counted from 0; nil after an error.
func (c *checker) orderArgument(e ir.Expr, rank int) []int {
	order := make([]int, rank)
	for k := range order {
		order[k] = k
	}
	if e == nil || rank == 0 {
		return order
	}
	if e.Type().Base == ir.Invalid {
		return nil
	}
	values := e.(*ir.ArrayRef).Section.Sym.InitElems
	seen := map[int64]bool{}
	for k, v := range values {
		if k < rank && v.I >= 1 && v.I <= int64(rank) {
			seen[v.I] = true
			order[k] = int(v.I) - 1
		}
	}
	if len(values) != rank || len(seen) != rank {
		c.bag.Errorf(e.Span(), "argument", "'order' must be a permutation of the numbers 1 to %d", rank)
		return nil
	}
	return order
}

// flattened is an operand of one dimension with the elements of o in array element order.
func (c *checker) flattened(o *operand) *operand {
	if o.rank() == 1 {
		return o
	}
	s := c.scratch("flat", o.sym.Type, []ir.Expr{o.elements(c)}, o.pos)
	n, index := c.positions(o.extents(c), o.pos)
	order := make([]int, o.rank())
	for k := range order {
		order[k] = k
	}
	at := elemAt(s, []ir.Expr{c.linear(index, o.extents(c), order, &parse.Ref{Node: parse.Node{Pos: o.pos}})}, o.pos)
	c.emit(n.wrap(c, []ir.Stmt{&ir.Assign{At: ir.At{Pos: o.pos}, LHS: at, RHS: o.at(c, index)}})...)
	return newOperand(s, whole(s), o.pos)
}

// linear is the number of an element, from 1, when dimension order[0] runs fastest, then order[1] and so on.
func (c *checker) linear(index, extents []ir.Expr, order []int, x *parse.Ref) ir.Expr {
	one := c.int8(1, x.Pos)
	var at, stride ir.Expr = one, one
	for _, k := range order {
		steps := c.arith(ir.Sub, index[k], one, x.Pos)
		at = c.arith(ir.Add, at, c.arith(ir.Mul, steps, stride, x.Pos), x.Pos)
		stride = c.arith(ir.Mul, stride, extents[k], x.Pos)
	}
	return at
}

// padded fills an array from a source and, behind its end, from pad again and again.
func (c *checker) padded(x *parse.Ref, r *ir.Symbol, order []int, source, pad *operand) []ir.Stmt {
	pos := x.Pos
	have := c.hold(source.elements(c), "n")
	n, index := c.positions(extentsOfResult(r), pos)
	k := &ir.Var{Pos: pos, Sym: c.temp("k", ir.Int8, pos)}
	at := elemAt(r, index, pos)
	behind := c.operate(ir.Sub, c.operate(ir.Sub, k, have, pos), c.int8(1, pos), pos)
	again := c.operate(ir.Add, c.call("mod", []ir.Expr{behind, c.call("max", []ir.Expr{pad.elements(c), c.int8(1, pos)}, ir.Int8, pos)}, ir.Int8, pos), c.int8(1, pos), pos)
	body := []ir.Stmt{
		&ir.Assign{At: ir.At{Pos: pos}, LHS: k, RHS: c.linear(index, extentsOfResult(r), order, x)},
		&ir.If{At: ir.At{Pos: pos}, Branches: []ir.Branch{
			{Pos: pos, Cond: c.operate(ir.LE, k, have, pos), Body: []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: at, RHS: source.at(c, []ir.Expr{k})}}},
			{Pos: pos, Cond: nil, Body: []ir.Stmt{&ir.Assign{At: ir.At{Pos: pos}, LHS: at, RHS: pad.at(c, []ir.Expr{again})}}}}},
	}
	return n.loops(c, body, always)
}
