package sem

import (
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
	"dhpfgo/parse"
	"dhpfgo/sem/interpret"
	"dhpfgo/sem/names"
)

// parameter is the value of a named constant, or its elements.
func parameter(s *ir.Symbol) (value *ir.Const, elems []*ir.Const) {
	if !isParameter(s) {
		return nil, nil
	}
	e := names.Of(s)
	return e.Value, e.Elems
}

// constants evaluates constant expressions and the elements of array constants.
type constants struct{ *checker }

// aside evaluates a constant expression: f checks it, and what it puts before the current statement is run by v, not kept.
func (c constants) aside(f func(v *interpret.Machine)) {
	pre, precise := c.em.Pre, c.em.Precise
	made := len(c.unit.Symbols)
	c.em.Pre, c.em.Precise = nil, true
	v := interpret.New(parameter)
	v.AnyRange = c.em.AnyRange
	f(v)
	c.em.Pre, c.em.Precise = pre, precise
	generics(c).dropMade(made)
}

// constantScalar is the value of a scalar expression with all that it needs computed first; the expression itself if it is
// not constant.
func (c constants) constantScalar(x parse.Expr) ir.Expr {
	var out ir.Expr
	c.aside(func(v *interpret.Machine) {
		out = c.em.Resolve(c.scalar(x))
		if ir.IsConst(out) || !v.Run(c.em.Arrays(c.em.Pre)) {
			return
		}
		if k := v.Value(out); k != nil {
			value := *k
			value.Pos = out.Span()
			out = &value
		} else if v.Why != "" {
			c.em.NoValue(out, v.Why)
			out = ir.Poison(out.Span())
		}
	})
	return out
}

// constantArray is the value of a constant array expression: its elements in element order, converted to t, and its
// extents.
func (c constants) constantArray(x parse.Expr, t ir.Type, name string) (elems []*ir.Const, extents []int64, ok bool) {
	errors := len(c.bag.All())
	c.aside(func(v *interpret.Machine) {
		o := elements.OperandOf(c.em, name, c.expr(x))
		if o == nil || !v.Run(c.em.Arrays(c.em.Pre)) {
			return
		}
		n := int64(1)
		for _, e := range elements.OperandExtents(c.em, o) {
			k := v.Value(e)
			if k == nil {
				return
			}
			extents = append(extents, k.I)
			n *= k.I
		}
		elems, ok = c.evaluated(v, o, extents, n)
	})
	if !ok {
		if len(c.bag.All()) == errors {
			c.bag.Errorf(x.Span(), "not-constant", "'%s' is not a constant expression", x.Span().Text())
		}
		return nil, nil, false
	}
	for i, k := range elems {
		elems[i] = declarer(c).initial(k, t, name)
	}
	return elems, extents, true
}

// evaluated lists the n elements of an operand.
func (c constants) evaluated(v *interpret.Machine, o *shapes.Operand, extents []int64, n int64) ([]*ir.Const, bool) {
	var out []*ir.Const
	index := make([]int64, len(extents))
	for range n {
		var at []ir.Expr
		for _, i := range index {
			at = append(at, c.int8(i+1, o.Pos))
		}
		k := v.Value(elements.OperandAt(c.em, o, at))
		if k == nil {
			return nil, false
		}
		out = append(out, k)
		for d := range index {
			if index[d]++; index[d] < extents[d] {
				break
			}
			index[d] = 0
		}
	}
	return out, true
}
