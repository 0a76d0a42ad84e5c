package pointer

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/derived"
	"dhpfgo/codegen/storage"
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/value"
)

// AllocateTarget takes memory for an allocatable scalar that is assigned and has none, Fortran 2008, 7.2.1.3.
func (f *Pointers) AllocateTarget(lhs ir.Expr) {
	var slot value.Value
	switch v := lhs.(type) {
	case *ir.Var:
		if v.Sym.Allocatable && v.Sym.Rank() == 0 {
			slot = f.PointerSlot(v.Sym)
		}
	case *ir.Field:
		if v.Comp.Allocatable && v.Comp.IsSlot() {
			slot = f.SlotOf(v)
		}
	}
	if slot == nil {
		return
	}
	none, join := f.NewBlock("allocate"), f.NewBlock("allocated")
	f.Branch(f.Icmp(enum.IPredEQ, f.Load(slot), constant.NewNull(build.BytePtr)), none, join)
	f.Cur = none
	f.Store(derived.AllocateScalar(f.Coder, lhs.Type(), ir.ExprString(lhs)), slot)
	f.Jump(join)
	f.Cur = join
}

// AllocateField takes memory for an allocatable component.
func (f *Pointers) AllocateField(s *ir.AllocateField) {
	c := s.Field.Comp
	d := f.SlotOf(s.Field)
	if c.IsSlot() {
		f.allocateSlot(s, d)
		return
	}
	if !c.Pointer {
		f.FailIf(f.Icmp(enum.IPredNE, f.Load(f.Field(d, build.DescBase)), constant.NewNull(build.BytePtr)),
			"component '"+c.Name+"' is already allocated")
	}
	var size, offset value.Value = build.I64(1), build.I64(0)
	for k, b := range s.Dims {
		lo, hi := f.Index(b.Lo), f.Index(b.Hi)
		build.SetDimension(f.Builder, d, k, size, lo, hi)
		offset = f.Minus(offset, f.Times(lo, size))
		size = f.Times(size, f.Extent(lo, hi, build.I64(1)))
	}
	var bytes value.Value = build.I64(build.SizeOf(c.Type))
	if c.Deferred {
		bytes = f.newLength(s)
	}
	memory := f.CallRuntime("hpf_cleared_memory", f.MaxInt(size, build.I64(1)), bytes)
	f.FailIf(f.Icmp(enum.IPredEQ, memory, constant.NewNull(build.BytePtr)), "not enough memory for component '"+c.Name+"'")
	build.FillDescriptor(f.Builder, d, c.Type, bytes, len(c.Dims), memory, offset)
	derived.SetDefaults(f.Coder, c.Type, memory, size)
}

// DeallocateField frees what a component has or points to.
func (f *Pointers) DeallocateField(s *ir.DeallocateField) {
	base := f.SlotOf(s.Field)
	if len(s.Field.Comp.Dims) > 0 {
		base = f.Field(base, build.DescBase)
	}
	memory := f.Load(base)
	f.FailIf(f.Icmp(enum.IPredEQ, memory, constant.NewNull(build.BytePtr)), "component '"+s.Field.Comp.Name+"' is not allocated")
	if s.Field.Comp.Allocatable && s.Field.Comp.IsSlot() {
		derived.FreeSlot(f.Coder, s.Field.Comp, base)
		return
	}
	if s.Field.Comp.Allocatable {
		derived.FreeElements(f.Coder, s.Field.Comp, f.SlotOf(s.Field), memory)
	}
	f.CallRuntime("free", memory)
	f.Store(constant.NewNull(build.BytePtr), base)
}

// Reset gives a derived-type variable its default values.
func (f *Pointers) Reset(s *ir.Reset) {
	t := s.Var.Sym.Type
	if t.Derived.HasAllocatable() {
		derived.FreeVariable(f.Coder, t.Derived, f.Variable(s.Var.Sym))
	}
	f.CopyBytes(f.Variable(s.Var.Sym), f.Private("", build.DefaultValue(t.Derived)), build.I64(build.SizeOf(t)))
}

// FreeLocals frees the allocatable components of the local variables of a procedure when it ends.
func (f *Pointers) FreeLocals(u *spmd.Unit) {
	for _, s := range u.Symbols {
		t := s.Type.Derived
		if t == nil || !t.HasAllocatable() || s.Storage != ir.Automatic || s.Pointer || s.View || s.Allocatable {
			continue
		}
		switch {
		case s.Rank() == 0:
			derived.FreeVariable(f.Coder, t, f.Variable(s))
		case storage.HasConstantShape(s):
			_, size, offset := storage.LayOut(s)
			derived.FreeComponents(f.Coder, t, storage.Shifted(f.Coder, f.Homes[s].Origin, offset), build.I64(size))
		}
	}
}

// allocateSlot takes memory for a scalar component that is a pointer or allocatable.
func (f *Pointers) allocateSlot(s *ir.AllocateField, slot value.Value) {
	c := s.Field.Comp
	if c.Allocatable {
		f.FailIf(f.Icmp(enum.IPredNE, f.Load(slot), constant.NewNull(build.BytePtr)), "component '"+c.Name+"' is already allocated")
	}
	if !c.Deferred {
		f.Store(derived.AllocateScalar(f.Coder, c.Type, c.Name), slot)
		return
	}
	f.Store(f.CallRuntime("calloc", f.MaxInt(f.newLength(s), build.I64(1)), build.I64(1)), slot)
}

// newLength sets the length of a component that is allocated, and gives the bytes of so many characters.
func (f *Pointers) newLength(s *ir.AllocateField) value.Value {
	c, n := s.Field.Comp, f.Index(s.Len)
	f.Store(n, derived.LengthSlot(f.Coder, s.Field.X.Type().Derived, c, f.Place(s.Field.X)))
	return build.BytesOfChars(f.Builder, c.Type, n)
}
