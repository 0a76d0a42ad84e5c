package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"strconv"
)

// mutant is a change of one line: text takes the place of the bytes from start to end.
type mutant struct {
	file       string
	line       int
	start, end int
	kind, text string
}

// apply gives the changed source.
func (m mutant) apply(source []byte) []byte {
	return append(append(append([]byte{}, source[:m.start]...), m.text...), source[m.end:]...)
}

// sites collects the mutants of one file.
type sites struct {
	set    *token.FileSet
	source []byte
	file   string
	found  []mutant
}

// mutants lists all changes of a file, in the order of its text.
func mutants(file string, source []byte) ([]mutant, error) {
	set := token.NewFileSet()
	tree, err := parser.ParseFile(set, file, source, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	s := &sites{set: set, source: source, file: file}
	for _, d := range tree.Decls {
		if f, ok := d.(*ast.FuncDecl); ok && f.Body != nil {
			s.function(f.Type, f.Body)
		}
	}
	return s.found, nil
}

func (s *sites) add(kind string, from, to token.Pos, text string) {
	start, end := s.set.Position(from), s.set.Position(to)
	if start.Line == end.Line {
		s.found = append(s.found, mutant{s.file, start.Line, start.Offset, end.Offset, kind, text})
	}
}

func (s *sites) textOf(n ast.Node) string {
	return string(s.source[s.set.Position(n.Pos()).Offset:s.set.Position(n.End()).Offset])
}

func (s *sites) function(t *ast.FuncType, body *ast.BlockStmt) {
	early, ok := s.earlyReturn(t)
	ast.Inspect(body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			s.function(n.Type, n.Body)
			return false
		case *ast.BlockStmt:
			s.statements(n.List, early, ok)
		case *ast.CaseClause:
			s.statements(n.Body, early, ok)
		case *ast.IfStmt:
			s.add("negated condition", n.Cond.Pos(), n.Cond.End(), "!("+s.textOf(n.Cond)+")")
		case *ast.BinaryExpr:
			if other := flipped[n.Op]; other != token.ILLEGAL {
				s.add("other operator", n.OpPos, n.OpPos+token.Pos(len(n.Op.String())), other.String())
			}
		case *ast.BasicLit:
			s.constant(n)
		case *ast.Ident:
			if other := map[string]string{"true": "false", "false": "true"}[n.Name]; other != "" {
				s.add("other constant", n.Pos(), n.End(), other)
			}
		}
		return true
	})
}

// flipped gives the operator that takes the place of one.
var flipped = map[token.Token]token.Token{
	token.EQL: token.NEQ, token.NEQ: token.EQL, token.LSS: token.LEQ, token.LEQ: token.LSS, token.GTR: token.GEQ, token.GEQ: token.GTR,
	token.LAND: token.LOR, token.LOR: token.LAND, token.ADD: token.SUB, token.SUB: token.ADD,
}

// constant makes an integer one larger.
func (s *sites) constant(n *ast.BasicLit) {
	if v, err := strconv.ParseInt(n.Value, 0, 64); err == nil && n.Kind == token.INT {
		s.add("other constant", n.Pos(), n.End(), fmt.Sprint(v+1))
	}
}

// statements removes each statement that declares nothing and returns nothing, and returns before each but the first.
func (s *sites) statements(list []ast.Stmt, early string, canReturn bool) {
	for i, stmt := range list {
		switch n := stmt.(type) {
		case *ast.CaseClause, *ast.CommClause:
			return // those of a switch are no statements
		case *ast.ExprStmt, *ast.IncDecStmt, *ast.SendStmt:
			s.add("removed statement", n.Pos(), n.End(), "")
		case *ast.AssignStmt:
			if n.Tok != token.DEFINE {
				s.add("removed statement", n.Pos(), n.End(), "")
			}
		case *ast.BranchStmt:
			if n.Tok != token.FALLTHROUGH {
				s.add("removed statement", n.Pos(), n.End(), "")
			}
		}
		if _, isReturn := stmt.(*ast.ReturnStmt); canReturn && i > 0 && !isReturn {
			s.add("early return", stmt.Pos(), stmt.Pos(), early+"; ")
		}
	}
}

// earlyReturn is a return statement with zero values, if the types of the results show them.
func (s *sites) earlyReturn(t *ast.FuncType) (text string, ok bool) {
	if t.Results == nil {
		return "return", true
	}
	separator := "return "
	for _, field := range t.Results.List {
		zero := zeroOf(field.Type)
		if zero == "" {
			return "", false
		}
		if len(field.Names) > 0 {
			return "return", true
		}
		text += separator + zero
		separator = ", "
	}
	return text, true
}

var zeros = map[string]string{"bool": "false", "string": `""`, "int": "0", "int64": "0", "error": "nil", "any": "nil"}

func zeroOf(t ast.Expr) string {
	switch t := t.(type) {
	case *ast.Ident:
		return zeros[t.Name]
	case *ast.StarExpr, *ast.MapType, *ast.FuncType, *ast.InterfaceType:
		return "nil"
	case *ast.ArrayType:
		if t.Len == nil {
			return "nil"
		}
	}
	return ""
}
