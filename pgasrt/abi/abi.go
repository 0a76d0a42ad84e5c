// Package abi is the one table of what compiled programs know of the runtime: the functions of hpf/hpf.h that they
// call and the structs that they lay out. A test compares it with the header.
package abi

// Kind is the machine type of a parameter, a result or a struct field.
type Kind int

const (
	Void Kind = iota
	I32
	I64
	F64
	Ptr
)

func (k Kind) String() string {
	return [...]string{"void", "i32", "i64", "f64", "ptr"}[k]
}

// Func is one function of the runtime. The result of a Fresh one is memory that nothing else points to.
type Func struct {
	Name     string
	Result   Kind
	Params   []Kind
	NoReturn bool
	Fresh    bool
}

// Field is a struct member; Count > 1 means an array, 1 a scalar.
type Field struct {
	Name  string
	Kind  Kind
	Count int
}

// Struct is a C struct with its members in order.
type Struct struct {
	Name   string
	Fields []Field
}

// Limits of the header.
const (
	GridMax = 7 // HPF_GRID_MAX: distributed dimensions of a layout
	RankMax = 7 // HPF_RANK_MAX: dimensions of an array

	TileElems = 2 * GridMax // HPF_TILE: starts and extents of a tile
)

// Codes of enum hpf_type.
const (
	TypeI4 = iota
	TypeI8
	TypeR4
	TypeR8
	TypeL4
	TypeI16
	TypeR10
	TypeR16
)

// Codes of enum hpf_op.
const (
	OpSum = iota
	OpProd
	OpMin
	OpMax
	OpAnd
	OpOr
	OpEqv
	OpNeqv
)

// Codes of enum hpf_format, enum hpf_held and enum hpf_buffer.
const (
	FormatBlock    = 0
	FormatCyclic   = 1
	FormatGenBlock = 2
	FormatMulti    = 3
	FormatIndirect = 4

	HeldAligned = 0
	HeldCopies  = 1
	HeldInCell  = 2

	BufferInPlace = 1
	BufferApart   = 2
)

