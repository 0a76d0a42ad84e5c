package partition

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/lower"
	"dhpfgo/parse"
	"dhpfgo/sem"
	"dhpfgo/specialise"
)

// TestReplaceAlone checks that Node.Replace is the only function that gives a node another statement: the index and memo
// rest on it.
func TestReplaceAlone(t *testing.T) {
	files, _ := filepath.Glob("*/*.go")
	here, _ := filepath.Glob("*.go")
	for _, name := range append(files, here...) {
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Name.Name != "Replace" && setsStatement(fn) {
				t.Errorf("%s: %s sets the statement of a node; it must call Replace", name, fn.Name.Name)
			}
		}
	}
}

func setsStatement(fn *ast.FuncDecl) bool {
	found := false
	ast.Inspect(fn, func(n ast.Node) bool {
		if a, ok := n.(*ast.AssignStmt); ok {
			for _, x := range a.Lhs {
				s, ok := x.(*ast.SelectorExpr)
				found = found || ok && (s.Sel.Name == "Stmt" || s.Sel.Name == "stmt")
			}
		}
		return true
	})
	return found
}

// TestIndexStaysTrue compares what the passes remember of each statement with the statement when they are done: none may be
// changed in place.
func TestIndexStaysTrue(t *testing.T) {
	files, _ := filepath.Glob("../testdata/hpf/*.hpf")
	compared := 0
	for i, name := range files {
		if i%4 != 0 { // for time
			continue
		}
		for _, u := range analysedUnits(t, name) {
			n, err := u.Space.Verify()
			compared += n
			if err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
	}
	if compared < 500 {
		t.Errorf("only %d statements", compared)
	}
}

// analysedUnits are the units of a program after the passes.
func analysedUnits(t *testing.T, name string) []*unit {
	t.Helper()
	source, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	var bag diag.Bag
	prog := sem.Check(parse.Parse(diag.NewFile(name, source), &bag), lower.Now{}, &bag)
	if bag.HasErrors() {
		t.Fatalf("%s does not compile", name)
	}
	specialise.All(prog, specialise.Options{}, &bag)
	_, why := BuildWith(prog, Options{Explain: true}, &bag)
	if why == nil || bag.HasErrors() {
		var text strings.Builder
		bag.Print(&text, diag.Options{})
		t.Fatalf("%s is refused: %s", name, text.String())
	}
	return why.analysed
}
