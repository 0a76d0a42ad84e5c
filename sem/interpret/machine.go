// Package interpret computes constants by running statements: those that prepare a constant expression, which sem has typed and written out
// as loops and assignments to variables of the compiler.
//
//	t(1) = 2; t(2) = 3; s = 0; do i = 1, 2: s = s + t(i)  →  the value of s is 5
//
// What is not constant has no value; nothing is reported here but why an operation has none.
package interpret

import "dhpfgo/ir"

// MaxElements bounds the number of elements of an array of constants.
const MaxElements = 1 << 24

// maxSteps bounds the work on one constant expression.
const maxSteps = 1 << 24

// Machine runs the statements that prepare a constant expression, Fortran 2008, 7.1.12: what transformational functions
// of constants are written out as.
type Machine struct {
	scalars map[*ir.Symbol]*ir.Const
	arrays  map[*ir.Symbol]*constArray
	views   map[*ir.Symbol]*ir.View
	steps   int
	// parameter gives the value of a named constant, or the elements of one that is an array; neither for another variable
	parameter func(s *ir.Symbol) (value *ir.Const, elems []*ir.Const)
	Why       string // why an operation has no value
	AnyRange  bool   // operations have the values that ir.FoldAnyRange gives them
}

// New is a machine that has run nothing yet. parameter gives the value of a named constant, or the elements of one that is an array.
func New(parameter func(s *ir.Symbol) (value *ir.Const, elems []*ir.Const)) *Machine {
	return &Machine{scalars: map[*ir.Symbol]*ir.Const{}, arrays: map[*ir.Symbol]*constArray{}, views: map[*ir.Symbol]*ir.View{}, parameter: parameter}
}

// Range is what the variable of a loop takes.
type Range struct{ Lo, Hi, Step int64 }

// Holds reports whether a value that the variable may reach belongs to the range.
func (r Range) Holds(i int64) bool { return r.Step > 0 && i <= r.Hi || r.Step < 0 && i >= r.Hi }

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

// Run executes statements; it fails on all that is not constant.
func (v *Machine) Run(list []ir.Stmt) bool {
	for _, s := range list {
		if v.steps++; v.steps > maxSteps || !v.stmt(s) {
			return false
		}
	}
	return true
}

func (v *Machine) stmt(s ir.Stmt) bool {
	switch s := s.(type) {
	case *ir.Assign:
		k := v.Value(s.RHS)
		return k != nil && v.set(s.LHS, k)
	case *ir.Do:
		return v.loop(s)
	case *ir.If:
		for _, b := range s.Branches {
			if b.Cond == nil {
				return v.Run(b.Body)
			}
			k := v.Value(b.Cond)
			if k == nil {
				return false
			}
			if k.L {
				return v.Run(b.Body)
			}
		}
		return true
	case *ir.Allocate:
		v.arrays[s.Sym] = nil
		return v.array(s.Sym) != nil
	case *ir.Reset:
		v.scalars[s.Var.Sym] = DefaultsOf(s.Var.Sym.Type, s.Pos)
		return true
	case *ir.View:
		v.views[s.Sym] = s
		return true
	case *ir.CallIntrinsic:
		return s.Name == "transfer" && v.transfer(s.Args)
	}
	return false
}

func (v *Machine) loop(s *ir.Do) bool {
	lo, hi, step := v.Value(s.Lo), v.Value(s.Hi), v.Value(s.Step)
	if lo == nil || hi == nil || step == nil || step.I == 0 {
		return false
	}
	r := Range{lo.I, hi.I, step.I}
	for i := r.Lo; r.Holds(i); i += r.Step {
		v.scalars[s.Var] = &ir.Const{Pos: s.Pos, T: s.Var.Type, I: i}
		if v.steps++; v.steps > maxSteps || !v.Run(s.Body) {
			return false
		}
	}
	return true
}

// array is the present value of an array whose bounds are constant; nil for others.
func (v *Machine) array(s *ir.Symbol) *constArray {
	if a := v.arrays[s]; a != nil {
		return a
	}
	_, constant := v.parameter(s)
	if !s.Made && constant == nil || s.View || s.Pointer {
		return nil
	}
	a := &constArray{}
	n := int64(1)
	for _, d := range s.Dims {
		lo, hi := v.Value(d.Lo), v.Value(d.Hi)
		if lo == nil || hi == nil {
			return nil
		}
		extent := max(hi.I-lo.I+1, 0)
		if n *= extent; extent > MaxElements || n > MaxElements {
			return nil
		}
		a.lo, a.extent = append(a.lo, lo.I), append(a.extent, extent)
	}
	a.elems = make([]*ir.Const, n)
	switch {
	case constant != nil:
		copy(a.elems, constant)
	case s.InitElems != nil:
		copy(a.elems, s.InitElems)
	}
	v.arrays[s] = a
	return a
}

func (v *Machine) set(to ir.Expr, k *ir.Const) bool {
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
func (v *Machine) element(e *ir.Elem) (*constArray, int64) {
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

// Value is the value of an expression, nil if it has none.
func (v *Machine) Value(e ir.Expr) *ir.Const {
	switch e := e.(type) {
	case *ir.Const:
		return e
	case *ir.Var:
		if k := v.scalars[e.Sym]; k != nil {
			return k
		}
		k, _ := v.parameter(e.Sym)
		return k
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
		k := v.Value(x)
		if k == nil {
			return nil
		}
		if decides(e, k) {
			return k
		}
		operands = append(operands, k)
	}
	if v.AnyRange {
		return ir.FoldAnyRange(e, operands, true)
	}
	k, why := ir.FoldNode(e, operands, true)
	if why != "" {
		v.Why = why
	}
	return k
}

// decides reports whether the value of .and. or .or. is that of one operand, so that others need none.
func decides(e ir.Expr, k *ir.Const) bool {
	b, ok := e.(*ir.Binary)
	return ok && k.T == ir.Log4 && (b.Op == ir.And && !k.L || b.Op == ir.Or && k.L)
}
