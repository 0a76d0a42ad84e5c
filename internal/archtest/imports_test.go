package archtest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"strconv"
	"strings"
	"testing"
)

// rules says what each package may import besides the standard library: packages of this module, and modules with all
// that lies below them. Do not edit it to make a build pass: an edit is a design change (docs/architecture.md).
var rules = map[string]string{
	"diag":                     "",
	"diag/explain":             "diag",
	"sets":                     "sets/internal/barvinok",
	"sets/internal/barvinok":   "",
	"sets/pw":                  "sets",
	"sets/flow":                "sets",
	"internal/archtest":        "",
	"internal/archtest/stats":  "",
	"internal/elementary":      "",
	"internal/mutate":          "",
	"internal/mutate/programs": "internal/levels internal/mutate/switches",
	"internal/mutate/switches": "",
	"internal/pace":            "",
	"internal/progen":          "",
	"internal/inject":          "diag parse",
	"object":                   "diag parse object/gmod sem/tree",
	"object/gmod":              "",
	"intrinsic":                "diag parse",
	"pgasrt/abi":               "",
	"pgasrt/fortran":           "",
	"pgasrt/export":            "pgasrt pgasrt/fortran",
	"parse":                    "diag github.com/alecthomas/participle/v2",
	"pipeline/pass":            "",
	"specialise":               "diag ir pipeline/pass specialise/affine specialise/aggregate specialise/beside specialise/clocks specialise/moved specialise/returns specialise/slips specialise/terms specialise/webs specialise/windows",
	"specialise/affine":        "diag ir",
	"specialise/aggregate":     "diag ir",
	"specialise/clocks":        "ir specialise/affine",
	"specialise/terms":         "ir specialise/affine",
	"specialise/returns":       "ir",
	"specialise/beside":        "ir",
	"specialise/moved":         "ir",
	"specialise/slips":         "diag ir",
	"specialise/windows":       "ir",
	"specialise/webs":          "ir",
	"pipeline":                 "diag ir ir/saved lower parse sem specialise partition partition/spmd node codegen pipeline/pass sem/tree",
	"ir/number":                "",
	"ir":                       "diag ir/number",
	"ir/saved":                 "diag ir",
	"ir/shapes":                "diag ir",
	"ir/elements":              "diag ir ir/shapes",
	"lower":                    "diag ir ir/elements ir/shapes lower/direct",
	"lower/direct":             "diag ir ir/elements",
	"sem/anyrank":              "diag parse sem/tree",
	"sem/apart":                "diag parse sem/tree",
	"sem/storage":              "diag ir parse sem/names sem/scan",
	"sem/arguments":            "diag ir parse sem/names",
	"sem/submodule":            "parse",
	"sem/jumps":                "diag ir parse sem/tree",
	"sem/edits":                "",
	"sem/interpret":            "diag ir",
	"sem/mapinfo":              "diag ir sem/mapping sem/names",
	"sem/library":              "ir",
	"sem/mapping":              "diag ir parse sem/names sem/whole",
	"sem/names":                "diag ir parse",
	"sem/scan":                 "diag parse sem/tree",
	"sem/tree":                 "diag parse",
	"sem/transforms":           "diag ir ir/elements ir/shapes",
	"sem/standard":             "parse",
	"sem/uses":                 "diag parse sem/scan sem/tree",
	"sem/versions":             "diag ir sem/mapping sem/names sem/whole",
	"sem/whole":                "diag",
	"sem/onentry":              "parse sem/tree",
	"sem/turns":                "parse sem/tree",
	"sem":                      "sem/anyrank sem/apart sem/arguments sem/edits sem/interpret sem/jumps sem/library sem/mapinfo sem/mapping sem/names sem/onentry sem/scan sem/standard sem/storage sem/submodule sem/transforms sem/tree sem/turns sem/uses sem/versions sem/whole diag intrinsic ir ir/elements ir/number ir/shapes parse pipeline/pass",
	"plan":                     "diag sets",
	"advise":                   "diag ir parse",
	"lsp":                      "diag parse github.com/sourcegraph/jsonrpc2",
	"predict":                  "plan gonum.org/v1/gonum",
	"profile":                  "predict",
	"variant":                  "diag parse",
	"partition/spmd":           "diag ir",
	"partition/compute":        "diag ir sets partition/depend partition/reason partition/space partition/spmd partition/tree",
	"partition/comm":           "diag ir sets partition/compute partition/depend partition/emit partition/reason partition/space partition/spmd partition/tree",
	"partition/explain":        "diag ir sets plan partition/arrayflow partition/comm partition/compute partition/emit partition/reason partition/space partition/spmd partition/tree",
	"partition/emit":           "diag ir sets partition/compute partition/reason partition/space partition/spmd partition/tree",
	"partition/expand":         "diag ir partition/arrayflow partition/reason",
	"partition/turned":         "diag ir sets partition/arrayflow partition/tree",
	"partition/tree":           "diag ir partition/arrayflow",
	"partition/reason":         "diag",
	"partition/space":          "diag ir sets partition/tree",
	"partition/reuse":          "ir partition/spmd",
	"partition/inplace":        "ir partition/spmd",
	"partition/tally":          "diag ir sets partition/space partition/spmd plan",
	"partition/oracle":         "ir sets partition/space partition/spmd partition/tree plan",
	"partition/tuples":         "ir",
	"partition/depend":         "diag ir sets partition/reason partition/space partition/tree",
	"partition":                "partition/spmd partition/arrayflow partition/tree partition/space partition/compute partition/depend partition/emit partition/expand partition/oracle partition/tally partition/comm partition/explain partition/reuse partition/inplace partition/tuples partition/turned diag ir sets plan pipeline/pass gonum.org/v1/gonum",
	"node/exchange":            "ir",
	"node/guards":              "ir",
	"node":                     "diag ir sets node/exchange node/guards partition/spmd pipeline/pass",
	"codegen":                  "diag ir partition/spmd llopt codegen/build codegen/convention codegen/derived codegen/eval codegen/shortcalls codegen/message codegen/module codegen/pointer codegen/storage pgasrt/abi github.com/llir/llvm",
	"codegen/shortcalls":       "ir",
	"codegen/message":          "diag ir llopt partition/spmd codegen/build codegen/eval codegen/module codegen/storage pgasrt/abi github.com/llir/llvm",
	"codegen/pointer":          "ir partition/spmd codegen/build codegen/derived codegen/eval codegen/storage github.com/llir/llvm",
	"codegen/eval":             "diag ir partition/spmd codegen/arith codegen/build codegen/convention codegen/derived codegen/module codegen/storage pgasrt/abi github.com/llir/llvm",
	"codegen/storage":          "diag ir partition/spmd codegen/build codegen/convention codegen/debug codegen/derived codegen/module pgasrt/abi github.com/llir/llvm",
	"codegen/derived":          "ir codegen/build codegen/module github.com/llir/llvm",
	"codegen/module":           "diag ir partition/spmd codegen/build pgasrt/abi github.com/llir/llvm",
	"codegen/arith":            "diag ir ir/number codegen/build codegen/module github.com/llir/llvm",
	"codegen/convention":       "ir codegen/build github.com/llir/llvm",
	"codegen/build":            "diag ir ir/number github.com/llir/llvm",
	"partition/arrayflow":      "ir sets",
	"codegen/debug":            "diag ir github.com/llir/llvm",
	"llopt":                    "github.com/llir/llvm",
	"pgasrt":                   "pgasrt/abi golang.org/x/sys",
	"cmd/dhpfgo":               "diag diag/explain ir ir/saved object parse sem sets specialise partition plan advise lsp predict profile variant node codegen pipeline pipeline/pass pgasrt github.com/alecthomas/kong",
	"bench":                    "",
	"bench/pgas":               "pgasrt",
	"bench/hpf":                "",
	"bench/node":               "",
	"bench/sets":               "",
	"internal/irgen":           "",
	"internal/back":            "ir",
	"internal/golden":          "diag internal/golden/update ir lower parse sem github.com/google/go-cmp",
	"internal/golden/update":   "",
	"internal/semtest":         "diag ir ir/elements parse sem/names",
	"internal/levels":          "diag internal/golden internal/golden/update internal/misprint parse pipeline plan github.com/google/go-cmp github.com/rogpeppe/go-internal",
	"internal/misprint":        "diag parse",
}

