package explain

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const root = "../../"

// reporters are the methods of diag.Bag that take a code as their second argument.
var reporters = map[string]string{"Errorf": "error", "Warnf": "warning", "Remarkf": "remark"}

// TestEveryCodeIsExplained holds the table against the calls that report something: each code has an entry with the severities
// that it is reported with, and no entry is left over.
func TestEveryCodeIsExplained(t *testing.T) {
	used := codesOfTree(t)
	for _, e := range All() {
		got := used[e.Code]
		slices.Sort(got)
		want := slices.Sorted(slices.Values(e.Severities))
		if got = slices.Compact(got); !slices.Equal(got, want) {
			t.Errorf("%s: the table says %v, the calls say %v", e.Code, want, got)
		}
		delete(used, e.Code)
	}
	for code := range used {
		t.Errorf("the code %q has no entry in diag/explain/texts", code)
	}
}

// codesOfTree gives the severities that each code is reported with.
func codesOfTree(t *testing.T) map[string][]string {
	t.Helper()
	used := map[string][]string{}
	eachFile(t, func(tree *ast.File) { collect(tree, used) })
	if len(used) == 0 {
		t.Fatal("no codes were found")
	}
	return used
}

// eachFile visits the compiler's files.
func eachFile(t *testing.T, f func(*ast.File)) {
	t.Helper()
	err := filepath.WalkDir(root, func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			return err
		}
		tree, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err == nil {
			f(tree)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// collect finds the codes in calls of reporters. Where a function hands a code on, it is named by a variable 'code' or a field
// 'code' of a fault of the parser, or is what errorID gives.
func collect(tree *ast.File, used map[string][]string) {
	ast.Inspect(tree, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			if f, ok := n.Fun.(*ast.SelectorExpr); ok && reporters[f.Sel.Name] != "" && len(n.Args) > 2 {
				note(used, n.Args[1], reporters[f.Sel.Name])
			}
		case *ast.CompositeLit:
			if t, ok := n.Type.(*ast.SelectorExpr); ok && t.Sel.Name == "ReasonCode" {
				note(used, n.Elts[0].(*ast.KeyValueExpr).Value, "reason")
			}
		case *ast.KeyValueExpr:
			if id, ok := n.Key.(*ast.Ident); ok && id.Name == "code" {
				note(used, n.Value, "error")
			}
		case *ast.AssignStmt:
			if len(n.Lhs) == 1 && len(n.Rhs) == 1 && isCode(n.Lhs[0]) {
				note(used, n.Rhs[0], severityHere(tree))
			}
		case *ast.FuncDecl:
			if n.Name.Name == "errorID" {
				ast.Inspect(n, func(n ast.Node) bool {
					if r, ok := n.(*ast.ReturnStmt); ok {
						note(used, r.Results[0], "error")
					}
					return true
				})
			}
		}
		return true
	})
}

func isCode(x ast.Expr) bool {
	switch x := x.(type) {
	case *ast.Ident:
		return x.Name == "code"
	case *ast.SelectorExpr:
		return x.Sel.Name == "code"
	}
	return false
}

// severityHere is that of the codes in variables: the parser's are errors, those of partition/explain remarks.
func severityHere(tree *ast.File) string {
	if tree.Name.Name == "explain" {
		return "remark"
	}
	return "error"
}

func note(used map[string][]string, x ast.Expr, severity string) {
	if l, ok := x.(*ast.BasicLit); ok && l.Kind == token.STRING {
		if code, err := strconv.Unquote(l.Value); err == nil && code != "" {
			used[code] = append(used[code], severity)
		}
	}
}

func TestEntries(t *testing.T) {
	for _, e := range All() {
		if e.IsReason() {
			if e.Text == "" || e.Rule == "" || e.Remedy == "" || e.Wrong == "" {
				t.Errorf("%s: text, rule, remedy or example is missing", e.Code)
			}
		} else if e.Text == "" || e.Rule == "" || e.NoExample == "" && (e.Wrong == "" || e.Right == "") {
			t.Errorf("%s: text, rule or a program is missing", e.Code)
		}
		if s := e.Summary(); len(s) > 160 {
			t.Errorf("%s: the first sentence has %d characters", e.Code, len(s))
		}
	}
	if e, ok := Find("syntax"); !ok || e.Severities[0] != "error" {
		t.Errorf("syntax: %+v, %v", e, ok)
	}
}

func TestNear(t *testing.T) {
	for _, c := range []struct {
		code string
		want []string
	}{
		{"remaped", []string{"remapped"}},
		{"align-out-of-bound", []string{"align-out-of-bounds", "align", "align-cycle", "out-of-bounds"}},
		{"qqqq", nil},
	} {
		if got := Near(c.code); !slices.Equal(got, c.want) {
			t.Errorf("Near(%q) = %v, want %v", c.code, got, c.want)
		}
	}
}

// TestOneTextForEachReason holds that a code means one thing: where two packages give the same reason, they use the same words.
func TestOneTextForEachReason(t *testing.T) {
	texts := map[string]string{}
	eachFile(t, func(tree *ast.File) {
		ast.Inspect(tree, func(n ast.Node) bool {
			c, ok := n.(*ast.CompositeLit)
			if !ok || len(c.Elts) != 2 {
				return true
			}
			if of, ok := c.Type.(*ast.SelectorExpr); !ok || of.Sel.Name != "ReasonCode" {
				return true
			}
			name, okName := literal(c.Elts[0])
			text, okText := literal(c.Elts[1])
			if okName && okText {
				if before, known := texts[name]; known && before != text {
					t.Errorf("%s: %q and %q", name, before, text)
				}
				texts[name] = text
			}
			return true
		})
	})
	if len(texts) < 50 {
		t.Errorf("only %d reasons were found", len(texts))
	}
}

// literal is the text that a field is set to.
func literal(e ast.Expr) (string, bool) {
	field, ok := e.(*ast.KeyValueExpr)
	if !ok {
		return "", false
	}
	lit, ok := field.Value.(*ast.BasicLit)
	if !ok {
		return "", false
	}
	text, err := strconv.Unquote(lit.Value)
	return text, err == nil
}
