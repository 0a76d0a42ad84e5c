package codegen

import (
	"dhpfgo/sem"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
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
		d.describe(sym, a, d.info.arrayType(sym))
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
	d.globalAs(sym, g, d.info.arrayType(sym))
}

// globalAs describes a variable of the module as one of the given type.
func (d *debugUnit) globalAs(sym *sem.Symbol, g *ir.Global, t metadata.Field) {
	line, _ := sym.Pos.LineCol()
	v := &metadata.DIGlobalVariable{MetadataID: -1, Distinct: true, Name: sym.Name, Scope: d.scope, File: d.scope.File,
		Line: int64(line), Type: t, IsLocal: true, IsDefinition: true}
	d.f.define(v)
	e := &metadata.DIGlobalVariableExpression{MetadataID: -1, Var: v, Expr: &metadata.DIExpression{MetadataID: -1}}
	d.f.define(e)
	g.Metadata = append(g.Metadata, &metadata.Attachment{Name: "dbg", Node: e})
	d.info.addGlobal(e)
}

// addGlobal lists a variable in the compilation unit.
func (d *debugInfo) addGlobal(e *metadata.DIGlobalVariableExpression) {
	if d.globals == nil {
		d.globals = d.g.tuple()
		d.unit.Globals = d.globals
	}
	d.globals.Fields = append(d.globals.Fields, e)
}

// arrayType describes an array with constant bounds; as Fortran's, the first dimension runs fastest.
func (d *debugInfo) arrayType(sym *sem.Symbol) metadata.Field {
	if sym.Rank() == 0 {
		return d.basicType(sym.Type)
	}
	var ranges []metadata.Field
	_, size, _ := layOut(sym)
	for _, dim := range sym.Dims {
		lo, _ := foldedInt(dim.Lo)
		hi, _ := foldedInt(dim.Hi)
		r := &metadata.DISubrange{MetadataID: -1, LowerBound: metadata.IntLit(lo), UpperBound: metadata.IntLit(hi)}
		d.g.define(r)
		ranges = append(ranges, r)
	}
	t := &metadata.DICompositeType{MetadataID: -1, Tag: enum.DwarfTagArrayType, BaseType: d.basicType(sym.Type),
		Size: uint64(8 * size * sizeOf(sym.Type)), Elements: d.g.tuple(ranges...)}
	d.g.define(t)
	return t
}

// describe tells debuggers that a variable of the function is at an address.
func (d *debugUnit) describe(sym *sem.Symbol, a value.Value, t metadata.Field) {
	line, _ := sym.Pos.LineCol()
	v := &metadata.DILocalVariable{MetadataID: -1, Scope: d.scope, Name: sym.Name, File: d.scope.File, Line: int64(line), Type: t}
	d.f.define(v)
	declare := d.f.declareFunc("llvm.dbg.declare", types.Void, types.Metadata, types.Metadata, types.Metadata)
	call := ir.NewCall(declare, &metadata.Value{Value: a}, &metadata.Value{Value: v},
		&metadata.Value{Value: &metadata.DIExpression{MetadataID: -1}})
	call.Metadata = ir.Metadata{{Name: "dbg", Node: d.info.location(d.scope, sym.Pos)}}
	d.f.entry.Insts = append(d.f.entry.Insts, call)
}
