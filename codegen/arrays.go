package codegen

import (
	"dhpfgo/diag"
	"dhpfgo/partition"
	"dhpfgo/sem"

	"github.com/llir/llvm/ir"
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
	origin  value.Value
	strides []value.Value
	base    value.Value
}

func (h *home) originValue(f *function) value.Value {
	if h.dynamic {
		return f.load(h.origin)
	}
	return h.origin
}

func (h *home) stride(f *function, k int) value.Value {
	if h.dynamic {
		return f.load(h.strides[k])
	}
	return h.strides[k]
}

// declare makes the variables of the unit.
func (f *function) declare(u *partition.Unit) {
	for _, a := range u.Arrays {
		f.storage[a.Sym] = a
	}
	for _, sym := range u.Symbols {
		switch {
		case sym.Rank() == 0:
			f.declareScalar(sym)
		case f.storage[sym] != nil || sym.Allocatable || !hasConstantShape(sym):
			f.homes[sym] = f.dynamicHome(sym)
		default:
			f.homes[sym] = f.staticHome(sym)
		}
	}
}

// initialise gives the variables their first values, once the runtime is up.
func (f *function) initialise(u *partition.Unit) {
	for _, sym := range u.Symbols {
		switch {
		case sym.Rank() == 0:
			f.store(initialValue(sym), f.vars[sym])
		case f.storage[sym] == nil && !sym.Allocatable && !hasConstantShape(sym):
			f.at(sym.Pos)
			f.allocate(sym)
		}
	}
}

func initialValue(sym *sem.Symbol) constant.Constant {
	if sym.Init != nil {
		return memoryConst(sym.Init)
	}
	return zero(memoryType(sym.Type))
}

func (f *function) declareScalar(sym *sem.Symbol) *ir.InstAlloca {
	a := f.alloca(sym.Name, memoryType(sym.Type))
	f.vars[sym] = a
	f.debugVariable(sym, a)
	return a
}

// variable is the memory of a scalar; one that the unit does not list is made at its first use.
func (f *function) variable(sym *sem.Symbol) *ir.InstAlloca {
	if a := f.vars[sym]; a != nil {
		return a
	}
	if sym.Rank() > 0 {
		diag.Bugf("codegen: array %s as a scalar", sym.Name)
	}
	return f.declareScalar(sym)
}

func hasConstantShape(sym *sem.Symbol) bool {
	for _, d := range sym.Dims {
		_, okLo := foldedInt(d.Lo)
		_, okHi := foldedInt(d.Hi)
		if !okLo || !okHi {
			return false
		}
	}
	return true
}

func (f *function) dynamicHome(sym *sem.Symbol) *home {
	h := &home{dynamic: true, origin: f.alloca(sym.Name+".origin", types.NewPointer(memoryType(sym.Type)))}
	for range sym.Dims {
		h.strides = append(h.strides, f.alloca(sym.Name+".stride", types.I64))
	}
	if f.storage[sym] == nil {
		h.base = f.alloca(sym.Name+".base", bytePtr)
		none := ir.NewStore(constant.NewNull(bytePtr), h.base)
		f.entry.Insts = append(f.entry.Insts, none)
	}
	return h
}

// staticHome makes a variable of the module for an array of constant shape.
func (f *function) staticHome(sym *sem.Symbol) *home {
	h := &home{}
	size, offset := int64(1), int64(0)
	for _, d := range sym.Dims {
		lo, _ := foldedInt(d.Lo)
		hi, _ := foldedInt(d.Hi)
		h.strides = append(h.strides, i64(size))
		offset += lo * size
		size *= max(0, hi-lo+1)
	}
	memory := f.internal(sym.Name+".data", elementsConst(sym, size))
	memory.Align = 64
	h.origin = constant.NewGetElementPtr(memory.ContentType, memory, i64(0), i64(-offset))
	return h
}