// Funcs lists the functions in the order of the header.
var Funcs = []Func{
	{Name: "hpf_layout_init", Params: []Kind{Ptr, Ptr}},
	{Name: "hpf_layout_table", Params: []Kind{Ptr, I64, Ptr, I64, I64, I64, Ptr}},
	{Name: "hpf_layout_cell", Params: []Kind{Ptr, I64, I64, I64}},
	{Name: "hpf_layout_push", Params: []Kind{Ptr, Ptr, Ptr}},
	{Name: "hpf_layout_pop", Params: []Kind{Ptr, Ptr}},
	{Name: "hpf_redistribute", Params: []Kind{Ptr, Ptr, Ptr, Ptr, Ptr, I64, Ptr}},
	{Name: "hpf_layout_anew", Params: []Kind{Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, I64, Ptr}},
	{Name: "hpf_layout_span", Params: []Kind{Ptr, I64, Ptr}},
	{Name: "hpf_multi_tiles", Params: []Kind{Ptr, I64, Ptr, Ptr, Ptr}},
	{Name: "hpf_multi_owns", Result: I32, Params: []Kind{Ptr, Ptr}},
	{Name: "hpf_multi_shift", Result: I64, Params: []Kind{Ptr, Ptr}},
	{Name: "hpf_multi_shift_of", Result: I64, Params: []Kind{Ptr, Ptr}},
	{Name: "hpf_array_create", Params: []Kind{Ptr, Ptr}},
	{Name: "hpf_array_destroy", Params: []Kind{Ptr}},
	{Name: "hpf_borrow", Result: I32, Params: []Kind{Ptr, Ptr, I64}},
	{Name: "hpf_give_back", Params: []Kind{Ptr, I64}},
	{Name: "hpf_exchange_run", Params: []Kind{Ptr, Ptr, I32}},
	{Name: "hpf_exchange_receive", Params: []Kind{Ptr, Ptr, I32}},
	{Name: "hpf_exchange_send", Params: []Kind{Ptr, Ptr, I32}},
	{Name: "hpf_exchange_begin", Params: []Kind{Ptr, Ptr, I32}},
	{Name: "hpf_exchange_end", Params: []Kind{Ptr, Ptr, I32}},
	{Name: "hpf_indirect_same", Result: I32, Params: []Kind{Ptr, I64, Ptr}},
	{Name: "hpf_indirect_begin", Params: []Kind{Ptr}},
	{Name: "hpf_indirect_home", Params: []Kind{Ptr, Ptr, Ptr}},
	{Name: "hpf_indirect_note", Params: []Kind{Ptr, Ptr}},
	{Name: "hpf_indirect_end", Params: []Kind{Ptr}},
	{Name: "hpf_indirect_gather", Params: []Kind{Ptr}},
	{Name: "hpf_indirect_made", Params: []Kind{Ptr}, Result: I32},
	{Name: "hpf_indirect_renew", Params: []Kind{Ptr}},
	{Name: "hpf_indirect_clear", Params: []Kind{Ptr, Ptr}},
	{Name: "hpf_indirect_scatter", Params: []Kind{Ptr, I32, I32}},
	{Name: "hpf_put_begin", Params: []Kind{Ptr}},
	{Name: "hpf_put_note", Params: []Kind{Ptr, Ptr, Ptr}},
	{Name: "hpf_put_end", Params: []Kind{Ptr}},
	{Name: "hpf_combine", Params: []Kind{Ptr, Ptr, Ptr, I32, I32, I32}},
	{Name: "hpf_fetch", Params: []Kind{Ptr, Ptr, Ptr, Ptr}},
	{Name: "hpf_share", Params: []Kind{Ptr, Ptr, Ptr, I64, Ptr}},
	{Name: "hpf_gather", Params: []Kind{Ptr, Ptr, Ptr, Ptr, Ptr, Ptr}},
	{Name: "hpf_scatter", Params: []Kind{Ptr, Ptr, Ptr, Ptr, Ptr, Ptr}},
	{Name: "hpf_reduce", Params: []Kind{Ptr, I32, I32, I32, Ptr}},
	{Name: "hpf_reduce_array", Params: []Kind{Ptr, I32, Ptr, Ptr, I32, I32, Ptr}},
	{Name: "hpf_locate", Params: []Kind{Ptr, I32, I32, I32, I32, I32, Ptr}},
	{Name: "hpf_fail", Params: []Kind{Ptr, Ptr}, NoReturn: true},
	{Name: "hpf_fail_bounds", Params: []Kind{Ptr, Ptr, I32, I64, I64, I64}, NoReturn: true},
	{Name: "hpf_fail_undefined", Params: []Kind{Ptr, Ptr, I32, Ptr}, NoReturn: true},
	{Name: "hpf_fail_substring", Params: []Kind{Ptr, Ptr, I64, I64, I64}, NoReturn: true},
	{Name: "hpf_loop_begin", Params: []Kind{Ptr, Ptr}},
	{Name: "hpf_loop_iteration", Params: []Kind{I64}},
	{Name: "hpf_loop_access", Params: []Kind{Ptr, I32, Ptr, I32, I64, Ptr}},
	{Name: "hpf_loop_new", Params: []Kind{Ptr, I32, Ptr, I32, I32, Ptr}},
	{Name: "hpf_loop_end", Params: []Kind{I32}},
	{Name: "hpf_text_reserve", Result: Ptr, Params: []Kind{Ptr, Ptr, I64, Ptr}},
	{Name: "hpf_text_assign", Params: []Kind{I32, Ptr, I64, I32, Ptr, I64}},
	{Name: "hpf_quiet_stop"},
	{Name: "hpf_stop", Params: []Kind{I32, I32}, NoReturn: true},
	{Name: "hpf_stop_text", Params: []Kind{Ptr, I64}, NoReturn: true},
	{Name: "hpf_error_stop", Params: []Kind{I32, I32}, NoReturn: true},
	{Name: "hpf_error_stop_text", Params: []Kind{Ptr, I64}, NoReturn: true},
	{Name: "hpf_cleared_memory", Result: Ptr, Params: []Kind{I64, I64}, Fresh: true},
	{Name: "hpf_memory", Result: Ptr, Params: []Kind{I64}, Fresh: true},
	{Name: "hpf_closure", Result: Ptr, Params: []Kind{Ptr, Ptr}},
	{Name: "hpf_main_begin", Params: []Kind{I32, Ptr}},
	{Name: "hpf_library_checks"},
	{Name: "hpf_main_end"},
	{Name: "hpf_clock", Params: []Kind{Ptr, I32}},
	{Name: "hpf_io_begin", Params: []Kind{I32, I32, Ptr}},
	{Name: "hpf_io_number", Params: []Kind{Ptr, I64}},
	{Name: "hpf_io_text", Params: []Kind{Ptr, Ptr, I64}},
	{Name: "hpf_io_result", Params: []Kind{Ptr, Ptr, I64}},
	{Name: "hpf_io_handle", Params: []Kind{Ptr}},
	{Name: "hpf_io_list_directed"},
	{Name: "hpf_io_internal", Params: []Kind{Ptr, I64, I32, Ptr}},
	{Name: "hpf_io_member", Params: []Kind{Ptr, Ptr, I32, I32, I64, I32}},
	{Name: "hpf_io_member_dim", Params: []Kind{I32, I32, I64, I64, I64}},
	{Name: "hpf_io_start"},
	{Name: "hpf_io_item", Params: []Kind{I32, I32, Ptr, I64}},
	{Name: "hpf_io_array", Params: []Kind{Ptr, I32}},
	{Name: "hpf_io_mapped", Params: []Kind{Ptr, Ptr, Ptr, Ptr, I32, I32}},
	{Name: "hpf_io_defined", Params: []Kind{Ptr, Ptr, Ptr, I64, Ptr, Ptr, Ptr, Ptr, Ptr, I64}},
	{Name: "hpf_io_defined_end", Params: []Kind{Ptr, Ptr, I64}},
	{Name: "hpf_io_end", Result: I32},
	{Name: "hpf_io_share", Params: []Kind{Ptr, I64, Ptr}},
	{Name: "hpf_alone", Params: []Kind{I32}},
	{Name: "hpf_cpu_time", Result: F64},
	{Name: "hpf_system_clock", Params: []Kind{Ptr, Ptr, Ptr, I32}},
	{Name: "hpf_command_argument", Params: []Kind{I32, Ptr, I64, Ptr, Ptr}},
	{Name: "hpf_command_argument_count", Result: I32},
	{Name: "hpf_message_cost", Result: I64},
	{Name: "hpf_get_command", Params: []Kind{Ptr, I64, Ptr, Ptr}},
	{Name: "hpf_environment", Params: []Kind{Ptr, I64, Ptr, I64, Ptr, Ptr, Ptr}},
	{Name: "hpf_date_and_time", Params: []Kind{Ptr, I64, Ptr, I64, Ptr, I64, Ptr}},
	{Name: "hpf_random4", Params: []Kind{Ptr}},
	{Name: "hpf_random8", Params: []Kind{Ptr}},
	{Name: "hpf_random10", Params: []Kind{Ptr}},
	{Name: "hpf_random16", Params: []Kind{Ptr}},
	{Name: "hpf_random_array", Params: []Kind{Ptr}},
	{Name: "hpf_random_block", Params: []Kind{Ptr, I64, I64}},
	{Name: "hpf_random_seed", Params: []Kind{Ptr, Ptr, Ptr}},
	{Name: "hpf_etime", Params: []Kind{Ptr, Ptr}},
	{Name: "hpf_dtime", Params: []Kind{Ptr, Ptr}},
	{Name: "hpf_second", Params: []Kind{Ptr}},
	{Name: "hpf_exit", Params: []Kind{Ptr}},
	{Name: "hpf_abort"},
	{Name: "hpf_execute", Params: []Kind{Ptr, I64, Ptr, Ptr, Ptr, Ptr, I64}},
	{Name: "hpf_random_init", Params: []Kind{Ptr, Ptr}},
	{Name: "hpf_system", Params: []Kind{Ptr, I64, Ptr}},
	{Name: "hpf_unlink", Params: []Kind{Ptr, I64, Ptr}},
	{Name: "hpf_rename", Params: []Kind{Ptr, I64, Ptr, I64, Ptr}},
	{Name: "hpf_chdir", Params: []Kind{Ptr, I64, Ptr}},
	{Name: "hpf_chmod", Params: []Kind{Ptr, I64, Ptr, I64, Ptr}},
	{Name: "hpf_access", Params: []Kind{Ptr, I64, Ptr, I64, Ptr}},
	{Name: "hpf_getcwd", Params: []Kind{Ptr, I64, Ptr}},
	{Name: "hpf_sleep", Params: []Kind{Ptr}},
	{Name: "hpf_itime", Params: []Kind{Ptr}},
	{Name: "hpf_idate", Params: []Kind{Ptr}},
	{Name: "hpf_srand", Params: []Kind{Ptr}},
	{Name: "hpf_open_grid", Params: []Kind{Ptr, Ptr, Ptr}},
	{Name: "hpf_library", Params: []Kind{Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr}},
	{Name: "hpf_rand", Params: []Kind{Ptr, Ptr}},
	{Name: "hpf_irand", Params: []Kind{Ptr, Ptr}},
	{Name: "hpf_ftell", Params: []Kind{Ptr, Ptr}},
	{Name: "hpf_fgetc", Params: []Kind{Ptr, Ptr, I64, Ptr}},
	{Name: "hpf_fputc", Params: []Kind{Ptr, Ptr, I64, Ptr}},
	{Name: "hpf_secnds", Params: []Kind{Ptr, Ptr}},
	{Name: "hpf_time", Params: []Kind{Ptr}},
	{Name: "hpf_time8", Params: []Kind{Ptr}},
	{Name: "hpf_mclock", Params: []Kind{Ptr}},
	{Name: "hpf_mclock8", Params: []Kind{Ptr}},
	{Name: "hpf_getpid", Params: []Kind{Ptr}},
	{Name: "hpf_getuid", Params: []Kind{Ptr}},
	{Name: "hpf_getgid", Params: []Kind{Ptr}},
	{Name: "hpf_ierrno", Params: []Kind{Ptr}},
	{Name: "hpf_hostnm", Params: []Kind{Ptr, I64, Ptr}},
	{Name: "hpf_getlog", Params: []Kind{Ptr, I64}},
	{Name: "hpf_fdate", Params: []Kind{Ptr, I64}},
	{Name: "hpf_isatty", Params: []Kind{Ptr, Ptr}},
	{Name: "hpf_ltime", Params: []Kind{Ptr, Ptr}},
	{Name: "hpf_gmtime", Params: []Kind{Ptr, Ptr}},
	{Name: "hpf_fseek", Params: []Kind{Ptr, Ptr, Ptr, Ptr}},
	{Name: "hpf_backtrace"},
	{Name: "hpf_stat", Params: []Kind{Ptr, I64, Ptr, Ptr}},
	{Name: "hpf_lstat", Params: []Kind{Ptr, I64, Ptr, Ptr}},
	{Name: "hpf_fstat", Params: []Kind{Ptr, Ptr, Ptr}},
	{Name: "hpf_malloc", Params: []Kind{Ptr, Ptr}},
	{Name: "hpf_free", Params: []Kind{Ptr}},
	{Name: "hpf_complex_sqrt", Params: []Kind{I32, Ptr}},
	{Name: "hpf_complex_exp", Params: []Kind{I32, Ptr}},
	{Name: "hpf_complex_log", Params: []Kind{I32, Ptr}},
	{Name: "hpf_complex_sin", Params: []Kind{I32, Ptr}},
	{Name: "hpf_complex_cos", Params: []Kind{I32, Ptr}},
	{Name: "hpf_complex_tan", Params: []Kind{I32, Ptr}},
	{Name: "hpf_complex_asin", Params: []Kind{I32, Ptr}},
	{Name: "hpf_complex_acos", Params: []Kind{I32, Ptr}},
	{Name: "hpf_complex_atan", Params: []Kind{I32, Ptr}},
	{Name: "hpf_complex_sinh", Params: []Kind{I32, Ptr}},
	{Name: "hpf_complex_cosh", Params: []Kind{I32, Ptr}},
	{Name: "hpf_complex_tanh", Params: []Kind{I32, Ptr}},
	{Name: "hpf_complex_asinh", Params: []Kind{I32, Ptr}},
	{Name: "hpf_complex_acosh", Params: []Kind{I32, Ptr}},
	{Name: "hpf_complex_atanh", Params: []Kind{I32, Ptr}},
	{Name: "hpf_complex_pow", Params: []Kind{I32, Ptr}},
	{Name: "hpf_complex_powi", Params: []Kind{I32, Ptr}},
}

