package archtest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"slices"
	"strings"
	"testing"
)

// What a reader can hold in mind: methods of one receiver, fields of one struct, files of one package.
const (
	maxMethods = 40
	maxFields  = 20
	maxFiles   = 30
)

// largeRooms lists what is larger, with its number today. The numbers may only shrink: one that is no longer right fails the test.
var largeRooms = map[string]int{
	"codegen/build.Builder methods":     62,
	"internal/progen.generator methods": 42,
	"internal/progen.writer methods":    78,
	"ir files":                          31,
	"ir.Procedure fields":               25,
	"ir.Symbol fields":                  41,
	"parse files":                       34,
	"parse.parser methods":              172,
	"sem files":                         105,
	"sets files":                        58,
	"sets.Map methods":                  44,
	"sets.Set methods":                  45,
	"sets.conjunct methods":             107,
	"sets.parser methods":               44,
	"sets.work methods":                 88,
}

func TestRooms(t *testing.T) {
	counts := rooms(t)
	for what, n := range counts {
		limit := maxFiles
		switch {
		case strings.HasSuffix(what, " methods"):
			limit = maxMethods
		case strings.HasSuffix(what, " fields"):
			limit = maxFields
		}
		switch known, listed := largeRooms[what]; {
		case n > max(limit, known):
			t.Errorf("%s: %d; %d are allowed", what, n, max(limit, known))
		case listed && n < known:
			t.Errorf("%s: %d now; let largeRooms say so, or leave it out if it is within %d", what, n, limit)
		}
	}
	for what := range largeRooms {
		if counts[what] == 0 {
			t.Errorf("%s is listed and does not exist", what)
		}
	}
}

// Tests and generated files do not count.
func rooms(t *testing.T) map[string]int {
	t.Helper()
	counts := map[string]int{}
	for _, file := range goFiles(t) {
		if strings.HasSuffix(file, "_test.go") || strings.HasSuffix(file, "_gen.go") {
			continue
		}
		tree, err := parser.ParseFile(token.NewFileSet(), root+file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		dir := path.Dir(file)
		counts[dir+" files"]++
		for _, d := range tree.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				if d.Recv != nil {
					counts[dir+"."+receiver(d)+" methods"]++
				}
			case *ast.GenDecl:
				for _, s := range d.Specs {
					countFields(s, dir, counts)
				}
			}
		}
	}
	return counts
}

func receiver(d *ast.FuncDecl) string {
	x := d.Recv.List[0].Type
	if star, ok := x.(*ast.StarExpr); ok {
		x = star.X
	}
	if generic, ok := x.(*ast.IndexExpr); ok {
		x = generic.X
	}
	return x.(*ast.Ident).Name
}

func countFields(s ast.Spec, dir string, counts map[string]int) {
	t, ok := s.(*ast.TypeSpec)
	if !ok {
		return
	}
	st, ok := t.Type.(*ast.StructType)
	if !ok {
		return
	}
	for _, f := range st.Fields.List {
		counts[dir+"."+t.Name.Name+" fields"] += max(1, len(f.Names))
	}
}

// TestRoomsListed keeps the list in order, so that its changes can be read.
func TestRoomsListed(t *testing.T) {
	for what, n := range largeRooms {
		words := strings.Fields(what)
		if len(words) != 2 || !slices.Contains([]string{"methods", "fields", "files"}, words[1]) || n == 0 {
			t.Errorf("%q: %d", what, n)
		}
	}
}