// elementsConst is the initial value of an array of n elements.
func elementsConst(sym *sem.Symbol, n int64) constant.Constant {
	t := types.NewArray(uint64(n), memoryType(sym.Type))
	if sym.InitElems == nil {
		return zero(t)
	}
	var values []constant.Constant
	for _, c := range sym.InitElems {
		values = append(values, memoryConst(c))
	}
	return constant.NewArray(t, values...)
}

// allocate takes memory for an unmapped array and sets its home from its bounds.
func (f *function) allocate(sym *sem.Symbol) {
	h := f.homes[sym]
	f.failIf(f.icmp(enum.IPredNE, f.load(h.base), constant.NewNull(bytePtr)),
		"array '"+sym.Name+"' is already allocated")
	var size, offset value.Value = i64(1), i64(0)
	for k, d := range sym.Dims {
		lo, hi := f.index(d.Lo), f.index(d.Hi)
		f.store(size, h.strides[k])
		offset = f.plus(offset, f.times(lo, size))
		size = f.times(size, f.extent(lo, hi, i64(1)))
	}
	memory := f.callRuntime("calloc", f.maxInt(size, i64(1)), i64(sizeOf(sym.Type)))
	f.failIf(f.icmp(enum.IPredEQ, memory, constant.NewNull(bytePtr)),
		"not enough memory for array '"+sym.Name+"'")
	f.store(memory, h.base)
	elements := f.cast(memory, pointee(h.origin))
	f.store(f.gep(elements, f.minus(i64(0), offset)), h.origin)
}

func (f *function) deallocate(sym *sem.Symbol) {
	h := f.homes[sym]
	memory := f.load(h.base)
	f.failIf(f.icmp(enum.IPredEQ, memory, constant.NewNull(bytePtr)), "array '"+sym.Name+"' is not allocated")
	f.callRuntime("free", memory)
	f.store(constant.NewNull(bytePtr), h.base)
}

// extent is the number of elements of lo:hi:step, at least 0.
func (f *function) extent(lo, hi, step value.Value) value.Value {
	count := f.plus(f.minus(hi, lo), step)
	if n, ok := constInt(step); !ok || n != 1 {
		count = f.sdiv(count, step)
	}
	return f.maxInt(count, i64(0))
}

// address is where an element is. Terms of outer dimensions come first, so that they leave inner loops.
func (f *function) address(sym *sem.Symbol, subs []value.Value) value.Value {
	h := f.homes[sym]
	if h == nil {
		diag.Bugf("codegen: array %s is not a symbol of the unit", sym.Name)
	}
	f.checkBounds(sym, subs)
	var outer value.Value = i64(0)
	for k := len(subs) - 1; k > 0; k-- {
		outer = f.plus(outer, f.times(subs[k], h.stride(f, k)))
	}
	p := h.originValue(f)
	if n, ok := constInt(outer); !ok || n != 0 {
		p = f.gep(p, outer)
	}
	return f.gep(p, subs[0])
}

func (f *function) elemAddress(e *sem.Elem) value.Value { return f.address(e.Sym, f.indices(e.Subs)) }

func (f *function) indices(list []sem.Expr) []value.Value {
	var values []value.Value
	for _, e := range list {
		values = append(values, f.index(e))
	}
	return values
}

// checkBounds ends the run when a subscript is outside of the array, if the user asks for that.
func (f *function) checkBounds(sym *sem.Symbol, subs []value.Value) {
	if !f.opt.Check {
		return
	}
	for k, sub := range subs {
		lo, hi := f.index(sym.Dims[k].Lo), f.index(sym.Dims[k].Hi)
		outside := f.or(f.icmp(enum.IPredSLT, sub, lo), f.icmp(enum.IPredSGT, sub, hi))
		f.coldExit(outside, func() {
			f.callRuntime("hpf_fail_bounds", f.position(f.pos), f.text(sym.Name), i32(int64(k+1)), sub, lo, hi)
		})
	}
}
