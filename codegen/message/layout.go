package message

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/module"
	"dhpfgo/codegen/storage"
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"dhpfgo/pgasrt/abi"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// TilesOf asks the runtime for the image's tiles in one dimension of a layout dealt by multipartitioning, or for those of all images.
func TilesOf(f *Messages, s *spmd.TilesOf) {
	span := f.Fill([]value.Value{build.I64(0), build.I64(0), build.I64(0)})
	if s.All {
		f.CallRuntime("hpf_layout_span", f.LayoutGlobal(s.Layout), build.I64(int64(s.Dim)), span)
	} else {
		ownTiles(f, s, span)
	}
	for i, v := range []*ir.Symbol{s.From, s.To, s.By} {
		f.SetVariable(v, f.Load(f.Gep(span, build.I64(int64(i)))))
	}
}

func ownTiles(f *Messages, s *spmd.TilesOf, span value.Value) {
	starts, known := make([]value.Value, len(s.Layout.Dims)), make([]value.Value, len(s.Layout.Dims))
	for g := range starts {
		starts[g], known[g] = build.I64(0), build.I64(0)
	}
	for i, g := range s.Known {
		starts[g], known[g] = f.Index(s.Starts[i]), build.I64(1)
	}
	f.CallRuntime("hpf_multi_tiles", f.LayoutGlobal(s.Layout), build.I64(int64(s.Dim)), f.Fill(starts), f.Fill(known), span)
}

// OwnsCell asks whether the image owns a template cell of such a layout.
func OwnsCell(f *Messages, s *spmd.OwnsCell) {
	owns := f.CallRuntime("hpf_multi_owns", f.LayoutGlobal(s.Layout), f.Fill(f.Indices(s.Cell)))
	f.StoreElem(s.Into, f.Resize(owns, build.MemoryType(s.Into.Type).(*types.IntType)), f.Variable(s.Into))
}

// Redistribute has the runtime deal the tiles of a layout anew and move the arrays.
func (f *Messages) Redistribute(s *ir.Redistribute) {
	var fixed, size, format []value.Value
	number := func(e ir.Expr) value.Value {
		if e == nil {
			return build.I64(0)
		}
		return f.Index(e)
	}
	for k, d := range s.Dims {
		f.layoutTable(f.LayoutGlobal(s.Layout), k, s.Layout.Dims[k], d.Table)
		fixed = append(fixed, number(d.Fixed))
		size = append(size, number(d.Arg))
		format = append(format, build.I64(module.FormatCode(d.Format)))
	}
	arrays, count := arrayTable(f, s.Arrays), build.I64(int64(len(s.Arrays)))
	if s.Anew {
		lb, ub := f.layoutBounds(s.Layout)
		f.CallRuntime("hpf_layout_anew", f.LayoutGlobal(s.Layout), lb, ub, f.Fill(size), f.Fill(fixed), arrays, count, f.Position(f.Pos))
		for _, x := range s.Arrays {
			f.findStorage(f.ArrayGlobal(f.Storage[x]), x, f.HomeOf(x))
		}
	} else {
		f.CallRuntime("hpf_redistribute", f.LayoutGlobal(s.Layout), f.Fill(format), f.Fill(size), f.Fill(fixed), arrays, count, f.Position(f.Pos))
	}
	f.loadTiles(s.Layout)
}

// layoutBounds gives the runtime the bounds of all dimensions of a layout.
func (f *Messages) layoutBounds(l *ir.Layout) (lb, ub value.Value) {
	var lows, highs []value.Value
	for _, d := range l.Dims {
		lows, highs = append(lows, f.Index(d.Lo)), append(highs, f.Index(d.Hi))
	}
	return f.Fill(lows), f.Fill(highs)
}

// storeField fills an element of a runtime struct, unless the initial value has it already.
func (f *Messages) storeField(memory value.Value, s abi.Struct, name string, k int, e ir.Expr) {
	if e == nil {
		return
	}
	if _, ok := build.FoldedInt(e); ok {
		return
	}
	f.Store(f.Index(e), f.Field(memory, int64(s.FieldIndex(name)), int64(k)))
}

// LayoutInit lets the runtime choose the grid, and takes over where this image's tile starts and how long tiles are.
func (f *Messages) LayoutInit(l *ir.Layout) {
	v := f.LayoutGlobal(l)
	for k, d := range l.Dims {
		f.storeField(v, abi.Layout, "lb", k, d.Lo)
		f.storeField(v, abi.Layout, "ub", k, d.Hi)
		f.storeField(v, abi.Layout, "fixed", k, d.Fixed)
		f.storeField(v, abi.Layout, "size", k, d.Arg)
		f.layoutTable(v, k, d, d.Table)
	}
	f.CallRuntime("hpf_layout_init", v, f.Position(f.Pos))
	f.loadTiles(l)
}

// loadTiles takes over from the runtime which tiles of a layout the image has.
func (f *Messages) loadTiles(l *ir.Layout) {
	v := f.LayoutGlobal(l)
	for k, d := range l.Dims {
		f.SetVariable(d.Start, f.LoadField(v, abi.Layout, "start", k))
		f.SetVariable(d.Block, f.LoadField(v, abi.Layout, "block", k))
		if d.Many() {
			f.SetVariable(d.First, f.LoadField(v, abi.Layout, "start", k))
			f.SetVariable(d.Last, f.LoadField(v, abi.Layout, "last", k))
			f.SetVariable(d.Period, f.LoadField(v, abi.Layout, "own_period", k))
		}
	}
}

