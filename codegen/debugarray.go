package codegen

import (
	"dhpfgo/codegen/debug"
	"dhpfgo/sem"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// array tells debuggers where an array of the user with constant bounds is that is a variable of the module: it is known
// in this unit.
func (d *debugUnit) array(sym *sem.Symbol, h *home) {
	if d == nil || !isDescribable(sym) || !hasConstantShape(sym) || h == nil || h.dynamic {
		return
	}
	if g, ok := globalOf(h.origin); ok {
		d.global(sym, g)
	}
}

// local tells debuggers where an array of the user is on the stack.
func (d *debugUnit) local(sym *sem.Symbol, a value.Value) {
	if d != nil && isDescribable(sym) {
		d.describe(sym, a, arrayType(d.info, sym))
	}
}

// isDescribable tells whether a variable is the user's and of a type that debuggers know.
func isDescribable(sym *sem.Symbol) bool {
	t := sym.Type.Base
	return !sym.Made && t != sem.Character && t != sem.Derived && sym.Pos.Valid()
}

// globalOf finds the variable of the module that a constant address points into.
func globalOf(p value.Value) (*ir.Global, bool) {
	for {
		switch x := p.(type) {
		case *ir.Global:
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
func (d *debugUnit) global(sym *sem.Symbol, g *ir.Global) {
	if sym.Storage == sem.InCommon || len(g.Metadata) > 0 {
		return
	}
	d.info.Global(sym, g, d.scope, arrayType(d.info, sym))
}

// describe tells debuggers that a variable of the function is at an address.
func (d *debugUnit) describe(sym *sem.Symbol, a value.Value, t metadata.Field) {
	v := d.info.Local(sym, d.scope, t)
	declare := d.f.declareFunc("llvm.dbg.declare", types.Void, types.Metadata, types.Metadata, types.Metadata)
	call := ir.NewCall(declare, &metadata.Value{Value: a}, &metadata.Value{Value: v},
		&metadata.Value{Value: &metadata.DIExpression{MetadataID: -1}})
	call.Metadata = ir.Metadata{{Name: "dbg", Node: d.info.Location(d.scope, sym.Pos)}}
	d.f.entry.Insts = append(d.f.entry.Insts, call)
}

// arrayType describes an array with constant bounds.
func arrayType(d *debug.Info, sym *sem.Symbol) metadata.Field {
	var dims []debug.Bounds
	for _, dim := range sym.Dims {
		lo, _ := foldedInt(dim.Lo)
		hi, _ := foldedInt(dim.Hi)
		dims = append(dims, debug.Bounds{Lo: lo, Hi: hi})
	}
	return d.ArrayType(sym.Type, dims)
}
