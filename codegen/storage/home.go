package storage

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/derived"
	"dhpfgo/codegen/module"
	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Home tells where an array is: element (i_1 .. i_r) stands at origin[i_1 + sum of strides[k]*i_k for k > 1]. The origin
// is virtual: it may lie outside of the array. For a static array origin and strides are constants, else allocas that
// hold them from allocation on, but for the strides that no run changes. base is the block of memory of an array on the heap.
type Home struct {
	Dynamic bool
	Strided bool // the stride of the first dimension may be other than 1
	Bytes   bool // strides count bytes
	Origin  value.Value
	Strides []value.Value
	Base    value.Value
}

func (h *Home) originValue(f *Memory) value.Value {
	if h.Dynamic {
		return f.Load(h.Origin)
	}
	return h.Origin
}

// Stride is how far the next element in dimension k is, in elements or bytes.
func (h *Home) Stride(f *Memory, k int) value.Value {
	if h.Dynamic && !h.Knows(k) {
		return f.Load(h.Strides[k])
	}
	return h.Strides[k]
}

// Knows tells whether the stride of dimension k is a constant.
func (h *Home) Knows(k int) bool {
	_, known := build.ConstInt(h.Strides[k])
	return known
}

// HasConstantShape tells whether all bounds of an array are constants.
func HasConstantShape(sym *ir.Symbol) bool {
	for _, d := range sym.Dims {
		_, okLo := build.FoldedInt(d.Lo)
		_, okHi := build.FoldedInt(d.Hi)
		if !okLo || !okHi {
			return false
		}
	}
	return true
}

// HasConstantSize tells whether also the length of the elements of an array of constant shape is known, if they are characters.
func HasConstantSize(sym *ir.Symbol) bool {
	return HasConstantShape(sym) && (sym.Type.Base != ir.Character || sym.Type.Len >= 0)
}

// DynamicHome is the home of an array whose place is known at run time only.
func (f *Memory) DynamicHome(sym *ir.Symbol) *Home {
	if h := f.Shared.homes[sym]; h != nil {
		return h
	}
	h := &Home{Dynamic: true, Origin: f.slot(sym, ".origin", types.NewPointer(build.MemoryType(sym.Type)))}
	h.Strides = knownStrides(f, sym)
	for len(h.Strides) < sym.Rank() {
		h.Strides = append(h.Strides, f.slot(sym, ".stride", types.I64))
	}
	if sym.View || sym.Pointer || sym.CountsBytes() {
		h.Strided, h.Bytes = true, sym.CountsBytes()
	}
	if sym.Map == nil {
		h.Base = f.slot(sym, ".base", build.BytePtr)
		if !isShared(sym) {
			none := llvm.NewStore(constant.NewNull(build.BytePtr), h.Base)
			f.Entry.Insts = append(f.Entry.Insts, none)
		}
	}
	if isShared(sym) {
		f.Shared.homes[sym] = h
	}
	for _, part := range append(h.Strides, h.Origin) {
		f.clear(part)
	}
	return h
}

// knownStrides are the strides of a mapped array up to the first dimension that images store in part, where the bounds are constants:
// those that the runtime gives it on any number of images. A receive buffer may be the array itself, and has none.
func knownStrides(f *Memory, sym *ir.Symbol) []value.Value {
	a := f.Storage[sym]
	if a == nil || a.Of != nil || sym.Allocatable || sym.View || sym.Pointer {
		return nil
	}
	size := int64(1)
	known := []value.Value{build.I64(size)}
	for k, d := range sym.Dims {
		lo, okLo := build.FoldedInt(d.Lo)
		hi, okHi := build.FoldedInt(d.Hi)
		if !okLo || !okHi || sym.Map.Dims[k].Grid >= 0 && !a.Full[k] {
			break
		}
		size *= max(0, hi-lo+1)
		known = append(known, build.I64(size))
	}
	return known[:min(len(known), sym.Rank())]
}

// clear gives a variable on the stack the value zero at the entry: an element of an array that is not allocated is then near address
// zero, and what uses it faults there.
func (f *Memory) clear(v value.Value) {
	if a, ok := v.(*llvm.InstAlloca); ok {
		f.Entry.Insts = append(f.Entry.Insts, llvm.NewStore(build.Zero(a.ElemType), a))
	}
}

// isShared tells whether what describes an array must outlive the activation of its unit.
func isShared(sym *ir.Symbol) bool { return sym.Storage == ir.Static && sym.Captured }

// slot is a variable that is part of the description of an array.
func (f *Memory) slot(sym *ir.Symbol, part string, t types.Type) value.Value {
	var v value.Value
	if isShared(sym) || f.Procedure() && sym.Storage == ir.Static {
		v = f.Internal(sym.Name+part, build.Zero(t))
	} else {
		v = f.Alloca(sym.Name+part, t)
	}
	f.Shared.Slots[v] = true
	return v
}

