package library_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/internal/golden"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/library"
)

var (
	none    = library.Argument{}
	integer = library.Argument{Type: ir.Int4}
	logical = library.Argument{Type: ir.Type{Base: ir.Logical, Kind: 4}}
	reals   = library.Argument{Type: ir.Real8, Rank: 1}
	plane   = library.Argument{Type: ir.Int4, Rank: 2}
	mask    = library.Argument{Type: logical.Type, Rank: 1}
)

// TestText writes a function of each kind: with and without the arguments that may be left out.
func TestText(t *testing.T) {
	var all strings.Builder
	for _, c := range []struct {
		function string
		args     []library.Argument
	}{
		{"sum_scatter", []library.Argument{reals, reals, {Type: ir.Int4, Rank: 1}}},
		{"sum_scatter", []library.Argument{plane, {Type: ir.Int4, Rank: 1}, plane, {Type: logical.Type, Rank: 2}}},
		{"all_scatter", []library.Argument{mask, mask, {Type: ir.Int4, Rank: 1}}},
		{"maxval_prefix", []library.Argument{reals, none, none, none, none}},
		{"count_suffix", []library.Argument{mask, integer, mask, logical}},
		{"sum_suffix", []library.Argument{plane, integer, logical, none, none}},
		{"copy_prefix", []library.Argument{reals, none, mask}},
		{"sort_down", []library.Argument{reals, none}},
		{"grade_up", []library.Argument{plane, none}},
		{"grade_up", []library.Argument{plane, integer}},
	} {
		text, name := library.Text(c.function, c.args)
		fmt.Fprintf(&all, "%s %v: %s\n%s\n", c.function, c.args, name, text)
		bag := &diag.Bag{}
		if f := parse.Parse(diag.NewFile("text.f90", []byte(text)), bag); bag.HasErrors() || len(f.Units) != 1 || f.Units[0].Name != name {
			t.Errorf("%s: %v\n%s", name, bag.All(), text)
		}
	}
	golden.Compare(t, "testdata/text.txt", all.String())
}

// TestNoText: what has no such function, by type, rank or number of arguments.
func TestNoText(t *testing.T) {
	for function, args := range map[string][]library.Argument{
		"sum_prefix":     {mask, none, none, none, none},
		"maxval_suffix":  {{Type: ir.Type{Base: ir.Complex, Kind: 8}, Rank: 1}, none, none, none, none},
		"all_scatter":    {reals, reals, {Type: ir.Int4, Rank: 1}},
		"sum_scatter":    {reals, reals},
		"iall_scatter":   {plane, {Type: ir.Int8, Rank: 2}, plane, plane},
		"sum_suffix":     {reals, {Type: ir.Real8}, none, none, none},
		"product_prefix": {reals, none, {Type: logical.Type, Rank: 2}, none, none},
		"sort_up":        {mask, none},
		"grade_down":     {reals, reals},
		"copy_prefix":    {{Type: ir.Real8}, none, none},
		"iany_prefix":    nil,
	} {
		if text, _ := library.Text(function, args); text != "" {
			t.Errorf("%s %v:\n%s", function, args, text)
		}
	}
}

// TestArguments: every function has a name, and the order of its arguments.
func TestArguments(t *testing.T) {
	if len(library.Functions) != 4+12*3 || !slices.IsSorted(library.Functions) {
		t.Errorf("%d functions: %v", len(library.Functions), library.Functions)
	}
	for function, want := range map[string]string{
		"sum_scatter": "", "sum_prefix": "array dim mask segment exclusive", "any_suffix": "mask dim segment exclusive",
		"copy_suffix": "array dim segment", "sort_up": "array dim",
	} {
		if got := strings.Join(library.Arguments(function), " "); got != want {
			t.Errorf("%s(%s), want (%s)", function, got, want)
		}
	}
}
