package codegen

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/convention"
	"dhpfgo/diag"
	"dhpfgo/ir"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// textCall is the value of an intrinsic function of type character.
func (f *texts) textCall(e *ir.Call) (p, n value.Value) {
	if e.Fn == "char" {
		p = f.textBuffer(build.I64(1))
		f.Store(f.Resize(f.expr(e.Args[0]), types.I8), p)
		return p, build.I64(1)
	}
	if e.Fn == "min" || e.Fn == "max" {
		return f.textExtremum(e)
	}
	p, n = f.chars(e.Args[0])
	switch e.Fn {
	case "trim":
		return p, f.CallRuntime("_gfortran_string_len_trim", n, p)
	case "adjustl", "adjustr":
		to := f.textBuffer(n)
		f.CallRuntime("_gfortran_"+e.Fn, to, n, p)
		return to, n
	case "repeat":
		return f.repeat(p, n, f.index(e.Args[1]))
	case "merge":
		q, m := f.chars(e.Args[1])
		mask := f.expr(e.Args[2])
		return f.Choose(mask, p, q), f.Choose(mask, n, m)
	}
	diag.Bugf("codegen: character intrinsic %s", e.Fn)
	return nil, nil
}

func (f *texts) repeat(p, n, times value.Value) (to, total value.Value) {
	times = f.MaxInt(times, build.I64(0))
	total = f.Times(n, times)
	to = f.textBuffer(total)
	f.CountedLoop(times, func(k value.Value) { copyBytes(f.coder, f.Gep(to, f.Times(k, n)), p, n) })
	return to, total
}

// textExtremum is MAX or MIN: the argument, followed by blanks up to the longest one.
func (f *texts) textExtremum(e *ir.Call) (to, n value.Value) {
	best, have := f.chars(e.Args[0])
	n = have
	pred := enum.IPredSLT
	if e.Fn == "max" {
		pred = enum.IPredSGT
	}
	for _, x := range e.Args[1:] {
		q, m := f.chars(x)
		order := f.CallRuntime("_gfortran_compare_string", m, q, have, best)
		better := f.Icmp(pred, order, build.I32(0))
		best, have = f.Choose(better, q, best), f.Choose(better, m, have)
		n = f.MaxInt(n, m)
	}
	to = f.textBuffer(n)
	padText(f.coder, to, n, best, have)
	return to, n
}

// isTextCall tells whether a function takes characters and gives a number.
func isTextCall(e *ir.Call) bool {
	return len(e.Args) > 0 && e.Args[0].Type().Base == ir.Character && e.T.Base == ir.Integer
}

// textNumber is the value of such a function.
func (f *texts) textNumber(e *ir.Call) value.Value {
	p, n := f.chars(e.Args[0])
	switch e.Fn {
	case "ichar":
		return f.Code(p)
	case "len_trim":
		return f.CallRuntime("_gfortran_string_len_trim", n, p)
	case "index", "scan", "verify":
		q, m := f.chars(e.Args[1])
		back := llvm.NewZExt(f.expr(e.Args[2]), types.I32)
		build.Add(f.Builder, back, &back.Metadata)
		return f.CallRuntime("_gfortran_string_"+e.Fn, n, p, m, q, back)
	}
	diag.Bugf("codegen: intrinsic %s of characters", e.Fn)
	return nil
}

// textFunction calls a character function: the caller gives the memory for its value and says how long it is.
func (f *texts) textFunction(e *ir.FuncRef) (p, n value.Value) {
	n = build.I64(int64(e.T.Len))
	if e.Len != nil {
		n = f.index(e.Len)
	}
	p = f.textBuffer(n)
	f.calls.callOf(e.Proc, e.Args, p, n)
	return p, n
}

// automaticText makes such a variable.
func (f *texts) automaticText(sym *ir.Symbol) {
	memory := f.CallRuntime("malloc", f.MaxInt(f.lengthOf(sym), build.I64(1)))
	f.FailIf(f.Icmp(enum.IPredEQ, memory, constant.NewNull(build.BytePtr)), "not enough memory for '"+sym.Name+"'")
	f.release = append(f.release, memory)
	f.vars[sym] = memory
}

// passedText passes characters with their length. A value, or a variable in parentheses, is passed as a copy.
func (f *calls) passedText(a ir.Actual, d *ir.Symbol) passing {
	if d != nil && d.ByValue {
		p, _ := f.texts.chars(a.X)
		return passing{value: f.Load(p)}
	}
	p, n := passedChars(f.values, a.X, d)
	if a.Copy {
		to := f.texts.textBuffer(n)
		copyBytes(f.coder, to, p, n)
		p = to
	}
	if d != nil {
		p = f.Cast(p, convention.ArgumentType(d))
	}
	return passing{value: p, length: n}
}

// passedChars is chars of an actual argument, which may be absent.
func passedChars(f *values, e ir.Expr, d *ir.Symbol) (p, n value.Value) {
	if v, ok := e.(*ir.Var); ok && mayBeAbsent(d) {
		return f.Cast(f.variable(v.Sym), build.BytePtr), f.lengthOf(v.Sym)
	}
	return f.texts.chars(e)
}

// allocateText takes memory for a character scalar of its present length.
func (f *memory) allocateText(sym *ir.Symbol) {
	slot := f.pointerSlot(sym)
	switch {
	case sym.Scratch:
		f.CallRuntime("free", f.Load(slot))
	case sym.Allocatable:
		f.FailIf(f.Icmp(enum.IPredNE, f.Load(slot), constant.NewNull(build.BytePtr)), "'"+sym.Name+"' is already allocated")
	}
	memory := f.CallRuntime("malloc", f.MaxInt(f.lengthOf(sym), build.I64(1)))
	f.FailIf(f.Icmp(enum.IPredEQ, memory, constant.NewNull(build.BytePtr)), "not enough memory for '"+sym.Name+"'")
	f.Store(memory, slot)
}
