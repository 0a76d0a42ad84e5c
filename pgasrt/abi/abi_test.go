package abi

import (
	"os"
	"reflect"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// headerText is headers of hpf without comments.
func headerText(t *testing.T, names ...string) string {
	t.Helper()
	var all strings.Builder
	for _, name := range names {
		text, err := os.ReadFile("../hpf/" + name)
		if err != nil {
			t.Fatal(err)
		}
		all.Write(text)
	}
	return regexp.MustCompile(`(?s)/\*.*?\*/`).ReplaceAllString(all.String(), "")
}

func header(t *testing.T) string { t.Helper(); return headerText(t, "hpf.h") }

func mappingHeaders(t *testing.T) string {
	t.Helper()
	return headerText(t, "mapping.h", "irregular.h")
}

// kindOf is the machine type of a C declaration without initialiser.
func kindOf(declaration string) Kind {
	switch {
	case strings.ContainsAny(declaration, "*") || strings.HasPrefix(declaration, "hpf_sections"):
		return Ptr
	case strings.Contains(declaration, "int64_t"):
		return I64
	case strings.Contains(declaration, "int32_t"), regexp.MustCompile(`^int\b`).MatchString(declaration):
		return I32
	case strings.HasPrefix(declaration, "double"):
		return F64
	}
	return Void
}

func paramsOf(list string) (kinds []Kind) {
	list = strings.TrimSpace(list)
	if list == "void" {
		return nil
	}
	for _, p := range strings.Split(list, ",") {
		kinds = append(kinds, kindOf(strings.TrimSpace(p)))
	}
	return kinds
}

func TestFuncsEqualHeader(t *testing.T) {
	funcsEqual(t, header(t), Funcs)
	funcsEqual(t, mappingHeaders(t), MappingFuncs)
}

func funcsEqual(t *testing.T, text string, table []Func) {
	t.Helper()
	declaration := regexp.MustCompile(`(?m)^(_Noreturn )?(void \*|void |int32_t |int64_t |double )(hpf_\w+)\(([^)]*)\)( __attribute__\(\(malloc\)\))?;`)
	var want []Func
	for _, m := range declaration.FindAllStringSubmatch(text, -1) {
		want = append(want, Func{m[3], kindOf(m[2]), paramsOf(m[4]), m[1] != "", m[5] != ""})
	}
	if !reflect.DeepEqual(want, table) {
		t.Errorf("abi table differs from the header:\nheader %v\ntable  %v", want, table)
	}
}

func TestSectionsEqualsHeader(t *testing.T) {
	m := regexp.MustCompile(`typedef (\w+) \(\*hpf_sections\)\(([^)]*)\)`).FindStringSubmatch(header(t))
	want := Func{Name: "hpf_sections", Result: kindOf(m[1]), Params: paramsOf(m[2])}
	if !reflect.DeepEqual(want, Sections) {
		t.Errorf("header %v, table %v", want, Sections)
	}
}

var limits = map[string]int{"HPF_GRID_MAX": GridMax, "HPF_RANK_MAX": RankMax}

// fieldsOf reads "int64_t lb[HPF_GRID_MAX], ub[HPF_GRID_MAX]" and its like.
func fieldsOf(declaration string) (fields []Field) {
	if strings.HasPrefix(declaration, "struct hpf_pos ") {
		return Pos.Fields
	}
	kind := kindOf(declaration)
	for _, m := range regexp.MustCompile(`(\w+)(?:\[(\w+)\])?(?:,|$)`).FindAllStringSubmatch(declaration, -1) {
		count := 1
		if m[2] != "" {
			count = limits[m[2]]
		}
		fields = append(fields, Field{m[1], kind, count})
	}
	return fields
}

func TestStructsEqualHeader(t *testing.T) {
	structsEqual(t, header(t), Structs)
	structsEqual(t, mappingHeaders(t), MappingStructs)
}

func structsEqual(t *testing.T, text string, table []Struct) {
	t.Helper()
	for _, s := range table {
		m := regexp.MustCompile(`(?s)struct ` + s.Name + ` \{(.*?)\};`).FindStringSubmatch(text)
		if m == nil {
			t.Errorf("%s is not in the header", s.Name)
			continue
		}
		var want []Field
		for _, d := range strings.Split(m[1], ";") {
			if d = strings.TrimSpace(d); d != "" {
				want = append(want, fieldsOf(d)...)
			}
		}
		if !reflect.DeepEqual(want, s.Fields) {
			t.Errorf("%s:\nheader %v\ntable  %v", s.Name, want, s.Fields)
		}
	}
}

func TestCodesEqualHeader(t *testing.T) {
	want := map[string]int{
		"HPF_I4": TypeI4, "HPF_I8": TypeI8, "HPF_R4": TypeR4, "HPF_R8": TypeR8, "HPF_L4": TypeL4,
		"HPF_I16": TypeI16, "HPF_R10": TypeR10, "HPF_R16": TypeR16,
		"HPF_SUM": OpSum, "HPF_PROD": OpProd, "HPF_MIN": OpMin, "HPF_MAX": OpMax,
		"HPF_AND": OpAnd, "HPF_OR": OpOr, "HPF_EQV": OpEqv, "HPF_NEQV": OpNeqv,
		"HPF_GRID_MAX": GridMax, "HPF_RANK_MAX": RankMax, "HPF_SET": OpSet,
		"HPF_BLOCK": FormatBlock, "HPF_CYCLIC": FormatCyclic, "HPF_GEN_BLOCK": FormatGenBlock, "HPF_MULTI": FormatMulti, "HPF_INDIRECT": FormatIndirect, "HPF_TILE": TileElems,
		"HPF_ALIGNED": HeldAligned, "HPF_COPIES": HeldCopies, "HPF_IN_CELL": HeldInCell,
		"HPF_BUFFER_IN_PLACE": BufferInPlace, "HPF_BUFFER_APART": BufferApart,
	}
	got := map[string]int{}
	for _, m := range regexp.MustCompile(`(HPF_[A-Z0-9_]+) = (\d+)`).FindAllStringSubmatch(header(t)+mappingHeaders(t), -1) {
		got[m[1]], _ = strconv.Atoi(m[2])
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("header %v, table %v", got, want)
	}
}

func TestLookup(t *testing.T) {
	if f, ok := Lookup("hpf_reduce"); !ok || len(f.Params) != 5 {
		t.Errorf("hpf_reduce: %v %v", f, ok)
	}
	if _, ok := Lookup("hpf_nothing"); ok {
		t.Error("found a function that does not exist")
	}
	if Layout.FieldIndex("grid") != 7 || Layout.FieldIndex("none") != -1 {
		t.Error("FieldIndex")
	}
}
