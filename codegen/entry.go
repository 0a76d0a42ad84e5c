package codegen

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/convention"
	"dhpfgo/codegen/derived"
	"dhpfgo/codegen/eval"
	"dhpfgo/codegen/message"
	"dhpfgo/codegen/module"
	"dhpfgo/codegen/pointer"
	"dhpfgo/codegen/storage"
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"dhpfgo/pgasrt/abi"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// declare makes the variables of the unit, all but the arrays whose bounds are known only at its entry.
func (f *entry) declare(u *spmd.Unit) {
	for _, a := range u.Arrays {
		f.Storage[a.Sym] = a
	}
	for _, sym := range u.Symbols {
		switch {
		case sym.Proc != nil || sym.Absent || sym.Storage == ir.Argument && (sym.Rank() == 0 || !convention.IsDescribed(sym)):
		case f.Vars[sym] != nil: // a length that the caller holds
		case sym.Rank() == 0:
			f.scalar(sym)
		default:
			if h := f.ArrayHome(sym); h != nil {
				f.Homes[sym] = h
				f.Debug.Array(sym, h)
			}
		}
	}
}

// scalar gives a scalar its memory.
func (f *entry) scalar(sym *ir.Symbol) {
	switch {
	case convention.IsAutomaticText(sym):
	case convention.IsSlot(sym):
		f.PointerSlot(sym)
	case sym.Storage == ir.InCommon:
		f.Vars[sym] = f.InCommon(sym)
	case sym.Storage == ir.Static && (f.Procedure() || sym.Captured):
		f.Vars[sym] = f.StaticScalar(sym)
	default:
		f.DeclareScalar(sym)
	}
}

// initialise gives the variables their first values, once the runtime is up.
func (f *entry) initialise(u *spmd.Unit) {
	for _, sym := range u.Symbols {
		switch {
		case sym.Pointer || convention.IsSlot(sym):
		case convention.IsText(sym) && sym.Rank() == 0:
			f.initialiseText(sym)
		case sym.Rank() == 0:
			if a, ok := f.Vars[sym].(*llvm.InstAlloca); ok {
				f.Store(module.InitialValue(sym), a)
			}
		case f.Storage[sym] == nil && !sym.Allocatable && !sym.View && !sym.Pointer && !storage.HasConstantSize(sym) && !f.Procedure():
			f.At(sym.Pos)
			f.Allocate(sym)
		}
	}
	f.ForgetLocals(u)
}

// automaticArrays makes the arrays whose bounds are known now, at the entry of the procedure.
func (f *entry) automaticArrays(u *spmd.Unit) {
	for _, sym := range u.Symbols {
		if convention.IsAutomaticText(sym) {
			f.At(sym.Pos)
			f.Texts.AutomaticText(sym)
		}
		if sym.Rank() == 0 || sym.Proc != nil || f.Homes[sym] != nil || sym.Storage == ir.Argument {
			continue
		}
		f.At(sym.Pos)
		strides, size, offset := f.layOutNow(sym)
		memory := f.automaticMemory(sym, size)
		f.FailIf(f.Icmp(enum.IPredEQ, memory, constant.NewNull(build.BytePtr)), "not enough memory for array '"+sym.Name+"'")
		f.Release = append(f.Release, memory)
		f.Forget(sym, memory, size)
		derived.SetDefaults(f.Coder, sym.Type, memory, size)
		elements := f.Cast(memory, types.NewPointer(build.MemoryType(sym.Type)))
		f.Homes[sym] = &storage.Home{Strides: strides, Origin: f.Stepped(sym, elements, f.Minus(build.I64(0), offset))}
		if t := sym.Type.Derived; t != nil && t.HasAllocatable() && !sym.Made {
			f.owners = append(f.owners, owner{t, elements, size})
		}
		f.Debug.Show(sym, memory)
	}
}