// LayOut computes the strides of an array of constant shape: its number of elements, and the offset of its virtual
// origin from its first element.
func LayOut(sym *ir.Symbol) (strides []value.Value, size, offset int64) {
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
func (g *Shared) staticHome(sym *ir.Symbol) *Home {
	if h := g.homes[sym]; h != nil {
		return h
	}
	strides, size, offset := LayOut(sym)
	memory := g.Static(sym, ".data", module.ElementsConst(sym, size))
	memory.Align = 64
	h := &Home{Strides: strides, Origin: constant.NewGetElementPtr(memory.ContentType, memory, build.I64(0), build.I64(-offset))}
	g.homes[sym] = h
	return h
}

// HomeOf is the home of an array of this unit or of its host.
func (f *Memory) HomeOf(sym *ir.Symbol) *Home {
	if h := f.Homes[sym]; h != nil {
		return h
	}
	if sym.Storage == ir.InCommon {
		f.Homes[sym] = f.ArrayHome(sym)
		return f.Homes[sym]
	}
	if f.Shared.homes[sym] == nil && sym.Storage == ir.Static && sym.Captured {
		if sym.Allocatable || sym.Map != nil || sym.Pointer {
			return f.DynamicHome(sym)
		}
		return f.Shared.staticHome(sym)
	}
	return f.Shared.homes[sym]
}

// ArrayOf is what partition says of a mapped array.
func (f *Memory) ArrayOf(sym *ir.Symbol) *spmd.Array {
	a := f.Storage[sym]
	if a == nil {
		diag.Bugf("codegen: array %s is not mapped", sym.Name)
	}
	return a
}

// stackLimit is the size in bytes up to which a local array of a procedure stands on the stack, gfortran's limit.
const StackLimit = 65536

// ArrayHome gives an array its home, or nil if that waits for its bounds.
func (f *Memory) ArrayHome(sym *ir.Symbol) *Home {
	switch {
	case sym.Map != nil || sym.View || sym.Pointer:
		return f.DynamicHome(sym)
	case sym.Storage == ir.InCommon:
		strides, _, offset := LayOut(sym)
		return &Home{Strides: strides, Origin: Shifted(f.Coder, f.InCommon(sym), -offset)}
	case sym.Allocatable:
		return f.DynamicHome(sym)
	case !HasConstantSize(sym):
		if !f.Procedure() {
			return f.DynamicHome(sym)
		}
		return nil
	case f.onStack(sym):
		strides, size, offset := LayOut(sym)
		a := f.Alloca(sym.Name, types.NewArray(uint64(size), build.MemoryType(sym.Type)))
		a.Align = 64
		initialiseLocal(f, sym, a, size)
		f.Debug.local(sym, a)
		return &Home{Strides: strides, Origin: Shifted(f.Coder, f.Cast(a, types.NewPointer(build.MemoryType(sym.Type))), -offset)}
	case sym.Storage == ir.Automatic && f.Procedure() && f.Unit.Source.Proc.Recursive:
		return nil
	}
	return f.Shared.staticHome(sym)
}

// workArrayLimit is the size in bytes up to which an array of the main program stands on the stack: work arrays of some elements
// that LLVM keeps in registers.
const workArrayLimit = 1024

// onStack tells whether an array of constant size stands on the stack: those of procedures, and small ones of the main program, which
// runs once, that no other unit sees and that have no initial values.
func (f *Memory) onStack(sym *ir.Symbol) bool {
	_, size, _ := LayOut(sym)
	bytes := size * build.SizeOf(sym.Type)
	if f.Procedure() {
		return sym.Storage == ir.Automatic && bytes <= StackLimit
	}
	private := !sym.Captured && !sym.Overlaid && sym.Link == "" && sym.Init == nil && sym.InitElems == nil
	return private && bytes <= workArrayLimit
}

// initialiseLocal gives a local array the default values of its type, and one of the main program zeros, as static storage has them.
func initialiseLocal(f *Memory, sym *ir.Symbol, a value.Value, n int64) {
	c := f.Coder
	if f.Procedure() && sym.Type.Base != ir.Derived {
		return
	}
	clear := c.DeclareFunc("llvm.memset.p0i8.i64", types.Void, build.BytePtr, types.I8, types.I64, types.I1)
	c.Call(clear, c.Cast(a, build.BytePtr), constant.NewInt(types.I8, 0), build.I64(n*build.SizeOf(sym.Type)), constant.NewBool(false))
	derived.SetDefaults(c, sym.Type, a, build.I64(n))
}

// Shifted is an element address moved by a constant number of elements.
func Shifted(f *module.Coder, p value.Value, n int64) value.Value {
	if n == 0 {
		return p
	}
	if c, ok := p.(constant.Constant); ok {
		return constant.NewGetElementPtr(build.Pointee(p), c, build.I64(n))
	}
	return f.Gep(p, build.I64(n))
}

// ShiftedArray is shifted for an array whose elements may have a length that is known only now.
func (f *Memory) ShiftedArray(sym *ir.Symbol, p value.Value, n int64) value.Value {
	if sym.Type.Base == ir.Character && sym.Type.Len < 0 {
		return f.Stepped(sym, p, build.I64(n))
	}
	return Shifted(f.Coder, p, n)
}

// StrideOf is the distance of neighbours in dimension k of an array, in elements.
func (f *Memory) StrideOf(h *Home, k int) value.Value {
	if k == 0 && !h.Strided {
		return build.I64(1)
	}
	return h.Stride(f, k)
}

// KeepForC makes the variables of a module with BIND(C), which C may use where the program does not.
func (g *Shared) KeepForC(u *ir.Unit) {
	for _, sym := range u.Symbols {
		switch {
		case !u.Module || !g.Opt.Objects || !sym.IsBoundToC() || sym.Pointer || sym.Allocatable || sym.Map != nil || sym.Storage != ir.Static:
		case sym.Rank() == 0:
			g.StaticScalar(sym)
		case HasConstantSize(sym):
			g.staticHome(sym)
		}
	}
}