func TestImports(t *testing.T) {
	for _, file := range goFiles(t) {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		rule, known := rules[path.Dir(file)]
		if !known {
			t.Errorf("%s: package %s has no import rule", file, path.Dir(file))
			continue
		}
		tree, err := parser.ParseFile(token.NewFileSet(), root+file, nil, parser.ImportsOnly)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range importsOf(tree) {
			if !allowed(name, strings.Fields(rule)) {
				t.Errorf("%s: package %s must not import %s", file, path.Dir(file), name)
			}
		}
	}
}

func importsOf(tree *ast.File) []string {
	var names []string
	for _, spec := range tree.Imports {
		name, err := strconv.Unquote(spec.Path.Value)
		if err == nil {
			names = append(names, name)
		}
	}
	return names
}

// allowed takes the standard library, whose paths have no dot in their first part, for granted.
func allowed(name string, rule []string) bool {
	first, _, _ := strings.Cut(name, "/")
	ours, isOurs := strings.CutPrefix(name, module+"/")
	if !isOurs && !strings.Contains(first, ".") {
		return name != "C"
	}
	for _, r := range rule {
		if isOurs && r == ours || !isOurs && (name == r || strings.HasPrefix(name, r+"/")) {
			return true
		}
	}
	return false
}

func TestAllowed(t *testing.T) {
	for _, c := range []struct {
		name, rule string
		want       bool
	}{
		{"fmt", "", true},
		{"go/ast", "", true},
		{"C", "", false},
		{"dhpfgo/diag", "diag", true},
		{"dhpfgo/diag", "sem", false},
		{"dhpfgo/pgasrt", "pgasrt/abi", false},
		{"github.com/llir/llvm/ir/types", "github.com/llir/llvm", true},
		{"github.com/llir/llvmx", "github.com/llir/llvm", false},
		{"github.com/llir/llvm/ir", "diag", false},
	} {
		if got := allowed(c.name, strings.Fields(c.rule)); got != c.want {
			t.Errorf("allowed(%q, %q) = %v", c.name, c.rule, got)
		}
	}
}
