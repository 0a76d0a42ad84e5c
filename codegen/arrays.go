package codegen

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/convention"
	"dhpfgo/codegen/module"
	"dhpfgo/diag"
	"dhpfgo/ir"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// home tells where an array is: element (i_1 .. i_r) stands at origin[i_1 + sum of strides[k]*i_k for k > 1]. The origin
// is virtual: it may lie outside of the array. For a static array origin and strides are constants, else allocas that
// hold them from allocation on. base is the block of memory of an array on the heap.
type home struct {
	dynamic bool
	strided bool // the stride of the first dimension may be other than 1
	bytes   bool // strides count bytes
	origin  value.Value
	strides []value.Value
	base    value.Value
}

func (h *home) originValue(f *memory) value.Value {
	if h.dynamic {
		return f.Load(h.origin)
	}
	return h.origin
}

func (h *home) stride(f *memory, k int) value.Value {
	if h.dynamic {
		return f.Load(h.strides[k])
	}
	return h.strides[k]
}

func (f *memory) declareScalar(sym *ir.Symbol) value.Value {
	a := f.Alloca(sym.Name, build.MemoryType(sym.Type))
	f.vars[sym] = a
	f.debug.variable(sym, a)
	return a
}

// variable is the memory of a scalar; one that the unit does not list is made at its first use.
func (f *memory) variable(sym *ir.Symbol) value.Value {
	if convention.IsSlot(sym) {
		return f.Cast(f.Load(f.pointerSlot(sym)), types.NewPointer(build.MemoryType(sym.Type)))
	}
	if a := f.vars[sym]; a != nil {
		return a
	}
	switch {
	case sym.Storage == ir.InCommon:
		return f.inCommon(sym)
	case sym.Captured && sym.Storage == ir.Static:
		return f.StaticScalar(sym)
	case sym.Captured && !sym.Made:
		diag.Bugf("codegen: variable %s of another unit", sym.Name)
	}
	if sym.Rank() > 0 {
		diag.Bugf("codegen: array %s as a scalar", sym.Name)
	}
	return f.declareScalar(sym)
}

func hasConstantShape(sym *ir.Symbol) bool {
	for _, d := range sym.Dims {
		_, okLo := build.FoldedInt(d.Lo)
		_, okHi := build.FoldedInt(d.Hi)
		if !okLo || !okHi {
			return false
		}
	}
	return true
}

func (f *memory) dynamicHome(sym *ir.Symbol) *home {
	if h := f.gen.homes[sym]; h != nil {
		return h
	}
	h := &home{dynamic: true, origin: f.slot(sym, ".origin", types.NewPointer(build.MemoryType(sym.Type)))}
	for range sym.Dims {
		h.strides = append(h.strides, f.slot(sym, ".stride", types.I64))
	}
	if sym.View || sym.Pointer {
		h.strided = true
	}
	if sym.Map == nil {
		h.base = f.slot(sym, ".base", build.BytePtr)
		if !isShared(sym) {
			none := llvm.NewStore(constant.NewNull(build.BytePtr), h.base)
			f.Entry.Insts = append(f.Entry.Insts, none)
		}
	}
	if isShared(sym) {
		f.gen.homes[sym] = h
	}
	return h
}

// isShared tells whether what describes an array must outlive the activation of its unit.
func isShared(sym *ir.Symbol) bool { return sym.Storage == ir.Static && sym.Captured }

// slot is a variable that is part of the description of an array.
func (f *memory) slot(sym *ir.Symbol, part string, t types.Type) value.Value {
	var v value.Value
	if isShared(sym) || f.procedure() && sym.Storage == ir.Static {
		v = f.Internal(sym.Name+part, build.Zero(t))
	} else {
		v = f.Alloca(sym.Name+part, t)
	}
	f.gen.slots[v] = true
	return v
}

// layOut computes the strides of an array of constant shape: its number of elements, and the offset of its virtual
// origin from its first element.
func layOut(sym *ir.Symbol) (strides []value.Value, size, offset int64) {
	size = 1
	for k, d := range sym.Dims {
		lo, _ := build.FoldedInt(d.Lo)
		hi, _ := build.FoldedInt(d.Hi)
		strides = append(strides, build.I64(size))
		offset += lo * size
		if k < len(sym.Dims)-1 || sym.Size != ir.AssumedSize {
			size *= max(0, hi-lo+1)
		}
	}
	return strides, size, offset
}

// staticHome makes a variable of the module for an array of constant shape.
func (g *generator) staticHome(sym *ir.Symbol) *home {
	if h := g.homes[sym]; h != nil {
		return h
	}
	strides, size, offset := layOut(sym)
	memory := g.Static(sym, ".data", module.ElementsConst(sym, size))
	memory.Align = 64
	h := &home{strides: strides, origin: constant.NewGetElementPtr(memory.ContentType, memory, build.I64(0), build.I64(-offset))}
	g.homes[sym] = h
	return h
}

// homeOf is the home of an array of this unit or of its host.
func (f *memory) homeOf(sym *ir.Symbol) *home {
	if h := f.homes[sym]; h != nil {
		return h
	}
	if sym.Storage == ir.InCommon {
		f.homes[sym] = f.arrayHome(sym)
		return f.homes[sym]
	}
	if f.gen.homes[sym] == nil && sym.Storage == ir.Static && sym.Captured {
		if sym.Allocatable || sym.Map != nil || sym.Pointer {
			return f.dynamicHome(sym)
		}
		return f.gen.staticHome(sym)
	}
	return f.gen.homes[sym]
}

