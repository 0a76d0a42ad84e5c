package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"reflect"
	"sort"
	"strings"
)

// kind tells what a field is to the program.
type kind int

const (
	attribute kind = iota
	position
	fact
	expr   // Expr, or a pointer to an expression
	symbol // *Symbol
	proc   // *Procedure
	block  // []Stmt
	loop   // a statement elsewhere
	part   // a part by value
	partAt // a pointer to a part
)

// field is one field of a node or part. Of is the name of its type (of the elements where it is a list).
type field struct {
	name string
	kind kind
	list bool
	of   string
	role string // "" for use
	text string // the type as written
}

type node struct {
	name   string
	file   string // where it is declared, without ".go"
	isPart bool
	fields []field
}

// source is what the declarations of a package say.
type source struct {
	pkg     string
	structs map[string]*ast.StructType
	files   map[string]string // where the structs are declared, without ".go"
	isExpr  map[string]bool
	isStmt  map[string]bool
	isPart  map[string]bool
}

// readSource reads the declarations of the package in dir.
func readSource(dir string) (*source, error) {
	s := &source{structs: map[string]*ast.StructType{}, files: map[string]string{}, isExpr: map[string]bool{}, isStmt: map[string]bool{}, isPart: map[string]bool{}}
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		if !strings.HasSuffix(e.Name(), ".go") || strings.HasSuffix(e.Name(), "_test.go") || strings.HasSuffix(e.Name(), suffix) {
			continue
		}
		tree, err := parser.ParseFile(token.NewFileSet(), filepath.Join(dir, e.Name()), nil, parser.ParseComments)
		if err != nil {
			return nil, err
		}
		s.pkg = tree.Name.Name
		for _, d := range tree.Decls {
			s.declaration(d, strings.TrimSuffix(e.Name(), ".go"))
		}
	}
	return s, nil
}

func (s *source) declaration(d ast.Decl, file string) {
	switch d := d.(type) {
	case *ast.FuncDecl:
		if d.Recv == nil || d.Name.Name != "Type" || d.Type.Params.NumFields() > 0 {
			return
		}
		if star, ok := d.Recv.List[0].Type.(*ast.StarExpr); ok {
			s.isExpr[star.X.(*ast.Ident).Name] = true
		}
	case *ast.GenDecl:
		for _, spec := range d.Specs {
			if t, ok := spec.(*ast.TypeSpec); ok {
				s.typeSpec(t, d, file)
			}
		}
	}
}

func (s *source) typeSpec(t *ast.TypeSpec, d *ast.GenDecl, file string) {
	st, ok := t.Type.(*ast.StructType)
	if !ok {
		return
	}
	s.structs[t.Name.Name], s.files[t.Name.Name] = st, file
	for _, doc := range []*ast.CommentGroup{t.Doc, d.Doc} {
		if doc != nil && (doc == t.Doc || len(d.Specs) == 1) && strings.Contains(directives(doc), "//ir:part") {
			s.isPart[t.Name.Name] = true
		}
	}
	for _, f := range st.Fields.List {
		if text := plain(typeText(f.Type)); len(f.Names) == 0 && text == "At" {
			s.isStmt[t.Name.Name] = true
		}
	}
}

func directives(doc *ast.CommentGroup) string {
	var out []string
	for _, c := range doc.List {
		out = append(out, c.Text)
	}
	return strings.Join(out, "\n")
}

// nodes lists the nodes and parts of the package by name. Other, if not nil, is package ir.
func (s *source) nodes(other *source) ([]node, error) {
	var names []string
	for name := range s.structs {
		if s.isExpr[name] && hasField(s.structs[name], "Pos") || s.isStmt[name] || s.isPart[name] {
			names = append(names, name)
		}
	}
	sort.Strings(names)
	var out []node
	for _, name := range names {
		n := node{name: name, file: s.files[name], isPart: s.isPart[name]}
		for _, f := range s.structs[name].Fields.List {
			fields, err := s.fieldsOf(f, other)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", name, err)
			}
			n.fields = append(n.fields, fields...)
		}
		out = append(out, n)
	}
	return out, nil
}

func hasField(s *ast.StructType, name string) bool {
	for _, f := range s.Fields.List {
		for _, n := range f.Names {
			if n.Name == name {
				return true
			}
		}
	}
	return false
}

func (s *source) fieldsOf(f *ast.Field, other *source) ([]field, error) {
	role := ""
	if f.Tag != nil {
		role = reflect.StructTag(strings.Trim(f.Tag.Value, "`")).Get("ir")
	}
	text := typeText(f.Type)
	proto := field{text: text, role: role}
	s.classify(&proto, plain(text), other)
	if len(f.Names) == 0 {
		proto.name = plain(text)
		return []field{proto}, nil
	}
	var out []field
	for _, n := range f.Names {
		g := proto
		g.name = n.Name
		out = append(out, g)
	}
	return out, nil
}

func (s *source) classify(f *field, text string, other *source) {
	if rest, ok := strings.CutPrefix(text, "[]"); ok && rest != "Stmt" {
		f.list, text = true, rest
	}
	pointer := strings.HasPrefix(text, "*")
	f.of = strings.TrimPrefix(text, "*")
	isExpr := s.isExpr[f.of] || other != nil && other.isExpr[f.of]
	isPart := s.isPart[f.of] || other != nil && other.isPart[f.of]
	switch {
	case f.role == "fact":
		f.kind = fact
	case f.role == "loop":
		f.kind = loop
	case text == "Span" || text == "At":
		f.kind = position
	case text == "Expr" || pointer && isExpr:
		f.kind = expr
	case text == "*Symbol":
		f.kind = symbol
	case text == "*Procedure":
		f.kind = proc
	case text == "[]Stmt":
		f.kind = block
	case isPart && pointer:
		f.kind = partAt
	case isPart:
		f.kind = part
	}
}

// plain leaves the packages out of the text of a type.
func plain(text string) string {
	for _, p := range []string{"ir.", "sem.", "diag."} {
		text = strings.ReplaceAll(text, p, "")
	}
	return text
}

func typeText(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.StarExpr:
		return "*" + typeText(e.X)
	case *ast.ArrayType:
		return "[]" + typeText(e.Elt)
	case *ast.SelectorExpr:
		return typeText(e.X) + "." + e.Sel.Name
	}
	return "?"
}
