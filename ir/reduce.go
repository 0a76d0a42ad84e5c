package ir

import "math"

// ReduceOp is the operator of a reduction.
type ReduceOp int

// The reduction operators.
const (
	ReduceSum ReduceOp = iota
	ReduceProd
	ReduceMin
	ReduceMax
	ReduceAnd
	ReduceOr
	ReduceEqv
	ReduceNeqv
)

// String gives the operator as Fortran writes it.
func (op ReduceOp) String() string {
	return [...]string{"+", "*", "min", "max", ".and.", ".or.", ".eqv.", ".neqv."}[op]
}

// SpineOp finds the one operator by which s is combined on the way from the root of e down to s.
func SpineOp(e Expr, s *Symbol) (ReduceOp, bool) {
	switch e := e.(type) {
	case *Binary:
		op, ok := binaryReduceOp(e, s)
		if !ok {
			return 0, false
		}
		side := e.X
		if Occurrences(e.Y, s) > 0 {
			side = e.Y
		}
		return sameSpine(side, s, op)
	case *Call:
		op := map[string]ReduceOp{"max": ReduceMax, "min": ReduceMin}
		o, ok := op[e.Fn]
		if !ok {
			return 0, false
		}
		for _, a := range e.Args {
			if Occurrences(a, s) > 0 {
				return sameSpine(a, s, o)
			}
		}
	}
	return 0, false
}

func sameSpine(e Expr, s *Symbol, op ReduceOp) (ReduceOp, bool) {
	switch e.(type) {
	case *Var, *Elem:
		if SymbolOf(e) == s {
			return op, true
		}
	}
	inner, ok := SpineOp(e, s)
	return op, ok && inner == op
}

func binaryReduceOp(e *Binary, s *Symbol) (ReduceOp, bool) {
	switch e.Op {
	case Add:
		return ReduceSum, true
	case Sub:
		return ReduceSum, Occurrences(e.Y, s) == 0
	case Mul:
		return ReduceProd, e.T.Base != Complex
	case And:
		return ReduceAnd, true
	case Or:
		return ReduceOr, true
	case Eqv:
		return ReduceEqv, true
	case Neqv:
		return ReduceNeqv, true
	}
	return 0, false
}

// Occurrences counts the references to s in e.
func Occurrences(e Expr, s *Symbol) int {
	k := 0
	WalkExprs(e, func(x Expr) {
		if SymbolOf(x) == s {
			k++
		}
	})
	return k
}

// SameReference reports whether the element that e names is the only one of its array in x, and in its own subscripts there
// is none.
func SameReference(x Expr, e *Elem) bool {
	for _, sub := range e.Subs {
		if Occurrences(sub, e.Sym) > 0 {
			return false
		}
	}
	same := true
	WalkExprs(x, func(y Expr) {
		if r, ok := y.(*Elem); ok && r.Sym == e.Sym {
			same = same && EqualStripped(r, e)
		}
	})
	return same
}

// Identity is the neutral element of an operator for a type.
func Identity(op ReduceOp, t Type) *Const {
	c := &Const{T: t}
	switch op {
	case ReduceProd:
		c.I, c.R = 1, 1
	case ReduceMin, ReduceMax:
		return extreme(op, t)
	case ReduceAnd, ReduceEqv:
		c.L = true
	}
	return c
}

// Combines reports whether the runtime Combines the arrays of all images of a type.
func Combines(t Type) bool {
	return t.Base == Integer && t.Kind >= 4 || t.Base == Real || t == Log4
}

// extreme is what is not below any value of a type for a minimum, not above any for a maximum.
func extreme(op ReduceOp, t Type) *Const {
	switch {
	case t.Base != Integer && op == ReduceMin:
		return &Const{T: t, R: math.Inf(1)}
	case t.Base != Integer:
		return &Const{T: t, R: math.Inf(-1)}
	case op == ReduceMin:
		return HugeConst(t)
	}
	return LowestConst(t)
}

// Of is "x op y".
func (op ReduceOp) Of(x, y Expr) Expr {
	t, pos := x.Type(), x.Span()
	if op == ReduceMin || op == ReduceMax {
		fn := map[ReduceOp]string{ReduceMin: "min", ReduceMax: "max"}[op]
		return &Call{Pos: pos, Fn: fn, Args: []Expr{x, y}, T: t}
	}
	o := map[ReduceOp]Op{ReduceSum: Add, ReduceProd: Mul, ReduceAnd: And, ReduceOr: Or,
		ReduceEqv: Eqv, ReduceNeqv: Neqv}[op]
	return &Binary{Pos: pos, Op: o, X: x, Y: y, T: t}
}

// Rounds reports whether the result of an operator depends on who computed which part of it: sums and products of reals are
// rounded.
func (op ReduceOp) Rounds(t Type) bool {
	return (op == ReduceSum || op == ReduceProd) && (t.Base == Real || t.Base == Complex)
}
