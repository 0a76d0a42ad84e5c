// Package debug writes what debuggers and profilers need to know of a program into a module: files, functions, places, types
// and variables, as DWARF has them. It knows declarations, and nothing of the code that is made of statements.
package debug

import (
	"path/filepath"

	"dhpfgo/diag"
	"dhpfgo/ir"

	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
)

// Info describes the source to debuggers and profilers.
type Info struct {
	m         *llvm.Module
	file      *metadata.DIFile
	unit      *metadata.DICompileUnit
	files     map[*diag.File]*metadata.DIFile
	locations map[place]*metadata.DILocation
	types     map[ir.Type]*metadata.DIBasicType
	globals   *metadata.Tuple // variables of the module that are described, nil for none
	full      bool            // with variables; else places alone
}

// place is a line and column in a function.
type place struct {
	scope        *metadata.DISubprogram
	line, column int64
}

// New describes a module and its main source file. What is not full has the places of instructions and the names of functions, of
// which reports of crashes are made: it costs room in the executable, and no time when that runs.
func New(m *llvm.Module, file *diag.File, full bool) *Info {
	d := &Info{m: m, files: map[*diag.File]*metadata.DIFile{}, locations: map[place]*metadata.DILocation{},
		types: map[ir.Type]*metadata.DIBasicType{}, full: full}
	d.file = d.fileOf(file)
	d.unit = &metadata.DICompileUnit{MetadataID: -1, Distinct: true, Language: enum.DwarfLangFortran90,
		File: d.file, Producer: "dhpfgo", IsOptimized: true, EmissionKind: enum.EmissionKindFullDebug}
	if !full {
		d.unit.EmissionKind, d.unit.DebugInfoForProfiling = enum.EmissionKindLineTablesOnly, true // the latter keeps names of functions
	}
	d.define(d.unit)
	d.flag("Dwarf Version", 7, 4) // valgrind 3.19 cannot read what clang makes of version 5
	d.flag("Debug Info Version", 2, 3)
	m.NamedMetadataDefs["llvm.dbg.cu"] = &metadata.NamedDef{Name: "llvm.dbg.cu", Nodes: []metadata.Node{d.unit}}
	return d
}

// fileOf describes a source file.
func (d *Info) fileOf(f *diag.File) *metadata.DIFile {
	if d.files[f] == nil {
		name, _ := filepath.Abs(f.Name)
		d.files[f] = &metadata.DIFile{MetadataID: -1, Filename: filepath.Base(name), Directory: filepath.Dir(name)}
		d.define(d.files[f])
	}
	return d.files[f]
}

// flag adds a module flag; behaviour says what a linker does when modules differ.
func (d *Info) flag(name string, behaviour, value int64) {
	const flags = "llvm.module.flags"
	def := d.m.NamedMetadataDefs[flags]
	if def == nil {
		def = &metadata.NamedDef{Name: flags}
		d.m.NamedMetadataDefs[flags] = def
	}
	def.Nodes = append(def.Nodes, d.tuple(constant.NewInt(types.I32, behaviour), &metadata.String{Value: name}, constant.NewInt(types.I32, value)))
}

// Subprogram describes the function that a unit is compiled to.
func (d *Info) Subprogram(fn *llvm.Func, u *ir.Unit) *metadata.DISubprogram {
	line, _ := u.Pos.LineCol()
	signature := &metadata.DISubroutineType{MetadataID: -1, Types: d.tuple(metadata.Null)}
	d.define(signature)
	file, flags := d.file, enum.DISPFlagDefinition|enum.DISPFlagOptimized
	if u.Pos.Valid() {
		file = d.fileOf(u.Pos.File)
	}
	if u.Proc == nil {
		flags |= enum.DISPFlagMainSubprogram
	}
	sp := &metadata.DISubprogram{MetadataID: -1, Distinct: true, Scope: file, Name: u.Name, LinkageName: fn.Name(),
		File: file, Line: int64(line), ScopeLine: int64(line), Type: signature, Unit: d.unit, SPFlags: flags}
	if !d.full {
		sp.LinkageName = "" // reports show the name in the source
	}
	d.define(sp)
	fn.Metadata = append(fn.Metadata, &metadata.Attachment{Name: "dbg", Node: sp})
	return sp
}

// Location describes a place in a function.
func (d *Info) Location(scope *metadata.DISubprogram, pos diag.Span) *metadata.DILocation {
	line, column := pos.LineCol()
	key := place{scope, int64(line), int64(column)}
	if d.locations[key] == nil {
		loc := &metadata.DILocation{MetadataID: -1, Line: key.line, Column: key.column, Scope: scope}
		d.define(loc)
		d.locations[key] = loc
	}
	return d.locations[key]
}

var encodings = map[ir.Base]enum.DwarfAttEncoding{
	ir.Integer: enum.DwarfAttEncodingSigned, ir.Real: enum.DwarfAttEncodingFloat,
	ir.Logical: enum.DwarfAttEncodingBoolean, ir.Complex: enum.DwarfAttEncodingComplexFloat,
}

