package sem

import (
	"dhpfgo/ir"
	"dhpfgo/ir/elements"
	"dhpfgo/ir/shapes"
	"dhpfgo/parse"
)

// maxSteps bounds the work on one constant expression.
const maxSteps = 1 << 24

// evaluator runs the statements that prepare a constant expression, Fortran 2008, 7.1.12: what transformational functions
// of constants are written out as.
type evaluator struct {
	scalars map[*ir.Symbol]*ir.Const
	arrays  map[*ir.Symbol]*constArray
	views   map[*ir.Symbol]*ir.View
	steps   int
	why     string // why an operation has no value
}

// constArray is an array of constants in element order; elements that have no value yet are nil.
type constArray struct {
	lo, extent []int64
	elems      []*ir.Const
}

// place is the number of the element with the given subscripts, -1 outside of the array.
func (a *constArray) place(subs []int64) int64 {
	at, stride := int64(0), int64(1)
	for k, s := range subs {
		if s < a.lo[k] || s >= a.lo[k]+a.extent[k] {
			return -1
		}
		at += (s - a.lo[k]) * stride
		stride *= a.extent[k]
	}
	return at
}

// run executes statements; it fails on all that is not constant.
func (v *evaluator) run(list []ir.Stmt) bool {
	for _, s := range list {
		if v.steps++; v.steps > maxSteps || !v.stmt(s) {
			return false
		}
	}
	return true
}

func (v *evaluator) stmt(s ir.Stmt) bool {
	switch s := s.(type) {
	case *ir.Assign:
		k := v.eval(s.RHS)
		return k != nil && v.set(s.LHS, k)
	case *ir.Do:
		return v.loop(s)
	case *ir.If:
		for _, b := range s.Branches {
			if b.Cond == nil {
				return v.run(b.Body)
			}
			k := v.eval(b.Cond)
			if k == nil {
				return false
			}
			if k.L {
				return v.run(b.Body)
			}
		}
		return true
	case *ir.Allocate:
		v.arrays[s.Sym] = nil
		return v.array(s.Sym) != nil
	case *ir.Reset:
		v.scalars[s.Var.Sym] = defaultsOf(s.Var.Sym.Type, s.Pos)
		return true
	case *ir.View:
		v.views[s.Sym] = s
		return true
	case *ir.CallIntrinsic:
		return s.Name == "transfer" && v.transfer(s.Args)
	}
	return false
}

func (v *evaluator) loop(s *ir.Do) bool {
	lo, hi, step := v.eval(s.Lo), v.eval(s.Hi), v.eval(s.Step)
	if lo == nil || hi == nil || step == nil || step.I == 0 {
		return false
	}
	r := constRange{lo.I, hi.I, step.I}
	for i := r.lo; r.holds(i); i += r.step {
		v.scalars[s.Var] = &ir.Const{Pos: s.Pos, T: s.Var.Type, I: i}
		if v.steps++; v.steps > maxSteps || !v.run(s.Body) {
			return false
		}
	}
	return true
}

// array is the present value of an array whose bounds are constant; nil for others.
func (v *evaluator) array(s *ir.Symbol) *constArray {
	if a := v.arrays[s]; a != nil {
		return a
	}
	isConstant := isParameter(s) && entityOf(s).elems != nil
	if !s.Made && !isConstant || s.View || s.Pointer {
		return nil
	}
	a := &constArray{}
	n := int64(1)
	for _, d := range s.Dims {
		lo, hi := v.eval(d.Lo), v.eval(d.Hi)
		if lo == nil || hi == nil {
			return nil
		}
		extent := max(hi.I-lo.I+1, 0)
		if n *= extent; extent > maxInitial || n > maxInitial {
			return nil
		}
		a.lo, a.extent = append(a.lo, lo.I), append(a.extent, extent)
	}
	a.elems = make([]*ir.Const, n)
	switch {
	case isConstant:
		copy(a.elems, entityOf(s).elems)
	case s.InitElems != nil:
		copy(a.elems, s.InitElems)
	}
	v.arrays[s] = a
	return a
}

