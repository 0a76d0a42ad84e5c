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

// largeRooms lists what is larger, with its number today and why it is not split. The numbers may only shrink: one that is no longer
// right fails the test.
var largeRooms = map[string]room{
	"codegen/build.Builder methods": {62, "one method an instruction of LLVM, each a few lines that write its text; whoever emits code needs all of them"},
	"internal/progen.writer methods": {75, "the productions of one random grammar: which statement comes next depends on what is declared and open, " +
		"so parts would share all state"},
	"ir files": {31, "a file for each family of nodes, and one for each thing that all levels ask of them (equality, folding, effects, text, verifier)"},
	"ir.Procedure fields": {25, "what a caller may know without the unit, filled by declarations, interfaces, module files and objects; " +
		"a field is read by those alone who need it"},
	"ir.Symbol fields":     {42, "one record for each way in which Fortran and HPF can declare an entity; attributes combine, so that no split into kinds of symbol holds"},
	"parse files":          {34, "one grammar: lexer, a file for each chapter of statements, the nodes, and the printer that gives each node back as text"},
	"parse.parser methods": {172, "recursive descent: a method for each production of Fortran and HPF, whose only state is the place in the tokens"},
	"sem files": {105, "statements, declarations and expressions check each other (a bound is an expression, a statement function a declaration) and " +
		"share one scope; what does not has packages of its own, and sem/doc.go has a sentence for each room that is left"},
	"sets files":       {58, "operations on one representation (conjunct), whose normal form all of them rely on and keep; files are the algorithms"},
	"sets.Map methods": {44, "the algebra that users of the package see: one method an operation, a few lines each above union.go"},
	"sets.Set methods": {45, "the algebra that users of the package see: one method an operation, a few lines each above union.go"},
	"sets.conjunct methods": {107, "the rows of one polyhedron and its divisions; its methods are the steps of elimination, simplification and the " +
		"tests that keep the normal form, which are private to the representation"},
	"sets.work methods": {86, "one operation with its budget and its memory: each step charges the budget, so that an operation that grows " +
		"too large can end, and therefore each is a method"},
}

// room is a size with the reason for it.
type room struct {
	size   int
	reason string
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
		case n > max(limit, known.size):
			t.Errorf("%s: %d; %d are allowed", what, n, max(limit, known.size))
		case listed && n < known.size:
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

// TestRoomsListed requires a reason that is more than a word for each room.
func TestRoomsListed(t *testing.T) {
	for what, r := range largeRooms {
		words := strings.Fields(what)
		if len(words) != 2 || !slices.Contains([]string{"methods", "fields", "files"}, words[1]) || r.size == 0 {
			t.Errorf("%q: %d", what, r.size)
		}
		if len(strings.Fields(r.reason)) < 8 {
			t.Errorf("%q: why is it so large? The list says %q", what, r.reason)
		}
	}
}
