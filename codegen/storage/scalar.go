package storage

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/convention"
	"dhpfgo/codegen/derived"
	"dhpfgo/codegen/module"
	"dhpfgo/diag"
	"dhpfgo/ir"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// ReleaseScalar frees an allocatable scalar, and what its components have, if it is allocated.
func (f *Memory) ReleaseScalar(sym *ir.Symbol) {
	slot := f.PointerSlot(sym)
	memory := f.Load(slot)
	if t := sym.Type.Derived; t != nil && t.HasAllocatable() {
		some, join := f.NewBlock("full"), f.NewBlock("empty")
		f.Branch(f.Icmp(enum.IPredNE, memory, constant.NewNull(build.BytePtr)), some, join)
		f.Cur = some
		derived.FreeVariable(f.Coder, t, f.Cast(memory, types.NewPointer(build.MemoryType(sym.Type))))
		f.Jump(join)
		f.Cur = join
	}
	f.CallRuntime("free", memory)
	f.Store(constant.NewNull(build.BytePtr), slot)
}

// DeclareScalar gives a scalar a register.
func (f *Memory) DeclareScalar(sym *ir.Symbol) value.Value {
	a := f.Alloca(sym.Name, build.MemoryType(sym.Type))
	f.Vars[sym] = a
	f.Debug.Variable(sym, a)
	return a
}

// Variable is the memory of a scalar; one that the unit does not list is made at its first use.
func (f *Memory) Variable(sym *ir.Symbol) value.Value {
	if convention.IsSlot(sym) {
		return f.Cast(f.Load(f.PointerSlot(sym)), types.NewPointer(build.MemoryType(sym.Type)))
	}
	if a := f.Vars[sym]; a != nil {
		return a
	}
	switch {
	case sym.Storage == ir.InCommon:
		return f.InCommon(sym)
	case sym.Captured && sym.Storage == ir.Static:
		return f.StaticScalar(sym)
	case sym.Captured && !sym.Made:
		diag.Bugf("codegen: variable %s of another unit", sym.Name)
	}
	if sym.Rank() > 0 {
		diag.Bugf("codegen: array %s as a scalar", sym.Name)
	}
	return f.DeclareScalar(sym)
}

// InCommon is the address of a variable in a common block.
func (f *Memory) InCommon(sym *ir.Symbol) value.Value {
	to := types.NewPointer(build.MemoryType(sym.Type))
	if sym.Common.PerCall {
		return f.Cast(f.Gep(f.blockOfCall(sym.Common), build.I64(sym.Offset)), to)
	}
	p := constant.NewGetElementPtr(types.I8, module.BytesOf(f.Commons[sym.Common]), build.I64(sym.Offset))
	return constant.NewBitCast(p, to)
}

// blockOfCall is the memory of EQUIVALENCE in this activation of a recursive procedure.
func (f *Memory) blockOfCall(b *ir.Common) value.Value {
	if f.ofCall[b] == nil {
		memory := f.Alloca(b.Name, types.NewArray(uint64(b.Size), types.I8))
		memory.Align = 64
		f.ofCall[b] = memory
	}
	return f.Field(f.ofCall[b], 0)
}

// SetVariable stores an i64 into an integer variable of any kind.
func (f *Memory) SetVariable(sym *ir.Symbol, v value.Value) {
	f.StoreElem(sym, f.Resize(v, build.MemoryType(sym.Type).(*types.IntType)), f.Variable(sym))
}

// PointerSlot is the memory that holds where a scalar pointer points to.
func (f *Memory) PointerSlot(sym *ir.Symbol) value.Value {
	if f.Vars[sym] == nil {
		var none constant.Constant = build.Zero(build.BytePtr)
		if sym.Proc != nil && sym.Init != nil {
			none = build.MemoryConst(sym.Init)
		}
		if sym.Storage == ir.Static && (f.Procedure() || sym.Captured) {
			if f.Statics[sym] == nil {
				f.Statics[sym] = f.Static(sym, "", none)
			}
			f.Vars[sym] = f.Statics[sym]
		} else {
			a := f.Alloca(sym.Name, build.BytePtr)
			f.Vars[sym] = a
			f.Entry.Insts = append(f.Entry.Insts, llvm.NewStore(none, a))
		}
	}
	return f.Vars[sym]
}

func (f *Memory) deallocateScalar(sym *ir.Symbol) {
	slot := f.PointerSlot(sym)
	memory := f.Load(slot)
	why := "pointer '" + sym.Name + "' points to nothing"
	if !sym.Pointer {
		why = "'" + sym.Name + "' is not allocated"
	}
	f.FailIf(f.Icmp(enum.IPredEQ, memory, constant.NewNull(build.BytePtr)), why)
	if sym.Pointer {
		f.CallRuntime("free", memory)
		f.Store(constant.NewNull(build.BytePtr), slot)
		return
	}
	f.ReleaseScalar(sym)
}

// ScalarAddress is where a scalar that is read or set is: with checks, a pointer must point to something.
func (f *Memory) ScalarAddress(sym *ir.Symbol) value.Value {
	p := f.Variable(sym)
	if convention.IsSlot(sym) && sym.Pointer {
		CheckPointer(f.Coder, p, "pointer", sym.Name, "points to nothing")
	} else if convention.IsSlot(sym) {
		CheckPointer(f.Coder, p, "variable", sym.Name, "is not allocated")
	}
	return p
}
