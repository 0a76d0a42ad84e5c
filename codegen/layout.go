package codegen

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/module"
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"dhpfgo/pgasrt/abi"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// redistribute has the runtime deal the tiles of a layout anew and move the arrays.
func (f *messages) redistribute(s *ir.Redistribute) {
	var fixed, size, format []value.Value
	number := func(e ir.Expr) value.Value {
		if e == nil {
			return build.I64(0)
		}
		return f.index(e)
	}
	for k, d := range s.Dims {
		f.layoutTable(f.LayoutGlobal(s.Layout), k, d.Table)
		fixed = append(fixed, number(d.Fixed))
		size = append(size, number(d.Arg))
		format = append(format, build.I64(module.FormatCode(d.Format)))
	}
	f.CallRuntime("hpf_redistribute", f.LayoutGlobal(s.Layout), f.Fill(format), f.Fill(size), f.Fill(fixed), arrayTable(f, s.Arrays),
		build.I64(int64(len(s.Arrays))), f.Position(f.Pos))
	f.loadTiles(s.Layout)
}

// storeField fills an element of a runtime struct, unless the initial value has it already.
func (f *messages) storeField(memory value.Value, s abi.Struct, name string, k int, e ir.Expr) {
	if e == nil {
		return
	}
	if _, ok := build.FoldedInt(e); ok {
		return
	}
	f.Store(f.index(e), f.Field(memory, int64(s.FieldIndex(name)), int64(k)))
}

// layoutInit lets the runtime choose the grid, and takes over where this image's tile starts and how long tiles are.
func (f *messages) layoutInit(l *ir.Layout) {
	v := f.LayoutGlobal(l)
	for k, d := range l.Dims {
		f.storeField(v, abi.Layout, "lb", k, d.Lo)
		f.storeField(v, abi.Layout, "ub", k, d.Hi)
		f.storeField(v, abi.Layout, "fixed", k, d.Fixed)
		f.storeField(v, abi.Layout, "size", k, d.Arg)
		f.layoutTable(v, k, d.Table)
	}
	f.CallRuntime("hpf_layout_init", v, f.Position(f.Pos))
	f.loadTiles(l)
}

// loadTiles takes over from the runtime which tiles of a layout the image has.
func (f *messages) loadTiles(l *ir.Layout) {
	v := f.LayoutGlobal(l)
	for k, d := range l.Dims {
		f.setVariable(d.Start, f.LoadField(v, abi.Layout, "start", k))
		f.setVariable(d.Block, f.LoadField(v, abi.Layout, "block", k))
		if d.Many() {
			f.setVariable(d.First, f.LoadField(v, abi.Layout, "start", k))
			f.setVariable(d.Last, f.LoadField(v, abi.Layout, "last", k))
			f.setVariable(d.Period, f.LoadField(v, abi.Layout, "own_period", k))
		}
	}
}

// arrayCreate allocates this image's part of a mapped array and takes its origin and strides into registers.
func (f *messages) arrayCreate(s *spmd.ArrayCreate) {
	v, sym := f.ArrayGlobal(s.Array), s.Array.Sym
	if s.Stacked {
		f.others.putAside(v, sym)
	}
	for k, d := range sym.Dims {
		f.storeField(v, abi.Array, "lo", k, d.Lo)
		f.storeField(v, abi.Array, "hi", k, d.Hi)
	}
	if s.Array.Of != nil {
		return // its exchange makes it
	}
	f.CallRuntime("hpf_array_create", v, f.Position(f.Pos))
	f.poison(v, sym)
	f.findStorage(v, sym, f.homeOf(sym))
	if sym.InitElems != nil {
		f.scatterInitial(v, sym)
	}
}

// findStorage takes origin and strides of a mapped array from its description.
func (f *messages) findStorage(v constant.Constant, sym *ir.Symbol, h *home) {
	for k := range sym.Dims {
		f.Store(f.LoadField(v, abi.Array, "stride", k), h.strides[k])
	}
	origin := f.Load(f.Field(v, int64(abi.Array.FieldIndex("origin"))))
	f.Store(f.Cast(origin, build.Pointee(h.origin)), h.origin)
}

// scatterInitial gives a mapped array its initial values.
func (f *messages) scatterInitial(array constant.Constant, sym *ir.Symbol) {
	var lo, hi, step []value.Value
	for _, d := range sym.Dims {
		lo = append(lo, f.index(d.Lo))
		hi = append(hi, f.index(d.Hi))
		step = append(step, build.I64(1))
	}
	values := f.Private("", module.ElementsConst(sym, int64(len(sym.InitElems))))
	f.CallRuntime("hpf_scatter", array, f.Fill(lo), f.Fill(hi), f.Fill(step), f.Cast(values, types.I8Ptr),
		f.Position(f.Pos))
}
