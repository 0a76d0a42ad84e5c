package abi

// OpSet is HPF_SET of irregular.h.
const OpSet = 8

// MappingFuncs lists the functions of mapping.h and irregular.h in their order.
var MappingFuncs = []Func{
	{Name: "hpf_mapping_of", Params: []Kind{Ptr, Ptr}},
	{Name: "hpf_mapping_create", Params: []Kind{Ptr, Ptr}},
	{Name: "hpf_mapping_destroy", Params: []Kind{Ptr}},
	{Name: "hpf_mapping_place", Result: I64, Params: []Kind{Ptr, Ptr}},
	{Name: "hpf_mapping_holds", Result: I32, Params: []Kind{Ptr, Ptr}},
	{Name: "hpf_copy_run", Params: []Kind{Ptr, Ptr, Ptr}},
	{Name: "hpf_copy_arrays", Params: []Kind{Ptr, Ptr, Ptr}},
	{Name: "hpf_copy_version", Params: []Kind{Ptr, Ptr, Ptr, Ptr}},
	{Name: "hpf_move_array", Params: []Kind{Ptr, Ptr, Ptr}},
	{Name: "hpf_remap", Params: []Kind{Ptr, Ptr, Ptr}},
	{Name: "hpf_copy_free", Params: []Kind{Ptr}},
	{Name: "hpf_irregular_current", Result: I32, Params: []Kind{Ptr, Ptr, I64}},
	{Name: "hpf_irregular_build", Params: []Kind{Ptr, Ptr, I64, I64, Ptr}},
	{Name: "hpf_irregular_array_current", Result: I32, Params: []Kind{Ptr, Ptr, I64}},
	{Name: "hpf_irregular_array_build", Params: []Kind{Ptr, Ptr, I64, I64, Ptr}},
	{Name: "hpf_irregular_gather", Params: []Kind{Ptr}},
	{Name: "hpf_irregular_clear", Params: []Kind{Ptr, I32, I32}},
	{Name: "hpf_irregular_scatter", Params: []Kind{Ptr, I32, I32}},
	{Name: "hpf_irregular_free", Params: []Kind{Ptr}},
}

// Mapping is struct hpf_mapping.
var Mapping = Struct{"hpf_mapping", []Field{
	{"name", Ptr, 1},
	{"rank", I64, 1},
	{"elem_bytes", I64, 1},
	{"lo", I64, RankMax},
	{"hi", I64, RankMax},
	{"dist", I64, RankMax},
	{"align", I64, RankMax},
	{"offset", I64, RankMax},
	{"grid_rank", I64, 1},
	{"first_rank", I64, 1},
	{"images", I64, GridMax},
	{"rank_stride", I64, GridMax},
	{"lb", I64, GridMax},
	{"ub", I64, GridMax},
	{"block", I64, GridMax},
	{"first", Ptr, GridMax},
	{"replicated", I64, GridMax},
	{"cell", I64, GridMax},
	{"whole", I64, RankMax},
	{"shadow_lo", I64, RankMax},
	{"shadow_hi", I64, RankMax},
	{"stride", I64, RankMax},
	{"tile_stride", I64, RankMax},
	{"multi", Ptr, 1},
	{"slot_stride", I64, 1},
	{"base", Ptr, 1},
}}

// Copy is struct hpf_copy; its first four fields are struct hpf_pos.
var Copy = Struct{"hpf_copy", append(append([]Field{}, Pos.Fields...), []Field{
	{"dims", I64, 1},
	{"count", I64, RankMax},
	{"to_dim", I64, RankMax},
	{"from_dim", I64, RankMax},
	{"to_lo", I64, RankMax},
	{"to_step", I64, RankMax},
	{"from_lo", I64, RankMax},
	{"from_step", I64, RankMax},
	{"plan", Ptr, 1},
}...)}

// Irregular is struct hpf_irregular; its first four fields are struct hpf_pos.
var Irregular = Struct{"hpf_irregular", append(append([]Field{}, Pos.Fields...), []Field{
	{"where", Ptr, 1},
	{"refs", I64, 1},
	{"schedule", Ptr, 1},
}...)}

// MappingStructs lists the structs of mapping.h and irregular.h in their order.
var MappingStructs = []Struct{Mapping, Copy, Irregular}
