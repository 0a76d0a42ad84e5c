package eval

import (
	"dhpfgo/codegen/arith"
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/module"
	"dhpfgo/codegen/storage"
	"dhpfgo/diag"
	"dhpfgo/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Expr is the value of a numeric or logical expression; logicals are i1.
func (f *Values) Expr(e ir.Expr) value.Value {
	switch e := e.(type) {
	case *ir.Const:
		return build.ScalarConst(e)
	case *ir.Var:
		return f.loaded(e.Sym, nil, f.ScalarAddress(e.Sym))
	case *ir.Elem:
		subs := f.Indices(e.Subs)
		return f.loaded(e.Sym, subs, f.Address(e.Sym, subs))
	case *ir.Unary:
		return f.unary(e)
	case *ir.Binary:
		return f.binary(e)
	case *ir.Conv:
		return f.conv(e)
	case *ir.Call:
		return f.intrinsic(e)
	case *ir.Field:
		p := f.FieldAddress(e)
		storage.CheckTarget(f.Coder, e, p)
		return build.FromMemory(f.Builder, e.Comp.Type, f.Load(p))
	case *ir.FuncRef:
		return f.Calls.funcRef(e)
	case *ir.TextLen:
		if e.Field != nil {
			return f.fieldLength(e.Field)
		}
		return f.Lengths[e.Sym]
	case *ir.Extent:
		return f.argumentExtent(e)
	case *ir.Status:
		return f.status(e)
	}
	diag.Bugf("codegen: expression %T", e)
	return nil
}

// loaded is the value of a variable or an element at an address.
func (f *Values) loaded(sym *ir.Symbol, subs []value.Value, p value.Value) value.Value {
	f.Asserted.noteAccess(sym, subs, false)
	v := f.LoadElem(sym, p)
	f.CheckDefined(sym, subs, v)
	return build.FromMemory(f.Builder, sym.Type, v)
}

func (f *Values) unary(e *ir.Unary) value.Value {
	if e.Op == ir.Not {
		return f.not(f.Expr(e.X))
	}
	x := f.Expr(e.X)
	switch e.Type().Base {
	case ir.Integer:
		return f.Minus(build.IntLike(x, 0), x)
	case ir.Real:
		return f.Fneg(x)
	}
	re, im := f.Parts(x)
	return f.Complex(f.Fneg(re), f.Fneg(im))
}

func (f *Values) binary(e *ir.Binary) value.Value {
	switch e.Op {
	case ir.And, ir.Or, ir.Eqv, ir.Neqv:
		return f.logical(e)
	case ir.EQ, ir.NE, ir.LT, ir.LE, ir.GT, ir.GE:
		return f.compare(e)
	case ir.Pow:
		return f.power(e)
	}
	x, y := f.Expr(e.X), f.Expr(e.Y)
	switch e.T.Base {
	case ir.Integer:
		return integerOp(f.Coder, e.Op, x, y)
	case ir.Real:
		return build.RealOp(f.Builder, e.Op, x, y)
	case ir.Complex:
		return arith.ComplexOp(f.Coder, e.Op, x, y)
	}
	diag.Bugf("codegen: operator %d on %+v", e.Op, e.T)
	return nil
}

func integerOp(c *module.Coder, op ir.Op, x, y value.Value) value.Value {
	switch op {
	case ir.Add:
		return c.Plus(x, y)
	case ir.Sub:
		return c.Minus(x, y)
	case ir.Mul:
		return c.Times(x, y)
	case ir.Div:
		return c.Sdiv(x, arith.CheckedDivisor(c, y))
	case ir.FloorDiv:
		return c.FloorDiv(x, y)
	case ir.CeilDiv:
		return c.CeilDiv(x, y)
	}
	diag.Bugf("codegen: integer operator %d", op)
	return nil
}

// logical evaluates the right side of .and. and .or. only when needed, if that side can fail: programs guard array
// accesses that way.
func (f *Values) logical(e *ir.Binary) value.Value {
	x := f.Expr(e.X)
	switch {
	case e.Op == ir.And && canFail(e.Y):
		return f.where(x, e.Y)
	case e.Op == ir.Or && canFail(e.Y):
		return f.Or(x, f.where(f.not(x), e.Y))
	}
	y := f.Expr(e.Y)
	switch e.Op {
	case ir.And:
		return f.And(x, y)
	case ir.Or:
		return f.Or(x, y)
	case ir.Neqv:
		return f.Xor(x, y)
	}
	return f.Icmp(enum.IPredEQ, x, y)
}

func (f *Values) not(x value.Value) value.Value { return f.Xor(x, constant.True) }

// where is needed .and. e, which can fail, of which only the part that can stands behind a branch: a chain of branches on comparisons of one variable would
// become a switch, which loops with vectors can not have.
func (f *Values) where(needed value.Value, e ir.Expr) value.Value {
	b, ok := e.(*ir.Binary)
	switch {
	case ok && b.Op == ir.And && !canFail(b.X):
		return f.where(f.And(needed, f.Expr(b.X)), b.Y)
	case ok && b.Op == ir.Or && !canFail(b.X):
		x := f.Expr(b.X)
		return f.Or(f.And(needed, x), f.where(f.And(needed, f.not(x)), b.Y))
	}
	before, right, join := f.Cur, f.NewBlock("right"), f.NewBlock("join")
	f.Branch(needed, right, join)
	f.Cur = right
	y := f.Expr(e)
	from := f.Cur
	f.Jump(join)
	f.Cur = join
	return f.Phi(constant.False, before, y, from)
}

// canFail tells whether evaluating e may fault or costs a call.
func canFail(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Const, *ir.Var:
		return false
	case *ir.Unary:
		return canFail(e.X)
	case *ir.Conv:
		return canFail(e.X)
	case *ir.Binary:
		division := e.Op == ir.Div && e.T.Base == ir.Integer
		return division || e.Op == ir.Pow || canFail(e.X) || canFail(e.Y)
	}
	return true
}

