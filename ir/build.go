package ir

import "dhpfgo/diag"

// Int8Const is a constant of type Int8, without a place in the source.
func Int8Const(v int64) *Const { return &Const{T: Int8, I: v} }

// Int8Of converts an integer expression to Int8.
func Int8Of(e Expr) Expr {
	if e.Type() == Int8 {
		return e
	}
	if c, ok := e.(*Const); ok {
		return &Const{Pos: c.Pos, T: Int8, I: c.I}
	}
	return &Conv{Pos: e.Span(), T: Int8, X: e}
}

// Int8Op builds an Int8 operation; constant operands are folded.
func Int8Op(op Op, x, y Expr) Expr {
	a, ok := x.(*Const)
	b, ok2 := y.(*Const)
	if ok && ok2 {
		if v, known := FoldInt8(op, a.I, b.I); known {
			return Int8Const(v)
		}
	}
	if ok2 && b.I == 0 && (op == Add || op == Sub) {
		return x
	}
	return &Binary{Op: op, X: x, Y: y, T: Int8}
}

// Plus is e + n in the type of e.
func Plus(e Expr, n int64) Expr {
	if n == 0 {
		return e
	}
	return &Binary{Pos: e.Span(), Op: Add, X: e, Y: &Const{Pos: e.Span(), T: e.Type(), I: n}, T: e.Type()}
}

// Compare builds a comparison.
func Compare(op Op, x, y Expr) Expr {
	return &Binary{Op: op, X: x, Y: y, T: Log4}
}

// DivFloor is the quotient rounded towards minus infinity.
func DivFloor(a, b int64) int64 {
	q := a / b
	if a%b != 0 && (a < 0) != (b < 0) {
		q--
	}
	return q
}

// CloneExprs gives a list of its own to another place.
func CloneExprs(list []Expr) []Expr {
	out := make([]Expr, len(list))
	for i, e := range list {
		out[i] = CloneExpr(e)
	}
	return out
}

// FoldInt8 is the value of an integer operation on constants, if it is one that the compiler makes.
func FoldInt8(op Op, a, b int64) (int64, bool) {
	switch op {
	case Add:
		return a + b, true
	case Sub:
		return a - b, true
	case Mul:
		return a * b, true
	case FloorDiv:
		return DivFloor(a, b), true
	case CeilDiv:
		return -DivFloor(-a, b), true
	}
	return 0, false
}

// AllOf is the conjunction of conditions, of which there is at least one.
func AllOf(cs []Expr) Expr {
	out := cs[0]
	for _, c := range cs[1:] {
		out = &Binary{Op: And, X: out, Y: c, T: Log4}
	}
	return out
}

// Extreme is max or min (fn) of Int8 expressions; repetitions are dropped, and constants are one.
func Extreme(fn string, es []Expr) Expr {
	var seen ExprSet
	var kept []Expr
	var constant *Const
	for _, e := range es {
		c, ok := e.(*Const)
		if ok && constant != nil {
			if (fn == "max") == (c.I > constant.I) {
				constant.I = c.I
			}
			continue
		}
		if ok {
			constant = Int8Const(c.I)
			kept = append(kept, constant)
		} else if seen.Add(e) {
			kept = append(kept, e)
		}
	}
	if len(kept) == 1 {
		return kept[0]
	}
	return &Call{Fn: fn, Args: kept, T: Int8}
}

// Divided is e/d rounded as op says, FloorDiv or CeilDiv; e itself for d = 1.
func Divided(op Op, e Expr, d int64) Expr {
	if d == 1 {
		return e
	}
	return Int8Op(op, e, Int8Const(d))
}

// ExtremeArgs are expressions with the arguments of fn, max or min, in place of its calls.
func ExtremeArgs(fn string, es ...Expr) []Expr {
	var out []Expr
	for _, e := range es {
		if c, ok := e.(*Call); ok && c.Fn == fn {
			out = append(out, c.Args...)
		} else {
			out = append(out, e)
		}
	}
	return out
}

// Guarded is statements under a condition.
func Guarded(at At, cond Expr, body ...Stmt) Stmt {
	return &If{At: at, Branches: []Branch{{Pos: at.Pos, Cond: cond, Body: body}}}
}

// MoveAlloc is MOVE_ALLOC of arrays of which one has a mapping, each of which keeps the one that it has: the elements move, or the memory where
// both lie alike. A lower bound that is a constant is the same in all allocations.
//
//	if (allocated(to)) deallocate(to)
//	if (allocated(from)) then; allocate(to(bounds of from)); to = from; deallocate(from); end if
func MoveAlloc(from, to *Symbol, pos diag.Span) []Stmt {
	at := At{Pos: pos}
	var body []Stmt
	for k, d := range to.Dims {
		for _, b := range [][2]Expr{{d.Lo, from.Dims[k].Lo}, {d.Hi, from.Dims[k].Hi}} {
			if !IsConst(b[0]) {
				body = append(body, &Assign{At: at, LHS: CloneExpr(b[0]), RHS: Int8Of(CloneExpr(b[1]))})
			}
		}
	}
	body = append(body, &Allocate{At: at, Sym: to}, &CopyArray{At: at, To: to, From: from, Moves: true}, &Deallocate{At: at, Sym: from})
	return []Stmt{Guarded(at, &Status{Pos: pos, Sym: to}, &Deallocate{At: at, Sym: to}), Guarded(at, &Status{Pos: pos, Sym: from}, body...)}
}

// Chosen are the statements that an IF comes to without the branches that constants rule out: the IF itself, the statements of one branch, or none.
func Chosen(s *If) []Stmt {
	var left []Branch
	for _, b := range s.Branches {
		c, constant := b.Cond.(*Const)
		switch {
		case constant && !c.L:
			continue
		case constant:
			b.Cond = nil
		}
		left = append(left, b)
		if b.Cond == nil {
			break
		}
	}
	switch {
	case len(left) == 0:
		return nil
	case left[0].Cond == nil:
		return left[0].Body
	}
	s.Branches = left
	return []Stmt{s}
}

// IsVar reports whether an expression is a variable itself.
func IsVar(e Expr, s *Symbol) bool {
	v, ok := e.(*Var)
	return ok && v.Sym == s
}

// BitTest takes a comparison of iand(x,m) with 0 apart; none says that it holds where x has none of the bits of m.
func BitTest(e Expr) (and *Call, none, ok bool) {
	b, isBinary := e.(*Binary)
	if !isBinary || b.Op != EQ && b.Op != NE || !IsInt(b.Y, 0) {
		return nil, false, false
	}
	and, ok = b.X.(*Call)
	return and, b.Op == EQ, ok && and.Fn == "iand"
}

// FoldLogical is what a logical operation comes to with a constant for an operand, else the expression.
func FoldLogical(e Expr) Expr {
	switch e := e.(type) {
	case *Unary:
		if c, ok := e.X.(*Const); ok && e.Op == Not {
			return &Const{Pos: e.Pos, T: c.T, L: !c.L}
		}
	case *Binary:
		for k, x := range []Expr{e.X, e.Y} {
			c, ok := x.(*Const)
			other := []Expr{e.Y, e.X}[k]
			switch {
			case !ok:
			case e.Op == And && c.L, e.Op == Or && !c.L, e.Op == Eqv && c.L, e.Op == Neqv && !c.L:
				return other
			case e.Op == And, e.Op == Or:
				return c
			case e.Op == Eqv, e.Op == Neqv:
				return FoldLogical(&Unary{Pos: e.Pos, Op: Not, X: other})
			}
		}
	}
	return e
}
