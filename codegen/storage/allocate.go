package storage

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/convention"
	"dhpfgo/codegen/derived"
	"dhpfgo/codegen/module"
	"dhpfgo/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Allocate takes memory for an unmapped array and sets its home from its bounds.
func (f *Memory) Allocate(sym *ir.Symbol) {
	switch {
	case convention.IsSlot(sym) && convention.IsText(sym):
		f.allocateText(sym)
		return
	case convention.IsSlot(sym):
		slot := f.PointerSlot(sym)
		if sym.Allocatable {
			f.FailIf(f.Icmp(enum.IPredNE, f.Load(slot), constant.NewNull(build.BytePtr)), "'"+sym.Name+"' is already allocated")
		}
		f.Store(derived.AllocateScalar(f.Coder, sym.Type, sym.Name), slot)
		return
	}
	h := f.HomeOf(sym)
	if sym.Scratch {
		f.CallRuntime("free", f.Load(h.Base))
	} else if !sym.Pointer {
		refuseAllocated(f.Coder, sym, h)
	}
	var size, offset, unit value.Value = build.I64(1), build.I64(0), build.I64(1)
	if h.Bytes {
		unit = f.ElementBytes(sym)
	}
	for k, d := range sym.Dims {
		lo, hi := f.Index(d.Lo), f.Index(d.Hi)
		stride := f.Times(size, unit)
		f.Store(stride, h.Strides[k])
		offset = f.Plus(offset, f.Times(lo, stride))
		size = f.Times(size, f.Extent(lo, hi, build.I64(1)))
	}
	var memory value.Value
	if t := sym.Type.Derived; sym.Scratch && f.Opt.Coarrays && (t == nil || !t.HasAllocatable()) { // of no interest to other images
		memory = f.CallRuntime("hpf_memory", f.Times(f.MaxInt(size, build.I64(1)), f.ElementBytes(sym)))
	} else {
		memory = f.CallRuntime("hpf_cleared_memory", f.MaxInt(size, build.I64(1)), f.ElementBytes(sym))
	}
	f.FailIf(f.Icmp(enum.IPredEQ, memory, constant.NewNull(build.BytePtr)),
		"not enough memory for array '"+sym.Name+"'")
	f.Store(memory, h.Base)
	f.Forget(sym, memory, size)
	derived.SetDefaults(f.Coder, sym.Type, memory, size)
	elements := f.Cast(memory, build.Pointee(h.Origin))
	f.Store(f.Moved(h, sym, elements, f.Minus(build.I64(0), offset)), h.Origin)
	f.Debug.Show(sym, memory)
}

func refuseAllocated(c *module.Coder, sym *ir.Symbol, h *Home) {
	c.FailIf(c.Icmp(enum.IPredNE, c.Load(h.Base), constant.NewNull(build.BytePtr)),
		"array '"+sym.Name+"' is already allocated")
}

// Deallocate frees a pointer's target or an allocatable variable, with what its components have.
func (f *Memory) Deallocate(sym *ir.Symbol) {
	if convention.IsSlot(sym) {
		f.deallocateScalar(sym)
		return
	}
	h := f.HomeOf(sym)
	memory := f.Load(h.Base)
	f.FailIf(f.Icmp(enum.IPredEQ, memory, constant.NewNull(build.BytePtr)), "array '"+sym.Name+"' is not allocated")
	if sym.Type.Derived != nil && !sym.Pointer {
		freeElements(f, sym, memory)
	}
	f.CallRuntime("free", memory)
	f.Store(constant.NewNull(build.BytePtr), h.Base)
	f.Store(build.Zero(build.Pointee(h.Origin)), h.Origin)
	f.Debug.Hide(sym)
}

// freeElements frees what the elements of an array of derived type have.
func freeElements(f *Memory, sym *ir.Symbol, memory value.Value) {
	var n value.Value = build.I64(1)
	for _, d := range sym.Dims {
		n = f.Times(n, f.Extent(f.Index(d.Lo), f.Index(d.Hi), build.I64(1)))
	}
	derived.FreeComponents(f.Coder, sym.Type.Derived, f.Cast(memory, types.NewPointer(build.MemoryType(sym.Type))), n)
}

// ReleaseArray frees an allocatable array when its procedure ends, and what the elements of a variable of the program have.
func ReleaseArray(f *Memory, sym *ir.Symbol) {
	memory := f.Load(f.HomeOf(sym).Base)
	if t := sym.Type.Derived; t != nil && t.HasAllocatable() && !sym.Made && !sym.CountsBytes() {
		f.UnlessNull(memory, func() { freeElements(f, sym, memory) })
	}
	f.CallRuntime("free", memory)
}

// allocateText takes memory for a character scalar of its present length.
func (f *Memory) allocateText(sym *ir.Symbol) {
	slot := f.PointerSlot(sym)
	switch {
	case sym.Scratch:
		f.CallRuntime("free", f.Load(slot))
	case sym.Allocatable:
		f.FailIf(f.Icmp(enum.IPredNE, f.Load(slot), constant.NewNull(build.BytePtr)), "'"+sym.Name+"' is already allocated")
	}
	memory := f.CallRuntime("malloc", f.MaxInt(f.ElementBytes(sym), build.I64(1)))
	f.FailIf(f.Icmp(enum.IPredEQ, memory, constant.NewNull(build.BytePtr)), "not enough memory for '"+sym.Name+"'")
	f.Store(memory, slot)
}
