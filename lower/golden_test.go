package lower_test

import (
	"os"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/internal/golden"
	"dhpfgo/ir"
	"dhpfgo/lower"
	"dhpfgo/parse"
	"dhpfgo/pipeline/pass"
	"dhpfgo/sem"
)

// TestGolden pins what becomes of array operations: text in, text out. Nothing of an array may be left in the expressions. Where
// the name of a program begins with "typed", the text begins with the program as it is before.
func TestGolden(t *testing.T) {
	golden.Programs(t, func(t *testing.T, name string, p *ir.Program, _ *diag.Bag) string {
		if err := ir.Verify(p, ir.Scalar); err != nil {
			t.Error(err)
		}
		if strings.HasPrefix(name, "typed") {
			return typed(t, "testdata/"+name+".hpf") + "\n=>\n\n" + p.String()
		}
		return p.String()
	})
}

// typed is the text of a program as the checker leaves it.
func typed(t *testing.T, file string) (text string) {
	t.Helper()
	source, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	bag, p := &diag.Bag{}, &ir.Program{}
	tree := parse.Parse(diag.NewFile(file, source), bag)
	after := func(name string, show func() string) {
		if name != "statements" {
			return
		}
		if err := ir.Verify(p, ir.Typed); err != nil {
			t.Error(err)
		}
		text = show()
	}
	sem.CheckAll([]*parse.File{tree}, sem.Options{Program: p, Lower: lower.Now{}, Hooks: pass.Hooks{After: after}}, bag)
	return text
}
