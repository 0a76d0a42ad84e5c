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
	order      int // among those of the file: what is outside comes first
	form       form
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

func (s *sites) add(kind string, from, to token.Pos, text string, f form) {
	start, end := s.set.Position(from), s.set.Position(to)
	if start.Line == end.Line {
		s.found = append(s.found, mutant{s.file, start.Line, start.Offset, end.Offset, kind, text, len(s.found), f})
	}
}

// around is the form of a mutant that concerns a node.
func (s *sites) around(n ast.Node, head, tail string) form {
	return form{start: s.set.Position(n.Pos()).Offset, end: s.set.Position(n.End()).Offset, head: head, tail: tail}
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
			s.add("negated condition", n.Cond.Pos(), n.Cond.End(), "!("+s.textOf(n.Cond)+")", s.around(n.Cond, "mutant_.Not(%d, ", ")"))
		case *ast.BinaryExpr:
			s.operator(n)
		case *ast.BasicLit:
			s.constant(n)
		case *ast.Ident:
			if other := map[string]string{"true": "false", "false": "true"}[n.Name]; other != "" {
				s.add("other constant", n.Pos(), n.End(), other, s.around(n, "mutant_.Not(%d, ", ")"))
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

// operator puts another one in the place of an operator.
func (s *sites) operator(n *ast.BinaryExpr) {
	other := flipped[n.Op]
	if other == token.ILLEGAL {
		return
	}
	end := n.OpPos + token.Pos(len(n.Op.String()))
	f := s.around(n, "mutant_.Not(%d, ", ")")
	if name := functions[n.Op]; name != "" {
		f.head, f.op = "mutant_."+name+"(%d, ", ","
		f.opStart, f.opEnd = s.set.Position(n.OpPos).Offset, s.set.Position(end).Offset
	}
	if n.Op == token.LAND || n.Op == token.LOR {
		f.op, f.tail = ", func() bool { return (", ") })"
	}
	s.add("other operator", n.OpPos, end, other.String(), f)
}

// functions of package switches give what an operator gives; for == and != the contrary of the whole is the other one.
var functions = map[token.Token]string{
	token.LSS: "Less", token.LEQ: "AtMost", token.GTR: "Greater", token.GEQ: "AtLeast",
	token.LAND: "And", token.LOR: "Or", token.ADD: "Sum", token.SUB: "Difference",
}

// constant makes an integer one larger.
func (s *sites) constant(n *ast.BasicLit) {
	if v, err := strconv.ParseInt(n.Value, 0, 64); err == nil && n.Kind == token.INT {
		s.add("other constant", n.Pos(), n.End(), fmt.Sprint(v+1), s.around(n, "mutant_.Constant[int](%d, ", ")"))
	}
}

// statements removes each statement that declares nothing and returns nothing, and returns before each but the first.
func (s *sites) statements(list []ast.Stmt, early string, canReturn bool) {
	for i, stmt := range list {
		switch n := stmt.(type) {
		case *ast.CaseClause, *ast.CommClause:
			return // those of a switch are no statements
		case *ast.ExprStmt, *ast.IncDecStmt, *ast.SendStmt:
			s.remove(n)
		case *ast.AssignStmt:
			if n.Tok != token.DEFINE {
				s.remove(n)
			}
		case *ast.BranchStmt:
			if n.Tok != token.FALLTHROUGH {
				s.remove(n)
			}
		}
		if _, isReturn := stmt.(*ast.ReturnStmt); canReturn && i > 0 && !isReturn {
			s.add("early return", stmt.Pos(), stmt.Pos(), early+"; ", s.around(stmt, "if mutant_.On(%d) { "+early+" }; ", ""))
		}
	}
}

func (s *sites) remove(n ast.Stmt) {
	s.add("removed statement", n.Pos(), n.End(), "", s.around(n, "if !mutant_.On(%d) { ", " }"))
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