var intPredicates = map[ir.Op]enum.IPred{
	ir.EQ: enum.IPredEQ, ir.NE: enum.IPredNE, ir.LT: enum.IPredSLT, ir.LE: enum.IPredSLE,
	ir.GT: enum.IPredSGT, ir.GE: enum.IPredSGE,
}

var realPredicates = map[ir.Op]enum.FPred{
	ir.EQ: enum.FPredOEQ, ir.NE: enum.FPredUNE, ir.LT: enum.FPredOLT, ir.LE: enum.FPredOLE,
	ir.GT: enum.FPredOGT, ir.GE: enum.FPredOGE,
}

func (f *Values) compare(e *ir.Binary) value.Value {
	t := e.X.Type()
	if t.Base == ir.Character {
		return f.Icmp(intPredicates[e.Op], f.Texts.compareText(e.X, e.Y), build.I32(0))
	}
	x, y := f.Expr(e.X), f.Expr(e.Y)
	switch t.Base {
	case ir.Integer:
		return f.Icmp(intPredicates[e.Op], x, y)
	case ir.Real:
		return f.Fcmp(realPredicates[e.Op], x, y)
	}
	return build.CompareComplex(f.Builder, e.Op, x, y)
}

func (f *Values) conv(e *ir.Conv) value.Value {
	from, to := e.X.Type(), e.T
	switch {
	case from.Base == ir.Integer && to.Base == ir.Integer:
		if to.Kind > from.Kind {
			return f.Resize(f.Index(e.X), build.MemoryType(to).(*types.IntType))
		}
		return f.Resize(f.Expr(e.X), build.MemoryType(to).(*types.IntType))
	case from.Base == ir.Integer && to.Base == ir.Real:
		return f.RealOfInt(f.Expr(e.X), to.Kind)
	case from.Base == ir.Real && to.Base == ir.Real:
		return f.Extend(f.Expr(e.X), to.Kind)
	case from.Base == ir.Real && to.Base == ir.Integer:
		return f.IntOfReal(f.Expr(e.X), build.MemoryType(to))
	case from.Base == ir.Logical && to.Base == ir.Logical:
		return f.Expr(e.X)
	case from.Base == ir.Complex || to.Base == ir.Complex:
		return f.convComplex(e)
	}
	diag.Bugf("codegen: conversion of %+v to %+v", from, to)
	return nil
}
