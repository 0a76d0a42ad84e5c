package partition

import (
	"bytes"
	"os"
	"path"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/internal/golden"
	"dhpfgo/plan"
	"dhpfgo/specialise"
)

// TestGolden pins the SPMD program and the plan of a few small programs.
func TestGolden(t *testing.T) {
	for _, file := range []string{"comm/five_point", "comm/carried", "comm/two_layouts", "comm/private", "lists/inspected_once", "lists/kept", "lists/accumulated", "lists/added_in_place"} {
		name := path.Base(file)
		file = "testdata/" + file + ".hpf"
		prog, bag := golden.Checked(t, file)
		specialise.All(prog, specialise.Options{}, bag)
		p, why := BuildWith(prog, Options{Explain: true}, bag)
		if bag.HasErrors() {
			bag.Print(os.Stderr, diag.Options{})
			t.Fatalf("%s does not compile", file)
		}
		var spmd, text bytes.Buffer
		p.Dump(&spmd)
		plan.Text(&text, why.Plan, 4, nil)
		golden.Compare(t, "testdata/golden/"+name+".spmd", spmd.String())
		golden.Compare(t, "testdata/golden/"+name+".plan", text.String())
	}
}
