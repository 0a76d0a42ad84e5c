package codegen

import (
	"cmp"

	"dhpfgo/codegen/build"
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"dhpfgo/pgasrt/abi"

	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// layoutGlobal is the runtime's description of a layout, made at its first use.
func (g *generator) layoutGlobal(l *ir.Layout) constant.Constant {
	if v := g.layouts[l]; v != nil {
		return v
	}
	var lb, ub, fixed, size, format []int64
	for _, d := range l.Dims {
		lb = append(lb, knownInt(d.Lo))
		ub = append(ub, knownInt(d.Hi))
		fixed = append(fixed, knownInt(d.Fixed))
		size = append(size, knownInt(d.Arg))
		format = append(format, formatCode(d.Format))
	}
	v := g.internal("layout."+l.Name, g.record(abi.Layout, map[string]constant.Constant{
		"rank": build.I64(int64(len(l.Dims))), "name": g.text(cmp.Or(l.Onto, l.Name)),
		"lb": numbers(abi.GridMax, lb), "ub": numbers(abi.GridMax, ub), "fixed": numbers(abi.GridMax, fixed),
		"size": numbers(abi.GridMax, size), "format": numbers(abi.GridMax, format),
	}))
	g.layouts[l] = v
	return v
}

func formatCode(format string) int64 {
	switch format {
	case "cyclic":
		return abi.FormatCyclic
	case "gen_block":
		return abi.FormatGenBlock
	}
	return abi.FormatBlock
}

// redistribute has the runtime deal the tiles of a layout anew and move the arrays.
func (f *function) redistribute(s *ir.Redistribute) {
	var fixed, size, format []value.Value
	number := func(e ir.Expr) value.Value {
		if e == nil {
			return build.I64(0)
		}
		return f.index(e)
	}
	for k, d := range s.Dims {
		f.layoutTable(f.layoutGlobal(s.Layout), k, d.Table)
		fixed = append(fixed, number(d.Fixed))
		size = append(size, number(d.Arg))
		format = append(format, build.I64(formatCode(d.Format)))
	}
	var arrays []constant.Constant
	for _, x := range s.Arrays {
		arrays = append(arrays, f.arrayGlobal(f.arrayOf(x)))
	}
	t := types.NewArray(uint64(len(arrays)), types.NewPointer(f.structs[abi.Array.Name]))
	table := f.private("", constant.NewArray(t, arrays...))
	f.callRuntime("hpf_redistribute", f.layoutGlobal(s.Layout), f.Fill(format), f.Fill(size), f.Fill(fixed), table,
		build.I64(int64(len(arrays))), f.position(f.pos))
	f.loadTiles(s.Layout)
}

// knownInt is the value of a constant expression; others are filled in at run time.
func knownInt(e ir.Expr) int64 {
	if e == nil {
		return 0
	}
	n, _ := build.FoldedInt(e)
	return n
}

// storeField fills an element of a runtime struct, unless the initial value has it already.
func (f *function) storeField(memory value.Value, s abi.Struct, name string, k int, e ir.Expr) {
	if e == nil {
		return
	}
	if _, ok := build.FoldedInt(e); ok {
		return
	}
	f.Store(f.index(e), f.Field(memory, int64(s.FieldIndex(name)), int64(k)))
}

// layoutInit lets the runtime choose the grid, and takes over where this image's tile starts and how long tiles are.
func (f *function) layoutInit(l *ir.Layout) {
	v := f.layoutGlobal(l)
	for k, d := range l.Dims {
		f.storeField(v, abi.Layout, "lb", k, d.Lo)
		f.storeField(v, abi.Layout, "ub", k, d.Hi)
		f.storeField(v, abi.Layout, "fixed", k, d.Fixed)
		f.storeField(v, abi.Layout, "size", k, d.Arg)
		f.layoutTable(v, k, d.Table)
	}
	f.callRuntime("hpf_layout_init", v, f.position(f.pos))
	f.loadTiles(l)
}

// loadTiles takes over from the runtime which tiles of a layout the image has.
func (f *function) loadTiles(l *ir.Layout) {
	v := f.layoutGlobal(l)
	for k, d := range l.Dims {
		f.setVariable(d.Start, f.loadField(v, abi.Layout, "start", k))
		f.setVariable(d.Block, f.loadField(v, abi.Layout, "block", k))
		if d.Many() {
			f.setVariable(d.First, f.loadField(v, abi.Layout, "start", k))
			f.setVariable(d.Last, f.loadField(v, abi.Layout, "last", k))
			f.setVariable(d.Period, f.loadField(v, abi.Layout, "own_period", k))
		}
	}
}

func (c *coder) loadField(memory value.Value, s abi.Struct, name string, k int) value.Value {
	return c.Load(c.Field(memory, int64(s.FieldIndex(name)), int64(k)))
}

// arrayGlobal is the runtime's descriptor of a mapped array, made at its first use.
func (g *generator) arrayGlobal(a *spmd.Array) constant.Constant {
	if v := g.arrays[a]; v != nil {
		return v
	}
	sym := a.Sym
	var lo, hi, dist, offset, align, shadowLo []int64
	for k, d := range sym.Dims {
		lo = append(lo, knownInt(d.Lo))
		hi = append(hi, knownInt(d.Hi))
		dist = append(dist, int64(sym.Map.Dims[k].Grid))
		offset = append(offset, sym.Map.Dims[k].Offset)
		align = append(align, sym.Map.Dims[k].Coef)
		width := a.ShadowLo[k]
		switch {
		case a.Full[k]:
			width = -1
		case a.Single != nil && a.Single[k]:
			width = -2
		}
		shadowLo = append(shadowLo, width)
	}
	held, cell := heldCodes(sym.Map)
	buffer := int64(0)
	if a.Single != nil {
		buffer = 1
	}
	v := g.internal("array."+sym.Name, g.record(abi.Array, map[string]constant.Constant{
		"buffer": build.I64(buffer),
		"layout": g.layoutGlobal(sym.Map.Layout), "name": g.text(sym.Name),
		"rank": build.I64(int64(sym.Rank())), "elem_bytes": build.I64(build.SizeOf(sym.Type)),
		"lo": numbers(abi.RankMax, lo), "hi": numbers(abi.RankMax, hi),
		"dist": numbers(abi.RankMax, dist), "offset": numbers(abi.RankMax, offset),
		"align": numbers(abi.RankMax, align), "held": numbers(abi.GridMax, held), "cell": numbers(abi.GridMax, cell),
		"shadow_lo": numbers(abi.RankMax, shadowLo), "shadow_hi": numbers(abi.RankMax, a.ShadowHi),
	}))
	g.arrays[a] = v
	return v
}

// heldCodes tells how an array lies along each grid dimension, and the cell if it stands in one.
func heldCodes(m *ir.Mapping) (held, cell []int64) {
	held, cell = make([]int64, len(m.Layout.Dims)), make([]int64, len(m.Layout.Dims))
	for g := range held {
		if m.IsCopied(g) {
			held[g] = abi.HeldCopies
		}
	}
	for _, x := range m.Cells {
		held[x.Grid], cell[x.Grid] = abi.HeldInCell, x.Cell
	}
	return held, cell
}

// arrayCreate allocates this image's part of a mapped array and takes its origin and strides into registers.
func (f *function) arrayCreate(s *spmd.ArrayCreate) {
	v, sym := f.arrayGlobal(s.Array), s.Array.Sym
	if s.Stacked {
		f.others.putAside(v, sym)
	}
	for k, d := range sym.Dims {
		f.storeField(v, abi.Array, "lo", k, d.Lo)
		f.storeField(v, abi.Array, "hi", k, d.Hi)
	}
	f.callRuntime("hpf_array_create", v, f.position(f.pos))
	f.poison(v, sym)
	f.findStorage(v, sym)
	if sym.InitElems != nil {
		f.scatterInitial(v, sym)
	}
}

// findStorage takes origin and strides of a mapped array from its description.
func (f *function) findStorage(v constant.Constant, sym *ir.Symbol) {
	h := f.homeOf(sym)
	for k := range sym.Dims {
		f.Store(f.loadField(v, abi.Array, "stride", k), h.strides[k])
	}
	origin := f.Load(f.Field(v, int64(abi.Array.FieldIndex("origin"))))
	f.Store(f.Cast(origin, build.Pointee(h.origin)), h.origin)
}

// scatterInitial gives a mapped array its initial values.
func (f *function) scatterInitial(array constant.Constant, sym *ir.Symbol) {
	var lo, hi, step []value.Value
	for _, d := range sym.Dims {
		lo = append(lo, f.index(d.Lo))
		hi = append(hi, f.index(d.Hi))
		step = append(step, build.I64(1))
	}
	values := f.private("", elementsConst(sym, int64(len(sym.InitElems))))
	f.callRuntime("hpf_scatter", array, f.Fill(lo), f.Fill(hi), f.Fill(step), f.Cast(values, types.I8Ptr),
		f.position(f.pos))
}