// allocate takes memory for an unmapped array and sets its home from its bounds.
func (f *memory) allocate(sym *ir.Symbol) {
	switch {
	case convention.IsSlot(sym) && convention.IsText(sym):
		f.allocateText(sym)
		return
	case convention.IsSlot(sym):
		slot := f.pointerSlot(sym)
		if sym.Allocatable {
			f.FailIf(f.Icmp(enum.IPredNE, f.Load(slot), constant.NewNull(build.BytePtr)), "'"+sym.Name+"' is already allocated")
		}
		f.Store(allocateScalar(f.coder, sym.Type, sym.Name), slot)
		return
	}
	h := f.homeOf(sym)
	if sym.Scratch {
		f.CallRuntime("free", f.Load(h.base))
	} else if !sym.Pointer {
		refuseAllocated(f.coder, sym, h)
	}
	var size, offset value.Value = build.I64(1), build.I64(0)
	for k, d := range sym.Dims {
		lo, hi := f.index(d.Lo), f.index(d.Hi)
		f.Store(size, h.strides[k])
		offset = f.Plus(offset, f.Times(lo, size))
		size = f.Times(size, f.Extent(lo, hi, build.I64(1)))
	}
	memory := f.CallRuntime("hpf_cleared_memory", f.MaxInt(size, build.I64(1)), f.elementBytes(sym))
	f.FailIf(f.Icmp(enum.IPredEQ, memory, constant.NewNull(build.BytePtr)),
		"not enough memory for array '"+sym.Name+"'")
	f.Store(memory, h.base)
	f.forget(sym, memory, size)
	setDefaults(f.coder, sym.Type, memory, size)
	elements := f.Cast(memory, build.Pointee(h.origin))
	f.Store(f.stepped(sym, elements, f.Minus(build.I64(0), offset)), h.origin)
	f.debug.show(sym, memory)
}

func refuseAllocated(c *coder, sym *ir.Symbol, h *home) {
	c.FailIf(c.Icmp(enum.IPredNE, c.Load(h.base), constant.NewNull(build.BytePtr)),
		"array '"+sym.Name+"' is already allocated")
}

func (f *memory) deallocate(sym *ir.Symbol) {
	if convention.IsSlot(sym) {
		f.deallocateScalar(sym)
		return
	}
	h := f.homeOf(sym)
	memory := f.Load(h.base)
	f.FailIf(f.Icmp(enum.IPredEQ, memory, constant.NewNull(build.BytePtr)), "array '"+sym.Name+"' is not allocated")
	if t := sym.Type.Derived; t != nil && !sym.Pointer {
		var n value.Value = build.I64(1)
		for _, d := range sym.Dims {
			n = f.Times(n, f.Extent(f.index(d.Lo), f.index(d.Hi), build.I64(1)))
		}
		freeComponents(f.coder, t, f.Cast(memory, types.NewPointer(build.MemoryType(sym.Type))), n)
	}
	f.CallRuntime("free", memory)
	f.Store(constant.NewNull(build.BytePtr), h.base)
	f.debug.hide(sym)
}

// address is where an element is. Terms of outer dimensions come first, so that they leave inner loops.
func (f *memory) address(sym *ir.Symbol, subs []value.Value) value.Value {
	h := f.homeOf(sym)
	if h == nil {
		diag.Bugf("codegen: array %s is not a symbol of the unit", sym.Name)
	}
	checkAllocated(f.coder, sym, h)
	f.checkBounds(sym, subs)
	return f.addressUnchecked(sym, subs)
}

// addressUnchecked is the address of an element that may lie outside of the array, like the first of an empty section.
func (f *memory) addressUnchecked(sym *ir.Symbol, subs []value.Value) value.Value {
	h := f.homeOf(sym)
	subs = placed(f, sym, subs)
	var outer value.Value = build.I64(0)
	for k := len(subs) - 1; k > 0; k-- {
		outer = f.Plus(outer, f.Times(subs[k], h.stride(f, k)))
	}
	p := h.originValue(f)
	if n, ok := build.ConstInt(outer); !ok || n != 0 {
		p = f.moved(h, sym, p, outer)
	}
	if h.strided {
		return f.moved(h, sym, p, f.Times(subs[0], h.stride(f, 0)))
	}
	return f.moved(h, sym, p, subs[0])
}

// moved is the address n units of the strides of an array behind p.
func (f *memory) moved(h *home, sym *ir.Symbol, p, n value.Value) value.Value {
	if h.bytes {
		return f.Cast(f.Gep(f.Cast(p, build.BytePtr), n), p.Type())
	}
	return f.stepped(sym, p, n)
}

func (f *memory) elemAddress(e *ir.Elem) value.Value { return f.address(e.Sym, f.indices(e.Subs)) }

func (f *memory) indices(list []ir.Expr) []value.Value {
	var values []value.Value
	for _, e := range list {
		values = append(values, f.index(e))
	}
	return values
}

// checkBounds ends the run when a subscript is outside of the array, if the user asks for that.
func (f *memory) checkBounds(sym *ir.Symbol, subs []value.Value) {
	if !f.Opt.Check {
		return
	}
	name := sym.Name
	if sym.View {
		name = userName(sym)
	}
	for k, sub := range subs {
		lo, hi := f.index(sym.Dims[k].Lo), f.index(sym.Dims[k].Hi)
		outside := f.Or(f.Icmp(enum.IPredSLT, sub, lo), f.Icmp(enum.IPredSGT, sub, hi))
		f.ColdExit(outside, func() {
			f.CallRuntime("hpf_fail_bounds", f.Position(f.Pos), f.Text(name), build.I32(int64(k+1)), sub, lo, hi)
		})
	}
}
