package eval

import (
	"dhpfgo/codegen/build"
	"dhpfgo/diag"
	"dhpfgo/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// textCall is the value of an intrinsic function of type character.
func (f *Texts) textCall(e *ir.Call) (p, n value.Value) {
	if e.Fn == "char" {
		p = f.textBuffer(e.T, build.I64(1))
		char := build.CharType(e.T)
		f.Store(f.Resize(f.Expr(e.Args[0]), char), f.Cast(p, types.NewPointer(char)))
		return p, build.I64(1)
	}
	if e.Fn == "min" || e.Fn == "max" {
		return f.textExtremum(e)
	}
	p, n = f.Chars(e.Args[0])
	switch e.Fn {
	case "trim":
		return p, f.CallRuntime(build.ForChars("_gfortran_string_len_trim", e.T), n, p)
	case "adjustl", "adjustr":
		to := f.textBuffer(e.T, n)
		f.CallRuntime(build.ForChars("_gfortran_"+e.Fn, e.T), to, n, p)
		return to, n
	case "repeat":
		return f.repeat(chars{p, n, e.T}, f.Index(e.Args[1]))
	case "merge":
		q, m := f.Chars(e.Args[1])
		mask := f.Expr(e.Args[2])
		if f.Opt.Check {
			f.FailIf(f.Icmp(enum.IPredNE, n, m), "the first two arguments of 'merge' have different lengths")
		}
		return f.Choose(mask, p, q), f.Choose(mask, n, m)
	}
	diag.Bugf("codegen: character intrinsic %s", e.Fn)
	return nil, nil
}

func (f *Texts) repeat(of chars, times value.Value) (to, total value.Value) {
	f.FailIf(f.Icmp(enum.IPredSLT, times, build.I64(0)), "the number of copies of 'repeat' is negative")
	total = f.Times(of.n, times)
	to = f.textBuffer(of.t, total)
	bytes := build.BytesOfChars(f.Builder, of.t, of.n)
	f.CountedLoop(times, func(k value.Value) { f.CopyBytes(f.Gep(to, f.Times(k, bytes)), of.at, bytes) })
	return to, total
}

// textExtremum is MAX or MIN: the argument, followed by blanks up to the longest one.
func (f *Texts) textExtremum(e *ir.Call) (to, n value.Value) {
	best, have := f.Chars(e.Args[0])
	n = have
	pred := enum.IPredSLT
	if e.Fn == "max" {
		pred = enum.IPredSGT
	}
	for _, x := range e.Args[1:] {
		q, m := f.Chars(x)
		order := f.CallRuntime(build.ForChars("_gfortran_compare_string", e.T), m, q, have, best)
		better := f.Icmp(pred, order, build.I32(0))
		best, have = f.Choose(better, q, best), f.Choose(better, m, have)
		n = f.MaxInt(n, m)
	}
	to = f.textBuffer(e.T, n)
	padText(f.Coder, chars{to, n, e.T}, chars{best, have, e.T})
	return to, n
}

// isTextCall tells whether a function takes characters and gives a number.
func isTextCall(e *ir.Call) bool {
	return len(e.Args) > 0 && e.Args[0].Type().Base == ir.Character && e.T.Base == ir.Integer
}

// textNumber is the value of such a function.
func (f *Texts) textNumber(e *ir.Call) value.Value {
	switch t := e.Args[0].Type(); e.Fn {
	case "ichar":
		p, _ := f.Chars(e.Args[0])
		return f.Code(f.Cast(p, types.NewPointer(build.CharType(t))))
	case "len_trim":
		p, n := f.Chars(e.Args[0])
		return f.CallRuntime(build.ForChars("_gfortran_string_len_trim", t), n, p)
	case "index", "scan", "verify":
		return f.search(e)
	}
	diag.Bugf("codegen: intrinsic %s of characters", e.Fn)
	return nil
}

// textFunction calls a character function: the caller gives the memory for its value and says how long it is.
func (f *Texts) textFunction(e *ir.FuncRef) (p, n value.Value) {
	n = build.I64(int64(e.T.Len))
	if e.Len != nil {
		n = f.Index(e.Len)
	}
	p = f.textBuffer(e.T, n)
	f.Calls.callOf(e.Proc, e.Args, p, n)
	return p, n
}

// AutomaticText makes such a variable.
func (f *Texts) AutomaticText(sym *ir.Symbol) {
	memory := f.CallRuntime("malloc", f.MaxInt(f.ElementBytes(sym), build.I64(1)))
	f.FailIf(f.Icmp(enum.IPredEQ, memory, constant.NewNull(build.BytePtr)), "not enough memory for '"+sym.Name+"'")
	f.Release = append(f.Release, memory)
	f.Vars[sym] = memory
}
