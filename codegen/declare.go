package codegen

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/convention"
	"dhpfgo/codegen/module"
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"dhpfgo/pgasrt/abi"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// stackLimit is the size in bytes up to which a local array of a procedure stands on the stack, gfortran's limit.
const stackLimit = 65536

// procedure tells whether the function is that of a subroutine or function.
func (f *memory) procedure() bool { return f.unit != nil && f.unit.Source.Proc != nil }

// declare makes the variables of the unit, all but the arrays whose bounds are known only at its entry.
func (f *entry) declare(u *spmd.Unit) {
	for _, a := range u.Arrays {
		f.storage[a.Sym] = a
	}
	for _, sym := range u.Symbols {
		switch {
		case sym.Proc != nil || sym.Absent || sym.Storage == ir.Argument && (sym.Rank() == 0 || !convention.IsDescribed(sym)):
		case f.vars[sym] != nil: // a length that the caller holds
		case sym.Rank() == 0:
			f.scalar(sym)
		default:
			if h := f.arrayHome(sym); h != nil {
				f.homes[sym] = h
				f.debug.array(sym, h)
			}
		}
	}
}

// scalar gives a scalar its memory.
func (f *entry) scalar(sym *ir.Symbol) {
	switch {
	case convention.IsAutomaticText(sym):
	case convention.IsSlot(sym):
		f.pointerSlot(sym)
	case sym.Storage == ir.InCommon:
		f.vars[sym] = f.inCommon(sym)
	case sym.Storage == ir.Static && (f.procedure() || sym.Captured):
		f.vars[sym] = f.StaticScalar(sym)
	default:
		f.declareScalar(sym)
	}
}

// arrayHome gives an array its home, or nil if that waits for its bounds.
func (f *memory) arrayHome(sym *ir.Symbol) *home {
	switch {
	case sym.Map != nil || sym.View || sym.Pointer:
		return f.dynamicHome(sym)
	case sym.Storage == ir.InCommon:
		strides, _, offset := layOut(sym)
		return &home{strides: strides, origin: shifted(f.coder, f.inCommon(sym), -offset)}
	case sym.Allocatable:
		return f.dynamicHome(sym)
	case !hasConstantShape(sym):
		if !f.procedure() {
			return f.dynamicHome(sym)
		}
		return nil
	case f.onStack(sym):
		strides, size, offset := layOut(sym)
		a := f.Alloca(sym.Name, types.NewArray(uint64(size), build.MemoryType(sym.Type)))
		a.Align = 64
		initialiseLocal(f.coder, sym, a, size)
		f.debug.local(sym, a)
		return &home{strides: strides, origin: shifted(f.coder, f.Cast(a, types.NewPointer(build.MemoryType(sym.Type))), -offset)}
	case sym.Storage == ir.Automatic && f.procedure() && f.unit.Source.Proc.Recursive:
		return nil
	}
	return f.gen.staticHome(sym)
}

func (f *memory) onStack(sym *ir.Symbol) bool {
	_, size, _ := layOut(sym)
	return sym.Storage == ir.Automatic && f.procedure() && size*build.SizeOf(sym.Type) <= stackLimit
}

// initialiseLocal gives a local array the default values of its type.
func initialiseLocal(c *coder, sym *ir.Symbol, a value.Value, n int64) {
	if sym.Type.Base != ir.Derived {
		return
	}
	clear := c.DeclareFunc("llvm.memset.p0i8.i64", types.Void, build.BytePtr, types.I8, types.I64, types.I1)
	c.Call(clear, c.Cast(a, build.BytePtr), constant.NewInt(types.I8, 0), build.I64(n*build.SizeOf(sym.Type)), constant.NewBool(false))
	setDefaults(c, sym.Type, a, build.I64(n))
}

// shifted is an element address moved by a constant number of elements.
func shifted(f *coder, p value.Value, n int64) value.Value {
	if n == 0 {
		return p
	}
	if c, ok := p.(constant.Constant); ok {
		return constant.NewGetElementPtr(build.Pointee(p), c, build.I64(n))
	}
	return f.Gep(p, build.I64(n))
}

// shiftedArray is shifted for an array whose elements may have a length that is known only now.
func (f *memory) shiftedArray(sym *ir.Symbol, p value.Value, n int64) value.Value {
	if sym.Type.Base == ir.Character && sym.Type.Len < 0 {
		return f.stepped(sym, p, build.I64(n))
	}
	return shifted(f.coder, p, n)
}

