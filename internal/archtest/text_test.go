package archtest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"strings"
	"testing"
)

// printers give the text of expressions, in which conversions and other things that matter are not seen.
var printers = map[string]bool{"ExprString": true, "dumpText": true}

// TestNoTextCompared holds decisions to ir.Equal and ir.ExprMap: two expressions with the same text may differ.
func TestNoTextCompared(t *testing.T) {
	for _, file := range goFiles(t) {
		if strings.HasSuffix(file, "_test.go") || strings.HasPrefix(file, "parse/") || file == "ir/equal.go" {
			continue
		}
		set := token.NewFileSet()
		tree, err := parser.ParseFile(set, root+file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range tree.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Body != nil {
				for _, pos := range textDecisions(f.Body) {
					t.Errorf("%s: the text of an expression is compared or is a key: use ir.Equal, ir.ExprMap or ir.ExprSet", set.Position(pos))
				}
			}
		}
	}
}

// textDecisions finds where printed text, or a variable that holds some, is compared or chooses an entry of a map.
func textDecisions(body *ast.BlockStmt) []token.Pos {
	texts := map[string]bool{}
	ast.Inspect(body, func(n ast.Node) bool {
		if a, ok := n.(*ast.AssignStmt); ok && len(a.Lhs) == len(a.Rhs) {
			for i, x := range a.Rhs {
				if id, ok := a.Lhs[i].(*ast.Ident); ok && isPrinted(x, nil) {
					texts[id.Name] = true
				}
			}
		}
		return true
	})
	var found []token.Pos
	ast.Inspect(body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BinaryExpr:
			if (n.Op == token.EQL || n.Op == token.NEQ) && (isPrinted(n.X, texts) || isPrinted(n.Y, texts)) {
				found = append(found, n.Pos())
			}
		case *ast.IndexExpr:
			if isPrinted(n.Index, texts) {
				found = append(found, n.Pos())
			}
		}
		return true
	})
	return found
}

// isPrinted reports whether x is the text of an expression or one of the variables that hold some.
func isPrinted(x ast.Expr, texts map[string]bool) bool {
	switch x := x.(type) {
	case *ast.Ident:
		return texts[x.Name]
	case *ast.CallExpr:
		switch f := x.Fun.(type) {
		case *ast.Ident:
			return printers[f.Name]
		case *ast.SelectorExpr:
			return printers[f.Sel.Name]
		}
	}
	return false
}

func TestTextDecisions(t *testing.T) {
	for _, c := range []struct {
		body string
		want int
	}{
		{"return ExprString(a) == ExprString(b)", 1},
		{"key := ir.ExprString(a); if !seen[key] { seen[key] = true }", 2},
		{"s := ExprString(a); fmt.Println(s)", 0},
		{"return m[ExprString(a)]", 1},
		{"return ir.Equal(a, b)", 0},
	} {
		tree, err := parser.ParseFile(token.NewFileSet(), "x.go", "package x\nfunc f() {"+c.body+"}", 0)
		if err != nil {
			t.Fatal(err)
		}
		if got := len(textDecisions(tree.Decls[0].(*ast.FuncDecl).Body)); got != c.want {
			t.Errorf("%s: %d decisions, want %d", c.body, got, c.want)
		}
	}
}
