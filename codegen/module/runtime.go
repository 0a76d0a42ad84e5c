package module

import (
	"fmt"

	"dhpfgo/codegen/build"
	"dhpfgo/diag"
	"dhpfgo/pgasrt/abi"
	llvm "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// external lists what is called besides the table of the runtime: pgas.h, libc, libm's and libgfortran's helpers.
var external = []abi.Func{
	{Name: "pgas_this_image", Result: abi.I32},
	{Name: "pgas_num_images", Result: abi.I32},
	{Name: "malloc", Result: abi.Ptr, Params: []abi.Kind{abi.I64}},
	{Name: "calloc", Result: abi.Ptr, Params: []abi.Kind{abi.I64, abi.I64}},
	{Name: "memcmp", Result: abi.I32, Params: []abi.Kind{abi.Ptr, abi.Ptr, abi.I64}},
	{Name: "free", Params: []abi.Kind{abi.Ptr}},
	{Name: "hpf_co_begin", Params: []abi.Kind{abi.Ptr}},
	{Name: "hpf_co_memory", Result: abi.Ptr, Params: []abi.Kind{abi.I64}},
	{Name: "hpf_co_cleared_memory", Result: abi.Ptr, Params: []abi.Kind{abi.I64, abi.I64}},
	{Name: "hpf_co_release", Params: []abi.Kind{abi.Ptr}},
	{Name: "_gfortran_ieee_procedure_entry", Result: abi.Void, Params: []abi.Kind{abi.Ptr}},
	{Name: "_gfortran_ieee_procedure_exit", Result: abi.Void, Params: []abi.Kind{abi.Ptr}},
	{Name: "_gfortran_string_len_trim", Result: abi.I64, Params: []abi.Kind{abi.I64, abi.Ptr}},
	{Name: "_gfortran_string_len_trim_char4", Result: abi.I64, Params: []abi.Kind{abi.I64, abi.Ptr}},
	{Name: "_gfortran_string_index", Result: abi.I64, Params: []abi.Kind{abi.I64, abi.Ptr, abi.I64, abi.Ptr, abi.I32}},
	{Name: "_gfortran_string_index_char4", Result: abi.I64, Params: []abi.Kind{abi.I64, abi.Ptr, abi.I64, abi.Ptr, abi.I32}},
	{Name: "_gfortran_string_scan", Result: abi.I64, Params: []abi.Kind{abi.I64, abi.Ptr, abi.I64, abi.Ptr, abi.I32}},
	{Name: "_gfortran_string_scan_char4", Result: abi.I64, Params: []abi.Kind{abi.I64, abi.Ptr, abi.I64, abi.Ptr, abi.I32}},
	{Name: "_gfortran_string_verify", Result: abi.I64, Params: []abi.Kind{abi.I64, abi.Ptr, abi.I64, abi.Ptr, abi.I32}},
	{Name: "_gfortran_string_verify_char4", Result: abi.I64, Params: []abi.Kind{abi.I64, abi.Ptr, abi.I64, abi.Ptr, abi.I32}},
	{Name: "_gfortran_adjustl", Params: []abi.Kind{abi.Ptr, abi.I64, abi.Ptr}},
	{Name: "_gfortran_adjustl_char4", Params: []abi.Kind{abi.Ptr, abi.I64, abi.Ptr}},
	{Name: "_gfortran_adjustr", Params: []abi.Kind{abi.Ptr, abi.I64, abi.Ptr}},
	{Name: "_gfortran_adjustr_char4", Params: []abi.Kind{abi.Ptr, abi.I64, abi.Ptr}},
	{Name: "_gfortran_compare_string", Result: abi.I32, Params: []abi.Kind{abi.I64, abi.Ptr, abi.I64, abi.Ptr}},
	{Name: "_gfortran_compare_string_char4", Result: abi.I32, Params: []abi.Kind{abi.I64, abi.Ptr, abi.I64, abi.Ptr}},
}

func kindType(k abi.Kind) types.Type {
	switch k {
	case abi.Void:
		return types.Void
	case abi.I32:
		return types.I32
	case abi.I64:
		return types.I64
	case abi.F64:
		return types.Double
	}
	return build.BytePtr
}

// Lookup finds a function of the runtime or of the libraries behind it.
func Lookup(name string) abi.Func {
	if fn, ok := abi.Lookup(name); ok {
		return fn
	}
	for _, fn := range external {
		if fn.Name == name {
			return fn
		}
	}
	diag.Bugf("codegen: no runtime function %s", name)
	return abi.Func{}
}

// runtimeFunc declares a function of the runtime at its first use.
func (g *Module) runtimeFunc(name string) *llvm.Func {
	if fn := g.Funcs[name]; fn != nil {
		return fn
	}
	entry := Lookup(name)
	fn := g.DeclareFunc(name, kindType(entry.Result), paramTypes(entry)...)
	fn.FuncAttrs = append(fn.FuncAttrs, enum.FuncAttrNoUnwind)
	if entry.NoReturn {
		fn.FuncAttrs = append(fn.FuncAttrs, enum.FuncAttrNoReturn, enum.FuncAttrCold)
	}
	if entry.Fresh {
		fn.ReturnAttrs = append(fn.ReturnAttrs, enum.ReturnAttrNoAlias)
	}
	return fn
}

func paramTypes(entry abi.Func) []types.Type {
	var list []types.Type
	for _, k := range entry.Params {
		list = append(list, kindType(k))
	}
	return list
}

// DeclareFunc declares a function at its first use.
func (g *Module) DeclareFunc(name string, result types.Type, params ...types.Type) *llvm.Func {
	if fn := g.Funcs[name]; fn != nil {
		return fn
	}
	var list []*llvm.Param
	for _, t := range params {
		list = append(list, llvm.NewParam("", t))
	}
	fn := g.IR.NewFunc(name, result, list...)
	g.Funcs[name] = fn
	return fn
}

// symmetric are the functions that take and free the memory of a program with coarrays.
var symmetric = map[string]string{"malloc": "hpf_co_memory", "calloc": "hpf_co_cleared_memory",
	"hpf_cleared_memory": "hpf_co_cleared_memory", "free": "hpf_co_release"}

// CallRuntime calls a function of the runtime; pointers may be of any type.
func (c *Coder) CallRuntime(name string, args ...value.Value) value.Value {
	if other := symmetric[name]; other != "" && c.Opt.Coarrays {
		name = other
	}
	fn := c.runtimeFunc(name)
	for i, t := range fn.Sig.Params {
		if t.Equal(build.BytePtr) {
			args[i] = c.Cast(args[i], build.BytePtr)
		}
	}
	return c.Call(fn, args...)
}

// defineStructs gives the runtime's structs their LLVM types.
func (g *Module) defineStructs() {
	for _, s := range abi.Structs {
		g.DefineStruct(s)
	}
}

// DefineStruct gives a struct its LLVM type, unless it has one.
func (g *Module) DefineStruct(s abi.Struct) {
	if g.Structs[s.Name] != nil {
		return
	}
	var fields []types.Type
	for _, field := range s.Fields {
		t := kindType(field.Kind)
		if field.Count > 1 {
			t = types.NewArray(uint64(field.Count), t)
		}
		fields = append(fields, t)
	}
	t := types.NewStruct(fields...)
	g.IR.NewTypeDef(s.Name, t)
	g.Structs[s.Name] = t
}

// Record is the constant of a runtime struct: the fields given by name, zero for the others.
func (g *Module) Record(s abi.Struct, fields map[string]constant.Constant) constant.Constant {
	t := g.Structs[s.Name]
	var values []constant.Constant
	for i, field := range s.Fields {
		switch v := fields[field.Name]; {
		case v == nil:
			values = append(values, build.Zero(t.Fields[i]))
		case field.Kind == abi.Ptr:
			values = append(values, BytesOf(v))
		default:
			values = append(values, v)
		}
	}
	return constant.NewStruct(t, values...)
}

// BytesOf is a constant address as i8*.
func BytesOf(c constant.Constant) constant.Constant {
	if c.Type().Equal(build.BytePtr) {
		return c
	}
	return constant.NewBitCast(c, build.BytePtr)
}

// Numbers is a constant array of n numbers; missing ones are zero.
func Numbers(n int, list []int64) constant.Constant {
	values := make([]constant.Constant, n)
	for i := range values {
		values[i] = build.I64(0)
		if i < len(list) {
			values[i] = build.I64(list[i])
		}
	}
	return constant.NewArray(types.NewArray(uint64(n), types.I64), values...)
}

// Text is the address of a C string.
func (g *Module) Text(s string) constant.Constant {
	if c := g.strings[s]; c != nil {
		return c
	}
	v := g.Private(fmt.Sprintf(".text.%d", len(g.strings)), constant.NewCharArrayFromString(s+"\x00"))
	c := constant.NewGetElementPtr(v.ContentType, v, build.I64(0), build.I64(0))
	c.InBounds = true
	g.strings[s] = c
	return c
}

// Position is the address of the hpf_pos of a place in the source.
func (g *Module) Position(pos diag.Span) constant.Constant {
	key := diag.Span{File: pos.File, Start: pos.Start}
	if c := g.positions[key]; c != nil {
		return c
	}
	c := g.Private(fmt.Sprintf(".pos.%d", len(g.positions)), g.Record(abi.Pos, g.PositionFields(pos)))
	g.positions[key] = c
	return c
}

// PositionFields are the fields of an hpf_pos.
func (g *Module) PositionFields(pos diag.Span) map[string]constant.Constant {
	if !pos.Valid() {
		return map[string]constant.Constant{"file": g.Text("")}
	}
	line, column := pos.LineCol()
	text, _ := pos.File.Line(line)
	return map[string]constant.Constant{
		"file": g.Text(pos.File.Name), "text": g.Text(text),
		"line": build.I32(int64(line)), "column": build.I32(int64(column)),
	}
}