// initialise gives the variables their first values, once the runtime is up.
func (f *entry) initialise(u *spmd.Unit) {
	for _, sym := range u.Symbols {
		switch {
		case sym.Pointer || convention.IsSlot(sym):
		case convention.IsText(sym) && sym.Rank() == 0:
			f.initialiseText(sym)
		case sym.Rank() == 0:
			if a, ok := f.vars[sym].(*llvm.InstAlloca); ok {
				f.Store(module.InitialValue(sym), a)
			}
		case f.storage[sym] == nil && !sym.Allocatable && !sym.View && !sym.Pointer && !hasConstantShape(sym) && !f.procedure():
			f.at(sym.Pos)
			f.allocate(sym)
		}
	}
	f.forgetLocals(u)
}

// automaticArrays makes the arrays whose bounds are known now, at the entry of the procedure.
func (f *entry) automaticArrays(u *spmd.Unit) {
	for _, sym := range u.Symbols {
		if convention.IsAutomaticText(sym) {
			f.at(sym.Pos)
			f.texts.automaticText(sym)
		}
		if sym.Rank() == 0 || sym.Proc != nil || f.homes[sym] != nil || sym.Storage == ir.Argument {
			continue
		}
		f.at(sym.Pos)
		strides, size, offset := f.layOutNow(sym)
		bytes := f.Times(f.MaxInt(size, build.I64(1)), f.elementBytes(sym))
		memory := f.CallRuntime("hpf_memory", bytes)
		f.FailIf(f.Icmp(enum.IPredEQ, memory, constant.NewNull(build.BytePtr)), "not enough memory for array '"+sym.Name+"'")
		f.release = append(f.release, memory)
		f.forget(sym, memory, size)
		setDefaults(f.coder, sym.Type, memory, size)
		elements := f.Cast(memory, types.NewPointer(build.MemoryType(sym.Type)))
		f.homes[sym] = &home{strides: strides, origin: f.stepped(sym, elements, f.Minus(build.I64(0), offset))}
		f.debug.show(sym, memory)
	}
}

// leaveArrays frees the arrays that end with the procedure, and hands the state of allocatable arguments back.
func (f *entry) leaveArrays(u *spmd.Unit) {
	for _, memory := range f.release {
		f.CallRuntime("free", memory)
	}
	for _, sym := range u.Symbols {
		switch {
		case f.unit.Source.Proc != nil && sym == f.unit.Source.Proc.Result:
			if sym.Rank() > 0 && convention.IsDescribed(sym) {
				f.sections.describe(f.descriptors[sym], sym)
			}
		case convention.IsSlot(sym) && !sym.Pointer && sym.Storage == ir.Automatic:
			f.releaseScalar(sym)
		case sym.Rank() == 0 || sym.Absent || !sym.Allocatable && !(sym.Pointer && sym.Storage == ir.Argument):
		case f.storage[sym] != nil && f.storage[sym].Of == nil && (sym.Storage == ir.Automatic || sym.PerCall):
			f.destroyAllocated(sym)
		case f.storage[sym] != nil:
		case sym.Storage == ir.Automatic:
			f.CallRuntime("free", f.Load(f.homes[sym].base))
		case sym.Storage == ir.Argument:
			f.sections.describe(f.descriptors[sym], sym)
		}
	}
}

// destroyAllocated frees a distributed array if it is allocated, which is alike on all images.
func (f *entry) destroyAllocated(sym *ir.Symbol) {
	array := f.ArrayGlobal(f.storage[sym])
	base := f.Load(f.Field(array, int64(abi.Array.FieldIndex("base"))))
	destroy, done := f.NewBlock("destroy"), f.NewBlock("destroyed")
	f.Branch(f.Icmp(enum.IPredNE, base, constant.NewNull(build.BytePtr)), destroy, done)
	f.Cur = destroy
	f.CallRuntime("hpf_array_destroy", array)
	f.Jump(done)
	f.Cur = done
}

// layOutNow is layOut for bounds that are variables.
func (f *entry) layOutNow(sym *ir.Symbol) (strides []value.Value, size, offset value.Value) {
	size, offset = build.I64(1), build.I64(0)
	for k, d := range sym.Dims {
		lo := f.index(d.Lo)
		strides = append(strides, size)
		offset = f.Plus(offset, f.Times(lo, size))
		if k < len(sym.Dims)-1 || sym.Size != ir.AssumedSize {
			size = f.Times(size, f.Extent(lo, f.index(d.Hi), build.I64(1)))
		}
	}
	return strides, size, offset
}

// initialiseText gives a character variable on the stack its first value.
func (f *entry) initialiseText(sym *ir.Symbol) {
	if a, ok := f.vars[sym].(*llvm.InstAlloca); ok && (sym.Init != nil || !f.procedure()) {
		copyBytes(f.coder, a, f.Private("", module.InitialValue(sym)), build.I64(build.SizeOf(sym.Type)))
	}
}
