package mapinfo_test

import (
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/internal/golden"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem/mapinfo"
)

// TestText: each inquiry is a subroutine whose arguments after the table may all be left out.
func TestText(t *testing.T) {
	for _, name := range mapinfo.Names {
		text := mapinfo.Text(name)
		bag := &diag.Bag{}
		f := parse.Parse(diag.NewFile("text.f90", []byte(text)), bag)
		if bag.HasErrors() || len(f.Units) != 1 || f.Units[0].Name != name {
			t.Errorf("%s: %v\n%s", name, bag.All(), text)
		}
		arguments, _, _ := strings.Cut(text[strings.Index(text, "(")+1:], ")")
		if got, want := strings.Count(text, "optional"), strings.Count(arguments, ","); got != want {
			t.Errorf("%s: %d of %d arguments may be left out", name, got, want)
		}
		if !strings.HasPrefix(arguments, mapinfo.Variable(name)+",") {
			t.Errorf("%s(%s)", name, arguments)
		}
	}
}

// TestTables pins the tables that programs fill.
func TestTables(t *testing.T) {
	golden.Programs(t, func(_ *testing.T, _ string, p *ir.Program, _ *diag.Bag) string {
		_, text, _ := strings.Cut(p.String(), "begin\n")
		body, _, _ := strings.Cut(text, "\nend\n")
		return body + "\n"
	})
}