// Sections is the type that hpf.h calls hpf_sections: the functions that the compiler makes for exchanges.
var Sections = Func{Name: "hpf_sections", Result: I32, Params: []Kind{I32, Ptr, Ptr, Ptr, Ptr, Ptr}}

// Pos is struct hpf_pos.
var Pos = Struct{"hpf_pos", []Field{
	{"file", Ptr, 1},
	{"line", I32, 1},
	{"column", I32, 1},
	{"text", Ptr, 1},
}}

// Layout is struct hpf_layout.
var Layout = Struct{"hpf_layout", []Field{
	{"rank", I64, 1},
	{"lb", I64, GridMax},
	{"ub", I64, GridMax},
	{"fixed", I64, GridMax},
	{"format", I64, GridMax},
	{"size", I64, GridMax},
	{"name", Ptr, 1},
	{"grid", I64, GridMax},
	{"block", I64, GridMax},
	{"start", I64, GridMax},
	{"last", I64, GridMax},
	{"period", I64, GridMax},
	{"own_period", I64, GridMax},
	{"most", I64, GridMax},
	{"sizes", Ptr, GridMax},
	{"first", Ptr, GridMax},
	{"version", I64, 1},
	{"parts", I64, 1},
	{"owner", Ptr, 1},
	{"slot", Ptr, 1},
	{"part", Ptr, 1},
	{"own", Ptr, 1},
}}

