package archtest

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"strings"
	"testing"
)

const (
	maxFileLines     = 600
	maxFunctionLines = 80
)

// exceptions lists files ("sets/set.go") and functions ("sets/set.go:Union") that are longer. It may only shrink: an
// entry that is no longer needed fails the test.
var exceptions = map[string]bool{}

func TestSizes(t *testing.T) {
	over := map[string]int{}
	for _, file := range sourceFiles(t, ".go", ".c", ".h") {
		text := read(t, file)
		if n := bytes.Count(text, []byte("\n")); n > maxFileLines {
			over[file] = n
		}
		if strings.HasSuffix(file, ".go") {
			longFunctions(t, file, over)
		}
	}
	for what, lines := range over {
		if !exceptions[what] {
			t.Errorf("%s has %d lines; files may have %d and functions %d", what, lines, maxFileLines, maxFunctionLines)
		}
	}
	for what := range exceptions {
		if over[what] == 0 {
			t.Errorf("%s is within the limits now: remove it from the exceptions", what)
		}
	}
}

func longFunctions(t *testing.T, file string, over map[string]int) {
	t.Helper()
	set := token.NewFileSet()
	tree, err := parser.ParseFile(set, root+file, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range tree.Decls {
		f, ok := d.(*ast.FuncDecl)
		if !ok {
			continue
		}
		if n := set.Position(f.End()).Line - set.Position(f.Pos()).Line + 1; n > maxFunctionLines {
			over[file+":"+f.Name.Name] = n
		}
	}
}

func read(t *testing.T, file string) []byte {
	t.Helper()
	text, err := os.ReadFile(root + file)
	if err != nil {
		t.Fatal(err)
	}
	return text
}
