package module

import (
	"fmt"

	"dhpfgo/codegen/build"
	"dhpfgo/ir"
	"dhpfgo/partition/spmd"
	"dhpfgo/pgasrt/abi"
	"github.com/llir/llvm/ir/constant"
)

// IndirectGlobal is the runtime's description of references through index arrays, made at its first use.
func (g *Module) IndirectGlobal(x *spmd.Indirect) constant.Constant {
	if v := g.Indirects[x]; v != nil {
		return v
	}
	fields := g.PositionFields(x.Ref.Span())
	fields["array"] = g.ArrayGlobal(x.Array)
	v := g.Internal(fmt.Sprintf("indirect.%d", len(g.Indirects)+1), g.Record(abi.Indirect, fields))
	g.Indirects[x] = v
	return v
}

// LayoutGlobal is the runtime's description of a layout, made at its first use.
func (g *Module) LayoutGlobal(l *ir.Layout) constant.Constant {
	if v := g.layouts[l]; v != nil {
		return v
	}
	var lb, ub, fixed, size, format []int64
	for _, d := range l.Dims {
		lb = append(lb, knownInt(d.Lo))
		ub = append(ub, knownInt(d.Hi))
		fixed = append(fixed, knownInt(d.Fixed))
		size = append(size, knownInt(d.Arg))
		format = append(format, FormatCode(d.Format))
	}
	v := g.Internal("layout."+l.Name, g.Record(abi.Layout, map[string]constant.Constant{
		"rank": build.I64(int64(len(l.Dims))), "name": g.Text(l.Name),
		"lb": Numbers(abi.GridMax, lb), "ub": Numbers(abi.GridMax, ub), "fixed": Numbers(abi.GridMax, fixed),
		"size": Numbers(abi.GridMax, size), "format": Numbers(abi.GridMax, format),
	}))
	g.layouts[l] = v
	return v
}

// FormatCode is the runtime's number of a format.
func FormatCode(format string) int64 {
	switch format {
	case "cyclic":
		return abi.FormatCyclic
	case "gen_block":
		return abi.FormatGenBlock
	case "multi":
		return abi.FormatMulti
	case "indirect":
		return abi.FormatIndirect
	}
	return abi.FormatBlock
}

// knownInt is the value of a constant expression; others are filled in at run time.
func knownInt(e ir.Expr) int64 {
	if e == nil {
		return 0
	}
	n, _ := build.FoldedInt(e)
	return n
}

// ArrayGlobal is the runtime's descriptor of a mapped array, made at its first use.
func (g *Module) ArrayGlobal(a *spmd.Array) constant.Constant {
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
		case a.Full[k] || a.IsMulti() && !a.IsTiled():
			width = -1
		case a.Of != nil && sym.Map.Dims[k].Grid < 0:
			width = -2
		}
		shadowLo = append(shadowLo, width)
	}
	held, cell := heldCodes(sym.Map)
	buffer := int64(0)
	if a.Of != nil {
		buffer = abi.BufferInPlace
	}
	if a.Apart {
		buffer = abi.BufferApart
	}
	v := g.Internal("array."+sym.Name, g.Record(abi.Array, map[string]constant.Constant{
		"buffer": build.I64(buffer),
		"layout": g.LayoutGlobal(sym.Map.Layout), "name": g.Text(sym.Name),
		"rank": build.I64(int64(sym.Rank())), "elem_bytes": build.I64(build.SizeOf(sym.Type)),
		"lo": Numbers(abi.RankMax, lo), "hi": Numbers(abi.RankMax, hi),
		"dist": Numbers(abi.RankMax, dist), "offset": Numbers(abi.RankMax, offset),
		"align": Numbers(abi.RankMax, align), "held": Numbers(abi.GridMax, held), "cell": Numbers(abi.GridMax, cell),
		"shadow_lo": Numbers(abi.RankMax, shadowLo), "shadow_hi": Numbers(abi.RankMax, a.ShadowHi),
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