// ArrayCreate allocates this image's part of a mapped array and takes its origin and strides into registers.
func (f *Messages) ArrayCreate(s *spmd.ArrayCreate) {
	v, sym := f.ArrayGlobal(s.Array), s.Array.Sym
	switch {
	case s.Stacked:
		f.Others.putAside(v, sym)
	case sym.Allocatable && !sym.Made:
		f.refuseAllocated(v, sym)
	}
	for k, d := range sym.Dims {
		f.storeField(v, abi.Array, "lo", k, d.Lo)
		f.storeField(v, abi.Array, "hi", k, d.Hi)
	}
	if s.Array.Of != nil {
		return // its exchange makes it
	}
	f.CallRuntime("hpf_array_create", v, f.Position(f.Pos))
	f.Poison(v, sym)
	f.findStorage(v, sym, f.HomeOf(sym))
	if sym.InitElems != nil {
		f.scatterInitial(v, sym)
	}
}

// refuseAllocated ends the run at an ALLOCATE of an array that has storage already, Fortran 2008, 6.7.1.3.
func (f *Messages) refuseAllocated(v constant.Constant, sym *ir.Symbol) {
	base := f.Load(f.Field(v, int64(abi.Array.FieldIndex("base"))))
	f.FailIf(f.Icmp(enum.IPredNE, base, constant.NewNull(build.BytePtr)), "array '"+sym.UserName()+"' is already allocated")
}

// findStorage takes origin and strides of a mapped array from its description.
func (f *Messages) findStorage(v constant.Constant, sym *ir.Symbol, h *storage.Home) {
	for k := range sym.Dims {
		if !h.Knows(k) {
			f.Store(f.LoadField(v, abi.Array, "stride", k), h.Strides[k])
		}
	}
	origin := f.Load(f.Field(v, int64(abi.Array.FieldIndex("origin"))))
	f.Store(f.Cast(origin, build.Pointee(h.Origin)), h.Origin)
}

// scatterInitial gives a mapped array its initial values.
func (f *Messages) scatterInitial(array constant.Constant, sym *ir.Symbol) {
	var lo, hi, step []value.Value
	for _, d := range sym.Dims {
		lo = append(lo, f.Index(d.Lo))
		hi = append(hi, f.Index(d.Hi))
		step = append(step, build.I64(1))
	}
	values := f.Private("", module.ElementsConst(sym, int64(len(sym.InitElems))))
	f.CallRuntime("hpf_scatter", array, f.Fill(lo), f.Fill(hi), f.Fill(step), f.Cast(values, types.I8Ptr),
		f.Position(f.Pos))
}

// layoutTable gives the runtime the sizes of dimension k of a layout, or the processors of its cells.
func (f *Messages) layoutTable(layout value.Value, k int, d ir.LayoutDim, t *ir.Table) {
	switch {
	case t == nil:
	case t.Owner != nil:
		f.callOwner(layout, k, d, t)
	case t.IsConstant():
		sizes := f.Private("", module.Numbers(len(t.Values), t.Values))
		f.CallRuntime("hpf_layout_table", layout, build.I64(int64(k)), f.Cast(sizes, build.BytePtr), build.I64(int64(len(t.Values))), build.I64(8), build.I64(8),
			f.Position(f.Pos))
	default:
		sizes, stride := f.tableElements(t)
		count := f.Extent(f.Index(t.Sym.Dims[0].Lo), f.Index(t.Sym.Dims[0].Hi), build.I64(1))
		f.CallRuntime("hpf_layout_table", layout, build.I64(int64(k)), sizes, count, stride, build.I64(int64(t.Sym.Type.Kind)), f.Position(f.Pos))
	}
}

// callOwner gives the runtime the processor of each cell of dimension k of a layout, which a function of the program tells.
func (f *Messages) callOwner(layout value.Value, k int, d ir.LayoutDim, t *ir.Table) {
	lo, argument := f.Index(d.Lo), t.Owner.Dummies[0].Type
	count := f.Extent(lo, f.Index(d.Hi), build.I64(1))
	cell := &ir.Symbol{Name: "cell", Type: argument, Made: true}
	f.DeclareScalar(cell)
	f.CallRuntime("hpf_layout_table", layout, build.I64(int64(k)), constant.NewNull(build.BytePtr), count, build.I64(8), build.I64(8), f.Position(t.Pos))
	f.CountedLoop(count, func(n value.Value) {
		f.Store(f.Resize(f.Plus(lo, n), build.MemoryType(argument).(*types.IntType)), f.Variable(cell))
		processor := f.Index(t.OwnerOf(&ir.Var{Pos: t.Pos, Sym: cell}))
		f.CallRuntime("hpf_layout_cell", layout, build.I64(int64(k)), n, processor)
	})
}

// tableElements is the address of the first size and the distance to the next in bytes.
func (f *Messages) tableElements(t *ir.Table) (first, stride value.Value) {
	address := f.Address(t.Sym, []value.Value{f.Index(t.Sym.Dims[0].Lo)})
	h := f.HomeOf(t.Sym)
	stride = build.I64(int64(t.Sym.Type.Kind))
	switch {
	case h.Strided && h.Bytes:
		stride = h.Stride(f.Memory, 0)
	case h.Strided:
		stride = f.Times(stride, h.Stride(f.Memory, 0))
	}
	return f.Cast(address, types.I8Ptr), stride
}
