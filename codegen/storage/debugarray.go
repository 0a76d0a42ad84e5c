package storage

import (
	"dhpfgo/codegen/build"
	"dhpfgo/codegen/debug"
	"dhpfgo/ir"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Array tells debuggers where an array of the user with constant bounds is that is a variable of the module: it is known
// in this unit.
func (d *debugUnit) Array(sym *ir.Symbol, h *Home) {
	if d == nil || !isDescribable(sym) || !HasConstantSize(sym) || h == nil || h.Dynamic {
		return
	}
	if g, ok := globalOf(h.Origin); ok {
		d.global(sym, g)
	}
}

// local tells debuggers where an array of the user is on the stack.
func (d *debugUnit) local(sym *ir.Symbol, a value.Value) {
	if d != nil && isDescribable(sym) {
		d.describe(sym, a, arrayType(d.info, sym))
	}
}

// isDescribable tells whether a variable is the user's and of a type that debuggers know.
func isDescribable(sym *ir.Symbol) bool {
	t := sym.Type.Base
	return !sym.Made && t != ir.Character && t != ir.Derived && sym.Pos.Valid()
}

// globalOf finds the variable of the module that a constant address points into.
func globalOf(p value.Value) (*llvm.Global, bool) {
	for {
		switch x := p.(type) {
		case *llvm.Global:
			return x, true
		case *constant.ExprGetElementPtr:
			p = x.Src
		case *constant.ExprBitCast:
			p = x.From
		default:
			return nil, false
		}
	}
}

// global describes a variable of the module as one of this unit, once; that of a common block has several names.
func (d *debugUnit) global(sym *ir.Symbol, g *llvm.Global) {
	if sym.Storage == ir.InCommon || len(g.Metadata) > 0 {
		return
	}
	d.info.Global(sym, g, d.f.source, arrayType(d.info, sym))
}

// describe tells debuggers that a variable of the function is at an address.
func (d *debugUnit) describe(sym *ir.Symbol, a value.Value, t metadata.Field) {
	v := d.info.Local(sym, d.f.source, t)
	declare := d.f.DeclareFunc("llvm.dbg.declare", types.Void, types.Metadata, types.Metadata, types.Metadata)
	call := llvm.NewCall(declare, &metadata.Value{Value: a}, &metadata.Value{Value: v},
		&metadata.Value{Value: &metadata.DIExpression{MetadataID: -1}})
	call.Metadata = llvm.Metadata{{Name: "dbg", Node: d.info.Location(d.f.source, sym.Pos)}}
	d.f.Entry.Insts = append(d.f.Entry.Insts, call)
}

// arrayType describes an array with constant bounds.
func arrayType(d *debug.Info, sym *ir.Symbol) metadata.Field {
	var dims []debug.Bounds
	for _, dim := range sym.Dims {
		lo, _ := build.FoldedInt(dim.Lo)
		hi, _ := build.FoldedInt(dim.Hi)
		dims = append(dims, debug.Bounds{Lo: lo, Hi: hi})
	}
	return d.ArrayType(sym.Type, dims)
}
