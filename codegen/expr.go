package codegen

import (
	"dhpfgo/diag"
	"dhpfgo/sem"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// expr is the value of a numeric or logical expression; logicals are i1.
func (f *function) expr(e sem.Expr) value.Value {
	switch e := e.(type) {
	case *sem.Const:
		return scalarConst(e)
	case *sem.Var:
		return f.loaded(e.Sym, nil, f.scalarAddress(e.Sym))
	case *sem.Elem:
		subs := f.indices(e.Subs)
		return f.loaded(e.Sym, subs, f.address(e.Sym, subs))
	case *sem.Unary:
		return f.unary(e)
	case *sem.Binary:
		return f.binary(e)
	case *sem.Conv:
		return f.conv(e)
	case *sem.Call:
		return f.intrinsic(e)
	case *sem.Field:
		p := f.fieldAddress(e)
		f.checkTarget(e, p)
		return f.fromMemory(e.Comp.Type, f.load(p))
	case *sem.FuncRef:
		return f.funcRef(e)
	case *sem.TextLen:
		if e.Field != nil {
			return f.fieldLength(e.Field)
		}
		return f.lengths[e.Sym]
	case *sem.Extent:
		return f.argumentExtent(e)
	case *sem.Status:
		return f.status(e)
	}
	diag.Bugf("codegen: expression %T", e)
	return nil
}

// loaded is the value of a variable or an element at an address.
func (f *function) loaded(sym *sem.Symbol, subs []value.Value, p value.Value) value.Value {
	f.asserted.noteAccess(sym, subs, false)
	v := f.loadElem(sym, p)
	f.checkDefined(sym, subs, v)
	return f.fromMemory(sym.Type, v)
}

// fromMemory turns a loaded value into its register form.
func (f *function) fromMemory(t sem.Type, v value.Value) value.Value {
	if t.Base == sem.Logical {
		return f.icmp(enum.IPredNE, v, intLike(v, 0))
	}
	return v
}

// toMemory turns a register value into the form that is stored.
func (f *function) toMemory(t sem.Type, v value.Value) value.Value {
	if t.Base == sem.Logical {
		i := ir.NewZExt(v, memoryType(t))
		return add(f.builder, i, &i.Metadata)
	}
	return v
}

func (f *function) unary(e *sem.Unary) value.Value {
	if e.Op == sem.Not {
		return f.xor(f.expr(e.X), scalarConst(&sem.Const{T: sem.Log4, L: true}))
	}
	x := f.expr(e.X)
	switch e.Type().Base {
	case sem.Integer:
		return f.minus(intLike(x, 0), x)
	case sem.Real:
		return f.fneg(x)
	}
	re, im := f.parts(x)
	return f.complex(f.fneg(re), f.fneg(im))
}

func (f *function) binary(e *sem.Binary) value.Value {
	switch e.Op {
	case sem.And, sem.Or, sem.Eqv, sem.Neqv:
		return f.logical(e)
	case sem.EQ, sem.NE, sem.LT, sem.LE, sem.GT, sem.GE:
		return f.compare(e)
	case sem.Pow:
		return f.power(e)
	}
	x, y := f.expr(e.X), f.expr(e.Y)
	switch e.T.Base {
	case sem.Integer:
		return f.integerOp(e.Op, x, y)
	case sem.Real:
		return f.realOp(e.Op, x, y)
	case sem.Complex:
		return f.complexOp(e.Op, x, y)
	}
	diag.Bugf("codegen: operator %d on %+v", e.Op, e.T)
	return nil
}

func (f *function) integerOp(op sem.Op, x, y value.Value) value.Value {
	switch op {
	case sem.Add:
		return f.plus(x, y)
	case sem.Sub:
		return f.minus(x, y)
	case sem.Mul:
		return f.times(x, y)
	case sem.Div:
		return f.sdiv(x, f.checkedDivisor(y))
	case sem.FloorDiv:
		return f.floorDiv(x, y)
	case sem.CeilDiv:
		return f.ceilDiv(x, y)
	}
	diag.Bugf("codegen: integer operator %d", op)
	return nil
}

func (f *function) realOp(op sem.Op, x, y value.Value) value.Value {
	switch op {
	case sem.Add:
		return f.fadd(x, y)
	case sem.Sub:
		return f.fsub(x, y)
	case sem.Mul:
		return f.fmul(x, y)
	case sem.Div:
		return f.fdiv(x, y)
	}
	diag.Bugf("codegen: real operator %d", op)
	return nil
}

// logical evaluates the right side of .and. and .or. only when needed, if that side can fail: programs guard array
// accesses that way.
func (f *function) logical(e *sem.Binary) value.Value {
	x := f.expr(e.X)
	if (e.Op == sem.And || e.Op == sem.Or) && canFail(e.Y) {
		return f.shortCircuit(e, x)
	}
	y := f.expr(e.Y)
	switch e.Op {
	case sem.And:
		return f.and(x, y)
	case sem.Or:
		return f.or(x, y)
	case sem.Neqv:
		return f.xor(x, y)
	}
	return f.icmp(enum.IPredEQ, x, y)
}

func (f *function) shortCircuit(e *sem.Binary, x value.Value) value.Value {
	left, right, join := f.cur, f.newBlock("right"), f.newBlock("join")
	if e.Op == sem.And {
		f.branch(x, right, join)
	} else {
		f.branch(x, join, right)
	}
	f.cur = right
	y := f.expr(e.Y)
	from := f.cur
	f.jump(join)
	f.cur = join
	known := scalarConst(&sem.Const{T: sem.Log4, L: e.Op == sem.Or})
	return f.phi(known, left, y, from)
}

// canFail tells whether evaluating e may fault or costs a call.
func canFail(e sem.Expr) bool {
	switch e := e.(type) {
	case *sem.Const, *sem.Var:
		return false
	case *sem.Unary:
		return canFail(e.X)
	case *sem.Conv:
		return canFail(e.X)
	case *sem.Binary:
		division := e.Op == sem.Div && e.T.Base == sem.Integer
		return division || e.Op == sem.Pow || canFail(e.X) || canFail(e.Y)
	}
	return true
}

var intPredicates = map[sem.Op]enum.IPred{
	sem.EQ: enum.IPredEQ, sem.NE: enum.IPredNE, sem.LT: enum.IPredSLT, sem.LE: enum.IPredSLE,
	sem.GT: enum.IPredSGT, sem.GE: enum.IPredSGE,
}

var realPredicates = map[sem.Op]enum.FPred{
	sem.EQ: enum.FPredOEQ, sem.NE: enum.FPredUNE, sem.LT: enum.FPredOLT, sem.LE: enum.FPredOLE,
	sem.GT: enum.FPredOGT, sem.GE: enum.FPredOGE,
}

func (f *function) compare(e *sem.Binary) value.Value {
	t := e.X.Type()
	if t.Base == sem.Character {
		return f.icmp(intPredicates[e.Op], f.compareText(e.X, e.Y), i32(0))
	}
	x, y := f.expr(e.X), f.expr(e.Y)
	switch t.Base {
	case sem.Integer:
		return f.icmp(intPredicates[e.Op], x, y)
	case sem.Real:
		return f.fcmp(realPredicates[e.Op], x, y)
	}
	return f.compareComplex(e.Op, x, y)
}

func (f *function) conv(e *sem.Conv) value.Value {
	from, to := e.X.Type(), e.T
	switch {
	case from.Base == sem.Integer && to.Base == sem.Integer:
		if to.Kind > from.Kind {
			return f.resize(f.index(e.X), memoryType(to).(*types.IntType))
		}
		return f.resize(f.expr(e.X), memoryType(to).(*types.IntType))
	case from.Base == sem.Integer && to.Base == sem.Real:
		return f.realOfInt(f.expr(e.X), to.Kind)
	case from.Base == sem.Real && to.Base == sem.Real:
		return f.extend(f.expr(e.X), to.Kind)
	case from.Base == sem.Real && to.Base == sem.Integer:
		return f.intOfReal(f.expr(e.X), memoryType(to))
	case from.Base == sem.Logical && to.Base == sem.Logical:
		return f.expr(e.X)
	case from.Base == sem.Complex || to.Base == sem.Complex:
		return f.convComplex(e)
	}
	diag.Bugf("codegen: conversion of %+v to %+v", from, to)
	return nil
}
