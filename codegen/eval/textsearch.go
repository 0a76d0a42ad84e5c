package eval

import (
	"dhpfgo/codegen/build"
	"dhpfgo/ir"

	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// search is INDEX, SCAN or VERIFY.
func (f *Texts) search(e *ir.Call) value.Value {
	t := e.Args[0].Type()
	p, n := f.Chars(e.Args[0])
	q, m := f.Chars(e.Args[1])
	if length, known := build.ConstInt(n); known && length == 1 && e.Fn != "index" {
		if others, known := build.ConstInt(m); known && others <= mostCompared {
			return f.searchOne(e.Fn == "scan", p, q, others, t)
		}
	}
	back := llvm.NewZExt(f.Expr(e.Args[2]), types.I32)
	build.Add(f.Builder, back, &back.Metadata)
	return f.CallRuntime(build.ForChars("_gfortran_string_"+e.Fn, t), n, p, m, q, back)
}

// mostCompared is the number of characters that are compared in place.
const mostCompared = 32

// searchOne is 1 if the one character at p is one of the characters at q, or none of them, and else 0.
func (f *Texts) searchOne(among bool, p, q value.Value, others int64, t ir.Type) value.Value {
	char := types.NewPointer(build.CharType(t))
	one, set := f.Code(f.Cast(p, char)), f.Cast(q, char)
	var found value.Value = constant.False
	for k := range others {
		found = f.Or(found, f.Icmp(enum.IPredEQ, one, f.Code(f.Gep(set, build.I64(k)))))
	}
	if !among {
		found = f.not(found)
	}
	wide := llvm.NewZExt(found, types.I64)
	return build.Add(f.Builder, wide, &wide.Metadata)
}
