package elements

import (
	"dhpfgo/diag"
	"dhpfgo/ir"
)

// LenOf is the number of characters of e, an Int8 expression.
func (c *Emitter) LenOf(e ir.Expr) ir.Expr {
	pos := e.Span()
	if n := e.Type().Len; n >= 0 {
		return ir.Int8At(int64(n), pos)
	}
	switch e := e.(type) {
	case *ir.Var:
		return ir.CloneExpr(e.Sym.Len)
	case *ir.Elem:
		return ir.CloneExpr(e.Sym.Len)
	case *ir.ArrayRef:
		return ir.CloneExpr(e.Section.Sym.Len)
	case *ir.Transform:
		if m := e.Arg("mold"); m != nil {
			return c.LenOf(m)
		}
		return c.LenOf(e.Args[0])
	case *ir.Constructor:
		if e.Len != nil {
			return ir.CloneExpr(e.Len)
		}
		return c.LenOf(e.Items[0])
	case *ir.ImpliedDo:
		return c.LenOf(e.Items[0])
	case *ir.Prepared:
		return c.LenOf(e.X)
	case *ir.Field:
		return &ir.TextLen{Pos: pos, Field: ir.CloneExpr(e).(*ir.Field)}
	case *ir.Substr:
		return extentBetween(c, e.Lo, e.Hi, pos)
	case *ir.Binary:
		return c.Arith(ir.Add, c.LenOf(e.X), c.LenOf(e.Y), pos)
	case *ir.FuncRef:
		return ir.CloneExpr(e.Len)
	case *ir.Call:
		return lenOfCall(c, e)
	}
	diag.Bugf("sem: the length of %T", e)
	return nil
}

// lenOfCall is the length of the value of an intrinsic function.
func lenOfCall(c *Emitter, e *ir.Call) ir.Expr {
	first := e.Args[0]
	switch e.Fn {
	case "trim":
		return c.Call("len_trim", []ir.Expr{ir.CloneExpr(first)}, ir.Int8, e.Pos)
	case "repeat":
		times := c.Call("max", []ir.Expr{ir.CloneExpr(e.Args[1]), ir.Int8At(0, e.Pos)}, ir.Int8, e.Pos)
		return c.Arith(ir.Mul, c.LenOf(first), times, e.Pos)
	case "min", "max":
		var list []ir.Expr
		for _, x := range e.Args {
			list = append(list, c.LenOf(x))
		}
		return c.Call("max", list, ir.Int8, e.Pos)
	}
	return c.LenOf(first)
}

// extentBetween is max(0, hi - lo + 1).
func extentBetween(c *Emitter, lo, hi ir.Expr, pos diag.Span) ir.Expr {
	n := c.Arith(ir.Add, c.Arith(ir.Sub, ir.CloneExpr(hi), ir.CloneExpr(lo), pos), ir.Int8At(1, pos), pos)
	return c.Call("max", []ir.Expr{n, ir.Int8At(0, pos)}, ir.Int8, pos)
}

// KeepLen evaluates a length once, before the current statement.
func (c *Emitter) KeepLen(n ir.Expr, pos diag.Span) ir.Expr {
	if ir.IsConst(n) {
		return n
	}
	v := c.Temp("len", ir.Int8, pos)
	c.Pre = append(c.Pre, &ir.Assign{At: ir.At{Pos: pos}, LHS: &ir.Var{Pos: pos, Sym: v}, RHS: n})
	return &ir.Var{Pos: pos, Sym: v}
}

// TextTemp makes a scalar for the value of e; where the length is known only at run time, the statements that make it are
// put before the current one.
func (c *Emitter) TextTemp(stem string, e ir.Expr) *ir.Symbol {
	s := c.Temp(stem, e.Type(), e.Span())
	if s.Type.Base == ir.Character && s.Type.Len < 0 {
		s.Len = c.KeepLen(c.LenOf(e), e.Span())
		s.Scratch = true
		c.Pre = append(c.Pre, &ir.Allocate{At: ir.At{Pos: e.Span()}, Sym: s})
	}
	return s
}

// LateTextArray allocates a compiler-made array for values whose length is known only after they are evaluated in the
// loops of n; it must be the same for all of them.
func LateTextArray(c *Emitter, s *ir.Symbol, value ir.Expr, n *Nest) bool {
	length := c.LenOf(value)
	if !sameForAll(c, length, value, n) {
		return false
	}
	AllocateLate(c, s, length)
	return true
}

// sameForAll refuses a length that the loops of n change.
func sameForAll(c *Emitter, length, value ir.Expr, n *Nest) bool {
	if !Uses(length, n.Vars) {
		return true
	}
	c.Unsupported(value.Span(), "an array whose elements have lengths of their own is not supported").
		Note("Fortran 2008, 4.4.3.1: all elements of an array have one length")
	return false
}

// AllocateLate moves the allocation of a compiler-made array of characters after the computation of their length.
func AllocateLate(c *Emitter, s *ir.Symbol, length ir.Expr) {
	var kept []ir.Stmt
	for _, st := range c.Pre {
		if a, ok := st.(*ir.Allocate); !ok || a.Sym != s {
			kept = append(kept, st)
		}
	}
	c.Pre = kept
	MakeTextArray(c, s, length)
}

// MakeTextArray allocates a compiler-made array of characters of length n.
func MakeTextArray(c *Emitter, s *ir.Symbol, n ir.Expr) {
	s.Len = c.KeepLen(n, s.Pos)
	s.Allocatable, s.Scratch = true, true
	c.Pre = append(c.Pre, &ir.Allocate{At: ir.At{Pos: s.Pos}, Sym: s})
}
