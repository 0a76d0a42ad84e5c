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

// debugArray tells debuggers where an array of the user with constant bounds is that is a variable of the module: it is known
// in this unit.
func (f *function) debugArray(sym *sem.Symbol, h *home) {
	if f.scope == nil || !isDescribable(sym) || !hasConstantShape(sym) || h == nil || h.dynamic {
		return
	}
	if g, ok := globalOf(h.origin); ok {
		f.debugGlobal(sym, g)
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

// debugGlobal describes a variable of the module as one of this unit, once; that of a common block has several names.
func (f *function) debugGlobal(sym *sem.Symbol, g *ir.Global) {
	if sym.Storage == sem.InCommon || len(g.Metadata) > 0 {
		return
	}
	f.debugGlobalAs(sym, g, f.di.arrayType(sym))
}

// debugGlobalAs describes a variable of the module as one of the given type.
func (f *function) debugGlobalAs(sym *sem.Symbol, g *ir.Global, t metadata.Field) {
	line, _ := sym.Pos.LineCol()
	v := &metadata.DIGlobalVariable{MetadataID: -1, Distinct: true, Name: sym.Name, Scope: f.scope, File: f.scope.File,
		Line: int64(line), Type: t, IsLocal: true, IsDefinition: true}
	f.define(v)
	e := &metadata.DIGlobalVariableExpression{MetadataID: -1, Var: v, Expr: &metadata.DIExpression{MetadataID: -1}}
	f.define(e)
	g.Metadata = append(g.Metadata, &metadata.Attachment{Name: "dbg", Node: e})
	f.di.addGlobal(e)
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

// describeVariable tells debuggers that a variable of the function is at an address.
func (f *function) describeVariable(sym *sem.Symbol, a value.Value, t metadata.Field) {
	line, _ := sym.Pos.LineCol()
	v := &metadata.DILocalVariable{MetadataID: -1, Scope: f.scope, Name: sym.Name, File: f.scope.File, Line: int64(line), Type: t}
	f.define(v)
	declare := f.declareFunc("llvm.dbg.declare", types.Void, types.Metadata, types.Metadata, types.Metadata)
	call := ir.NewCall(declare, &metadata.Value{Value: a}, &metadata.Value{Value: v},
		&metadata.Value{Value: &metadata.DIExpression{MetadataID: -1}})
	call.Metadata = ir.Metadata{{Name: "dbg", Node: f.di.location(f.scope, sym.Pos)}}
	f.entry.Insts = append(f.entry.Insts, call)
}