// automaticMemory takes memory for n elements: nothing is allocated in what their components hold.
func (f *entry) automaticMemory(sym *ir.Symbol, n value.Value) value.Value {
	n = f.MaxInt(n, build.I64(1))
	if t := sym.Type.Derived; t != nil && t.HasAllocatable() {
		return f.CallRuntime("hpf_cleared_memory", n, f.ElementBytes(sym))
	}
	return f.CallRuntime("hpf_memory", f.Times(n, f.ElementBytes(sym)))
}

// leaveArrays frees the arrays that end with the procedure, and hands the state of allocatable arguments back.
func (f *entry) leaveArrays(u *spmd.Unit) {
	for _, o := range f.owners {
		derived.FreeComponents(f.Coder, o.t, o.elements, o.n)
	}
	for _, memory := range f.Release {
		f.CallRuntime("free", memory)
	}
	for _, sym := range u.Symbols {
		switch {
		case f.Unit.Source.Proc != nil && sym == f.Unit.Source.Proc.Result:
			if sym.Rank() > 0 && convention.IsDescribed(sym) {
				f.Sections.Describe(f.Descriptors[sym], sym)
			}
		case convention.IsSlot(sym) && !sym.Pointer && sym.Storage == ir.Automatic:
			f.ReleaseScalar(sym)
		case sym.Rank() == 0 || sym.Absent || !sym.Allocatable && !(sym.Pointer && sym.Storage == ir.Argument):
		case f.Storage[sym] != nil && f.Storage[sym].Of == nil && (sym.Storage == ir.Automatic || sym.PerCall):
			f.destroyAllocated(sym)
		case f.Storage[sym] != nil:
		case sym.Storage == ir.Automatic:
			storage.ReleaseArray(f.Memory, sym)
		case sym.Storage == ir.Argument:
			f.Sections.Describe(f.Descriptors[sym], sym)
			f.handBack(f.Unit.Source.Proc, sym)
		}
	}
}

// handBack hands the state of an array argument to C, if the procedure has BIND(C).
func (f *entry) handBack(p *ir.Procedure, sym *ir.Symbol) {
	for i, d := range p.Dummies {
		if d == sym && convention.ByCDescriptor(p, d) {
			eval.GivenToC(f.Coder, f.Params[i], f.Descriptors[d], d)
		}
	}
}

// destroyAllocated frees a distributed array if it is allocated, which is alike on all images.
func (f *entry) destroyAllocated(sym *ir.Symbol) {
	array := f.ArrayGlobal(f.Storage[sym])
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
		lo := f.Index(d.Lo)
		strides = append(strides, size)
		offset = f.Plus(offset, f.Times(lo, size))
		if k < len(sym.Dims)-1 || sym.Size != ir.AssumedSize {
			size = f.Times(size, f.Extent(lo, f.Index(d.Hi), build.I64(1)))
		}
	}
	return strides, size, offset
}

// initialiseText gives a character variable on the stack its first value.
func (f *entry) initialiseText(sym *ir.Symbol) {
	if a, ok := f.Vars[sym].(*llvm.InstAlloca); ok && (sym.Init != nil || !f.Procedure()) {
		f.CopyBytes(a, f.Private("", module.InitialValue(sym)), build.I64(build.SizeOf(sym.Type)))
	}
}

// takeLength sets the length of the elements of a pointer or allocatable argument to the one that was passed: where the first
// element is depends on it, and the statement that computes it from the declaration is yet to come.
func (f *entry) takeLength(sym *ir.Symbol) {
	v, ok := sym.Len.(*ir.Var)
	if ok && convention.IsText(sym) && !sym.Deferred && f.Lengths[sym] != nil {
		f.SetVariable(v.Sym, f.Cast(f.Lengths[sym], types.I64))
	}
}

// takeAllocatable takes over the state of an allocatable argument from its descriptor.
func (f *entry) takeAllocatable(sym *ir.Symbol) {
	f.Sections.Adopt(sym, f.Descriptors[sym])
}

// entry declares the variables of a unit, binds its dummy arguments, and leaves it.
type entry struct {
	*eval.Values
	messages *message.Messages
	pointers *pointer.Pointers
	owners   []owner
}

// owner is an automatic array whose elements have allocatable components.
type owner struct {
	t           *ir.DerivedType
	elements, n value.Value
}
