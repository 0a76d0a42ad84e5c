package names_test

import (
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/names"
)

// declared parses the declarations of a subroutine and gives an entity for each name with dimensions.
func declared(t *testing.T, lines ...string) map[string]*names.Entity {
	t.Helper()
	bag := &diag.Bag{}
	f := parse.Parse(diag.NewFile("decls.f90", []byte("subroutine s\n "+strings.Join(lines, "\n ")+"\nend\n")), bag)
	if bag.HasErrors() {
		t.Fatal(bag.All()[0].Message)
	}
	out := map[string]*names.Entity{}
	for _, d := range f.Units[0].Decls {
		if d, ok := d.(*parse.TypeDecl); ok {
			for _, x := range d.Entities {
				e := names.New(x.Ident, nil)
				e.Dims = x.Dims
				out[x.Name] = e
			}
		}
	}
	return out
}

func TestDeclared(t *testing.T) {
	all := declared(t, "real :: x, a(10, 0:n+1)", "real b("+strings.Repeat("1+", 60)+"n)")
	for name, want := range map[string]string{"x": "x", "a": "a(10, 0:n+1)", "b": "b"} {
		if got := all[name].Declared().Text(); got != want {
			t.Errorf("%s is declared as %q, want %q", name, got, want)
		}
	}
}

// TestCapture: what is captured before the home has made the variable is noted at the name alone, the length or type of a CLASS with it.
func TestCapture(t *testing.T) {
	e := names.New(parse.Ident{Name: "x"}, nil)
	e.Capture()
	if !e.Captured {
		t.Error("the name is not captured")
	}
	s := &ir.Symbol{Name: "y", Tag: &ir.Symbol{}}
	y := names.Fixed("y", diag.Span{}, s)
	s.Decl = y
	names.Of(s).Capture()
	if !y.Captured || !s.Captured || !s.Tag.Captured {
		t.Error("the variable is not captured with its tag")
	}
}

func TestSuggest(t *testing.T) {
	for name, want := range map[string]string{"velocty": "did you mean 'velocity'?", "zzz": ""} {
		bag := &diag.Bag{}
		names.Suggest(bag.Errorf(diag.Span{}, "undeclared", "'%s'", name), name, []string{"position", "velocity"})
		got := ""
		if h := bag.All()[0].Helps; len(h) > 0 {
			got = h[0]
		}
		if got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}

func TestDescribe(t *testing.T) {
	e := names.IntegerConstant(parse.Ident{Name: "k"}, 8, diag.Span{})
	if e.Describe() != "a named constant" || !ir.IsInt(e.Value, 8) || names.Template.String() != "a template" {
		t.Errorf("%s %v", e.Describe(), e.Value)
	}
	if names.Of(&ir.Symbol{Name: "made"}) != nil {
		t.Error("what the compiler makes is no entity")
	}
}
