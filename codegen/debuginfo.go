package codegen

import (
	"path/filepath"

	"dhpfgo/diag"
	"dhpfgo/sem"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/value"
)

// debugInfo describes the source to debuggers and profilers.
type debugInfo struct {
	g         *generator
	file      *metadata.DIFile
	unit      *metadata.DICompileUnit
	files     map[*diag.File]*metadata.DIFile
	locations map[place]*metadata.DILocation
	types     map[sem.Type]*metadata.DIBasicType
	globals   *metadata.Tuple            // variables of the module that are described, nil for none
	shared    map[*sem.Symbol]*ir.Global // descriptions of dynamic arrays that outlive the activation of their unit
}

// debugUnit describes the code of one unit; there is none without debug information.
type debugUnit struct {
	f     *function
	info  *debugInfo
	scope *metadata.DISubprogram
	own   map[*sem.Symbol]value.Value // what debuggers read of the dynamic arrays of this activation
}

func newDebugUnit(f *function, u *sem.Unit) *debugUnit {
	return &debugUnit{f: f, info: f.di, scope: f.di.subprogram(f.fn, u), own: map[*sem.Symbol]value.Value{}}
}

// place is a line and column in a function.
type place struct {
	scope        *metadata.DISubprogram
	line, column int64
}

func newDebugInfo(g *generator) *debugInfo {
	d := &debugInfo{g: g, files: map[*diag.File]*metadata.DIFile{}, locations: map[place]*metadata.DILocation{},
		types: map[sem.Type]*metadata.DIBasicType{}, shared: map[*sem.Symbol]*ir.Global{}}
	d.file = d.fileOf(g.file)
	d.unit = &metadata.DICompileUnit{MetadataID: -1, Distinct: true, Language: enum.DwarfLangFortran90,
		File: d.file, Producer: "dhpfgo", IsOptimized: true, EmissionKind: enum.EmissionKindFullDebug}
	g.define(d.unit)
	d.flag("Dwarf Version", 7, 5)
	d.flag("Debug Info Version", 2, 3)
	g.m.NamedMetadataDefs["llvm.dbg.cu"] = &metadata.NamedDef{Name: "llvm.dbg.cu", Nodes: []metadata.Node{d.unit}}
	return d
}

// fileOf describes a source file.
func (d *debugInfo) fileOf(f *diag.File) *metadata.DIFile {
	if d.files[f] == nil {
		name, _ := filepath.Abs(f.Name)
		d.files[f] = &metadata.DIFile{MetadataID: -1, Filename: filepath.Base(name), Directory: filepath.Dir(name)}
		d.g.define(d.files[f])
	}
	return d.files[f]
}

// flag adds a module flag; behaviour says what a linker does when modules differ.
func (d *debugInfo) flag(name string, behaviour, value int64) {
	const flags = "llvm.module.flags"
	def := d.g.m.NamedMetadataDefs[flags]
	if def == nil {
		def = &metadata.NamedDef{Name: flags}
		d.g.m.NamedMetadataDefs[flags] = def
	}
	def.Nodes = append(def.Nodes, d.g.tuple(i32(behaviour), &metadata.String{Value: name}, i32(value)))
}

// subprogram describes the function that a unit is compiled to.
func (d *debugInfo) subprogram(fn *ir.Func, u *sem.Unit) *metadata.DISubprogram {
	line, _ := u.Pos.LineCol()
	signature := &metadata.DISubroutineType{MetadataID: -1, Types: d.g.tuple(metadata.Null)}
	d.g.define(signature)
	file, flags := d.file, enum.DISPFlagDefinition|enum.DISPFlagOptimized
	if u.Pos.Valid() {
		file = d.fileOf(u.Pos.File)
	}
	if u.Proc == nil {
		flags |= enum.DISPFlagMainSubprogram
	}
	sp := &metadata.DISubprogram{MetadataID: -1, Distinct: true, Scope: file, Name: u.Name, LinkageName: fn.Name(),
		File: file, Line: int64(line), ScopeLine: int64(line), Type: signature, Unit: d.unit, SPFlags: flags}
	d.g.define(sp)
	fn.Metadata = append(fn.Metadata, &metadata.Attachment{Name: "dbg", Node: sp})
	return sp
}

func (d *debugInfo) location(scope *metadata.DISubprogram, pos diag.Span) *metadata.DILocation {
	line, column := pos.LineCol()
	key := place{scope, int64(line), int64(column)}
	if d.locations[key] == nil {
		loc := &metadata.DILocation{MetadataID: -1, Line: key.line, Column: key.column, Scope: scope}
		d.g.define(loc)
		d.locations[key] = loc
	}
	return d.locations[key]
}

var encodings = map[sem.Base]enum.DwarfAttEncoding{
	sem.Integer: enum.DwarfAttEncodingSigned, sem.Real: enum.DwarfAttEncodingFloat,
	sem.Logical: enum.DwarfAttEncodingBoolean, sem.Complex: enum.DwarfAttEncodingComplexFloat,
}

var typeNames = map[sem.Base]string{
	sem.Integer: "integer", sem.Real: "real", sem.Logical: "logical", sem.Complex: "complex",
}

func (d *debugInfo) basicType(t sem.Type) *metadata.DIBasicType {
	if d.types[t] == nil {
		b := &metadata.DIBasicType{MetadataID: -1, Tag: enum.DwarfTagBaseType, Name: typeNames[t.Base],
			Size: uint64(8 * sizeOf(t)), Encoding: encodings[t.Base]}
		d.g.define(b)
		d.types[t] = b
	}
	return d.types[t]
}

// variable tells debuggers where a scalar of the user is.
func (d *debugUnit) variable(sym *sem.Symbol, a value.Value) {
	if d != nil && isDescribable(sym) {
		d.describe(sym, a, d.info.basicType(sym.Type))
	}
}