// Array is struct hpf_array.
var Array = Struct{"hpf_array", []Field{
	{"layout", Ptr, 1},
	{"name", Ptr, 1},
	{"rank", I64, 1},
	{"elem_bytes", I64, 1},
	{"lo", I64, RankMax},
	{"hi", I64, RankMax},
	{"dist", I64, RankMax},
	{"offset", I64, RankMax},
	{"align", I64, RankMax},
	{"held", I64, GridMax},
	{"cell", I64, GridMax},
	{"shadow_lo", I64, RankMax},
	{"shadow_hi", I64, RankMax},
	{"buffer", I64, 1},
	{"stride", I64, RankMax},
	{"store_lo", I64, RankMax},
	{"slot_step", I64, RankMax},
	{"origin", Ptr, 1},
	{"base", Ptr, 1},
	{"bytes", I64, 1},
	{"extent", I64, RankMax},
	{"own", Ptr, 1},
}}

// Exchange is struct hpf_exchange; its first four fields are struct hpf_pos.
var Exchange = Struct{"hpf_exchange", append(append([]Field{}, Pos.Fields...), []Field{
	{"label", Ptr, 1},
	{"id", I64, 1},
	{"array", Ptr, 1},
	{"into", Ptr, 1},
	{"sections", Ptr, 1},
	{"pieces", I64, 1},
	{"nparams", I64, 1},
	{"nlayouts", I64, 1},
	{"layouts", Ptr, 1},
	{"tiles", Ptr, 1},
	{"slab", I64, 1},
	{"schedule", Ptr, 1},
}...)}

// Indirect is struct hpf_indirect; its first four fields are struct hpf_pos.
var Indirect = Struct{"hpf_indirect", append(append([]Field{}, Pos.Fields...), []Field{
	{"array", Ptr, 1},
	{"state", Ptr, 1},
}...)}

// Structs lists the structs in the order of the header.
var Structs = []Struct{Pos, Layout, Array, Exchange, Indirect}

// Lookup finds a function by name.
func Lookup(name string) (Func, bool) {
	for _, table := range [][]Func{Funcs, MappingFuncs} {
		for _, f := range table {
			if f.Name == name {
				return f, true
			}
		}
	}
	return Func{}, false
}

// FieldIndex is the position of a field in the struct, or -1.
func (s Struct) FieldIndex(name string) int {
	for i, f := range s.Fields {
		if f.Name == name {
			return i
		}
	}
	return -1
}