var typeNames = map[ir.Base]string{
	ir.Integer: "integer", ir.Real: "real", ir.Logical: "logical", ir.Complex: "complex",
}

// BasicType describes a number or logical.
func (d *Info) BasicType(t ir.Type) *metadata.DIBasicType {
	if d.types[t] == nil {
		size, _ := t.Size()
		b := &metadata.DIBasicType{MetadataID: -1, Tag: enum.DwarfTagBaseType, Name: typeNames[t.Base],
			Size: uint64(8 * size), Encoding: encodings[t.Base]}
		d.define(b)
		d.types[t] = b
	}
	return d.types[t]
}

// Global describes a variable of the module as one of a unit.
func (d *Info) Global(sym *ir.Symbol, g *llvm.Global, scope *metadata.DISubprogram, t metadata.Field) {
	line, _ := sym.Pos.LineCol()
	v := &metadata.DIGlobalVariable{MetadataID: -1, Distinct: true, Name: sym.Name, Scope: scope, File: scope.File,
		Line: int64(line), Type: t, IsLocal: true, IsDefinition: true}
	d.define(v)
	e := &metadata.DIGlobalVariableExpression{MetadataID: -1, Var: v, Expr: &metadata.DIExpression{MetadataID: -1}}
	d.define(e)
	g.Metadata = append(g.Metadata, &metadata.Attachment{Name: "dbg", Node: e})
	if d.globals == nil {
		d.globals = d.tuple()
		d.unit.Globals = d.globals
	}
	d.globals.Fields = append(d.globals.Fields, e)
}

// Local describes a variable of a function.
func (d *Info) Local(sym *ir.Symbol, scope *metadata.DISubprogram, t metadata.Field) *metadata.DILocalVariable {
	line, _ := sym.Pos.LineCol()
	v := &metadata.DILocalVariable{MetadataID: -1, Scope: scope, Name: sym.Name, File: scope.File, Line: int64(line), Type: t}
	d.define(v)
	return v
}

// Bounds are those of a dimension.
type Bounds struct{ Lo, Hi int64 }

// ArrayType describes an array with constant bounds; as Fortran's, the first dimension runs fastest. One without dimensions is
// a scalar.
func (d *Info) ArrayType(t ir.Type, dims []Bounds) metadata.Field {
	if len(dims) == 0 {
		return d.BasicType(t)
	}
	var ranges []metadata.Field
	size, _ := t.Size()
	for _, b := range dims {
		r := &metadata.DISubrange{MetadataID: -1, LowerBound: metadata.IntLit(b.Lo), UpperBound: metadata.IntLit(b.Hi)}
		d.define(r)
		ranges = append(ranges, r)
		size *= max(0, b.Hi-b.Lo+1)
	}
	array := &metadata.DICompositeType{MetadataID: -1, Tag: enum.DwarfTagArrayType, BaseType: d.BasicType(t),
		Size: uint64(8 * size), Elements: d.tuple(ranges...)}
	d.define(array)
	return array
}

// expression is a DWARF expression.
func (d *Info) expression(ops ...metadata.DIExpressionField) *metadata.DIExpression {
	e := &metadata.DIExpression{MetadataID: -1, Fields: ops}
	return e
}

// DynamicType is the type of an array that its description is read for.
func (d *Info) DynamicType(sym *ir.Symbol) metadata.Field {
	object := metadata.DIExpressionField(enum.DwarfOpPushObjectAddress)
	var ranges []metadata.Field
	for k := range sym.Dims {
		at := func(part int) *metadata.DIExpression {
			return d.expression(object, enum.DwarfOpPlusUconst, metadata.UintLit(8+24*k+8*part), enum.DwarfOpDeref)
		}
		r := &metadata.DISubrange{MetadataID: -1, LowerBound: at(0), UpperBound: at(1), Stride: at(2)}
		d.define(r)
		ranges = append(ranges, r)
	}
	t := &metadata.DICompositeType{MetadataID: -1, Tag: enum.DwarfTagArrayType, BaseType: d.BasicType(sym.Type),
		Elements: d.tuple(ranges...), DataLocation: d.expression(object, enum.DwarfOpDeref)}
	if sym.Pointer {
		t.Associated = d.expression(object, enum.DwarfOpDeref)
	} else {
		t.Allocated = d.expression(object, enum.DwarfOpDeref)
	}
	d.define(t)
	return t
}

// define adds a node to the module, which gives it a number.
func (d *Info) define(node metadata.Definition) { d.m.MetadataDefs = append(d.m.MetadataDefs, node) }

func (d *Info) tuple(fields ...metadata.Field) *metadata.Tuple {
	node := &metadata.Tuple{MetadataID: -1, Fields: fields}
	d.define(node)
	return node
}
