package codegen

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/convention"
	"dhpfgo/codegen/eval"
	"dhpfgo/codegen/storage"
	"dhpfgo/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// makeFrame collects the addresses of the variables that internal procedures use.
func (f *entry) makeFrame(u *ir.Unit) {
	list := convention.FrameOf(u)
	if len(list) == 0 {
		return
	}
	var slots []value.Value
	for _, s := range list {
		slots = append(slots, f.frameSlots(s)...)
	}
	memory := f.Alloca("frame", types.NewArray(uint64(len(slots)), build.BytePtr))
	for i, v := range slots {
		f.Store(f.Cast(v, build.BytePtr), f.Field(memory, int64(i)))
	}
	f.Frame = f.Field(memory, 0)
}

// frameSlots are the addresses that stand for one variable in the frame: that of a scalar, or those of an array's origin,
// strides and memory block, and what was passed for one that may be absent.
func (f *entry) frameSlots(s *ir.Symbol) []value.Value {
	if s.Proc != nil && !s.Pointer {
		a := f.Alloca(s.Name, build.BytePtr)
		f.Store(f.Vars[s], a)
		return []value.Value{a}
	}
	switch {
	case convention.IsSlot(s):
		return []value.Value{f.PointerSlot(s)}
	case s.Rank() == 0:
		return []value.Value{f.Variable(s)}
	}
	slots := arraySlots(f.Memory, s)
	if !s.Optional {
		return slots
	}
	passed := eval.PassedAddress(f.Memory, s)
	if passed == nil { // an argument of another entry
		passed = constant.NewNull(build.BytePtr)
	}
	return append(slots, passed)
}

func arraySlots(f *storage.Memory, s *ir.Symbol) []value.Value {
	h := f.Homes[s]
	if !h.Dynamic {
		origin := f.Alloca(s.Name+".origin", h.Origin.Type())
		f.Store(h.Origin, origin)
		slots := []value.Value{origin}
		for _, v := range h.Strides {
			stride := f.Alloca(s.Name+".stride", types.I64)
			f.Store(v, stride)
			slots = append(slots, stride)
		}
		return slots
	}
	slots := []value.Value{h.Origin}
	for k, v := range h.Strides {
		if h.Knows(k) {
			v = f.Alloca(s.Name+".stride", types.I64)
			f.Store(h.Strides[k], v)
		}
		slots = append(slots, v)
	}
	if h.Base != nil {
		slots = append(slots, h.Base)
	}
	return slots
}

// bindFrame takes the variables of the host out of its frame.
func (f *entry) bindFrame(u *ir.Unit) {
	if !convention.NeedsFrame(u.Proc) {
		return
	}
	f.Frame = f.Fn.Params[len(f.Fn.Params)-1]
	n := int64(0)
	next := func(t types.Type) value.Value {
		p := f.Load(f.Gep(f.Frame, build.I64(n)))
		n++
		return f.Cast(p, types.NewPointer(t))
	}
	for _, s := range convention.FrameOf(u.Host) {
		switch {
		case s.Proc != nil && !s.Pointer:
			f.Vars[s] = f.Load(next(build.BytePtr))
		case convention.IsSlot(s):
			f.Vars[s] = next(build.BytePtr)
		case s.Rank() == 0:
			f.Vars[s] = next(build.MemoryType(s.Type))
		default:
			h := &storage.Home{Dynamic: true, Strided: true, Bytes: s.CountsBytes(), Origin: next(types.NewPointer(build.MemoryType(s.Type)))}
			for range s.Dims {
				h.Strides = append(h.Strides, next(types.I64))
			}
			if s.Allocatable || s.Pointer {
				h.Base = next(build.BytePtr)
			}
			if s.Optional {
				f.Vars[s] = next(types.I8)
			}
			f.Homes[s] = h
		}
	}
}