func (v *evaluator) set(to ir.Expr, k *ir.Const) bool {
	switch to := to.(type) {
	case *ir.Var:
		v.scalars[to.Sym] = k
		return to.Sym.Made
	case *ir.Field:
		return v.setField(to, k)
	case *ir.Elem:
		if f := v.viewed(to); f != nil {
			return v.setField(f, k)
		}
		if a, at := v.element(to); a != nil && to.Sym.Made {
			a.elems[at] = k
			return true
		}
	}
	return false
}

// element finds an element; nil outside of the array.
func (v *evaluator) element(e *ir.Elem) (*constArray, int64) {
	a := v.array(e.Sym)
	if a == nil {
		return nil, 0
	}
	subs := v.subscripts(e.Subs)
	at := a.place(subs)
	if subs == nil || at < 0 {
		return nil, 0
	}
	return a, at
}

// eval is the value of an expression, nil if it has none.
func (v *evaluator) eval(e ir.Expr) *ir.Const {
	switch e := e.(type) {
	case *ir.Const:
		return e
	case *ir.Var:
		if k := v.scalars[e.Sym]; k != nil || !isParameter(e.Sym) {
			return k
		}
		return entityOf(e.Sym).value
	case *ir.Field:
		return v.field(e)
	case *ir.Elem:
		if f := v.viewed(e); f != nil {
			return v.field(f)
		}
		if a, at := v.element(e); a != nil {
			return a.elems[at]
		}
		return nil
	}
	var operands []*ir.Const
	for _, x := range ir.OperandsOf(e) {
		k := v.eval(x)
		if k == nil {
			return nil
		}
		operands = append(operands, k)
	}
	k, why := ir.FoldNode(e, operands, true)
	if why != "" {
		v.why = why
	}
	return k
}

// constants evaluates constant expressions and the elements of array constants.
type constants struct{ *checker }

// aside evaluates a constant expression: f checks it, and what it puts before the current statement is run by v, not kept.
func (c constants) aside(f func(v *evaluator)) {
	pre, precise := c.em.Pre, c.em.Precise
	made := len(c.unit.Symbols)
	c.em.Pre, c.em.Precise = nil, true
	f(&evaluator{scalars: map[*ir.Symbol]*ir.Const{}, arrays: map[*ir.Symbol]*constArray{}, views: map[*ir.Symbol]*ir.View{}})
	c.em.Pre, c.em.Precise = pre, precise
	c.dropMade(made)
}

// constantScalar is the value of a scalar expression with all that it needs computed first; the expression itself if it is
// not constant.
func (c constants) constantScalar(x parse.Expr) ir.Expr {
	var out ir.Expr
	c.aside(func(v *evaluator) {
		out = c.em.Resolve(c.scalar(x))
		if ir.IsConst(out) || !v.run(c.em.Arrays(c.em.Pre)) {
			return
		}
		if k := v.eval(out); k != nil {
			value := *k
			value.Pos = out.Span()
			out = &value
		} else if v.why != "" {
			c.em.NoValue(out, v.why)
			out = ir.Poison(out.Span())
		}
	})
	return out
}

// constantArray is the value of a constant array expression: its elements in element order, converted to t, and its
// extents.
func (c constants) constantArray(x parse.Expr, t ir.Type, name string) (elems []*ir.Const, extents []int64, ok bool) {
	errors := len(c.bag.All())
	c.aside(func(v *evaluator) {
		o := elements.OperandOf(c.em, name, c.expr(x))
		if o == nil || !v.run(c.em.Arrays(c.em.Pre)) {
			return
		}
		n := int64(1)
		for _, e := range elements.OperandExtents(c.em, o) {
			k := v.eval(e)
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
		elems[i] = c.initial(k, t, name)
	}
	return elems, extents, true
}

// evaluated lists the n elements of an operand.
func (c constants) evaluated(v *evaluator, o *shapes.Operand, extents []int64, n int64) ([]*ir.Const, bool) {
	var out []*ir.Const
	index := make([]int64, len(extents))
	for range n {
		var at []ir.Expr
		for _, i := range index {
			at = append(at, c.int8(i+1, o.Pos))
		}
		k := v.eval(elements.OperandAt(c.em, o, at))
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
