package storage

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/convention"
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"dhpfgo/pgasrt/abi"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// With checks, the memory of variables without initial values begins with one byte again and again. A number that consists
// of it when it is read is taken for one that has no value yet: it is a number that no program computes. Variables in COMMON
// and, unless they are distributed, in modules, components, and small integers are not looked at.
const undefinedByte = 0xfb

// isWatched tells whether reads of a variable are checked for a value.
func (f *Memory) isWatched(sym *ir.Symbol) bool {
	t := sym.Type
	numeric := t.Base == ir.Integer || t.Base == ir.Real || t.Base == ir.Complex
	return f.Opt.Undefined && !f.Trusting && numeric && t.Kind >= 4 && !ir.IsWide(t) && !sym.Made && (sym.Map == nil || isPoisoned(sym))
}

// isPoisoned tells whether the elements of a distributed array begin without values, on the images that own them and in the
// shadows of the others: what is read without having been set or sent is found.
func isPoisoned(sym *ir.Symbol) bool {
	return sym.InitElems == nil && sym.Init == nil && sym.Storage != ir.InCommon
}

// Poison makes the storage of a distributed array begin without values.
func (f *Memory) Poison(array value.Value, sym *ir.Symbol) {
	if sym.Map != nil && f.isWatched(sym) {
		base := f.Load(f.Field(array, int64(abi.Array.FieldIndex("base"))))
		bytes := f.Load(f.Field(array, int64(abi.Array.FieldIndex("bytes"))))
		f.Forget(sym, base, f.Sdiv(bytes, build.I64(build.SizeOf(sym.Type))))
	}
}

// undefined is a constant of a type that consists of undefinedByte.
func undefined(t *types.IntType) constant.Constant {
	n := int64(-1)
	for range t.BitSize / 8 {
		n = n<<8 | undefinedByte
	}
	return constant.NewInt(t, n)
}

// CheckDefined ends the run when the value v of a variable or an element is none.
func (f *Memory) CheckDefined(sym *ir.Symbol, subs []value.Value, v value.Value) {
	if !f.isWatched(sym) {
		return
	}
	if sym.Type.Base == ir.Complex {
		v, _ = f.Parts(v)
	}
	t := types.NewInt(uint64(8 * sym.Type.Kind))
	none := f.Icmp(enum.IPredEQ, f.Cast(v, t), undefined(t))
	f.ColdExit(none, func() {
		f.CallRuntime("hpf_fail_undefined", f.Position(f.Pos), f.Text(sym.Name), build.I32(int64(len(subs))), f.IndexList(subs))
	})
}

// Forget makes n elements of a variable begin without a value.
func (f *Memory) Forget(sym *ir.Symbol, memory, n value.Value) {
	if !f.isWatched(sym) {
		return
	}
	fill := f.DeclareFunc("llvm.memset.p0i8.i64", types.Void, build.BytePtr, types.I8, types.I64, types.I1)
	bytes := f.Times(n, build.I64(build.SizeOf(sym.Type)))
	f.Call(fill, f.Cast(memory, build.BytePtr), constant.NewInt(types.I8, undefinedByte-256), bytes, constant.NewBool(false))
}

// ForgetLocals makes the variables of a unit that have no initial values begin without one.
func (f *Memory) ForgetLocals(u *spmd.Unit) {
	if !f.Opt.Undefined {
		return
	}
	for _, sym := range u.Symbols {
		local := sym.Storage == ir.Automatic || sym.Storage == ir.Static && !f.Procedure() && sym.Link == ""
		switch {
		case !local || sym.Map != nil || sym.Init != nil || sym.InitElems != nil || !f.isWatched(sym) || sym.Proc != nil || sym.Absent:
		case sym.Pointer || sym.Allocatable || sym.View || convention.IsSlot(sym) || sym.Overlaid:
		case sym.Rank() == 0:
			if a := f.Vars[sym]; a != nil {
				f.Forget(sym, a, build.I64(1))
			}
		case f.Homes[sym] != nil && HasConstantSize(sym):
			_, size, offset := LayOut(sym)
			f.Forget(sym, Shifted(f.Coder, f.Homes[sym].Origin, offset), build.I64(size))
		}
	}
}
