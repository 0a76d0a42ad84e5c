package partition

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/parse"
	"dhpfgo/plan"
	"dhpfgo/sem"
	"dhpfgo/specialise"

	"github.com/google/go-cmp/cmp"
)

var update = flag.Bool("update", false, "rewrite the golden files; read the difference before committing it")

// TestGolden pins the SPMD program and the plan of a few small programs.
func TestGolden(t *testing.T) {
	for _, name := range []string{"five_point", "carried", "two_layouts", "private"} {
		file := "testdata/comm/" + name + ".hpf"
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		bag := &diag.Bag{}
		prog := sem.Check(parse.Parse(diag.NewFile(filepath.Base(file), source), bag), bag)
		specialise.All(prog, specialise.Options{}, bag)
		p, why := BuildWith(prog, Options{Explain: true}, bag)
		if bag.HasErrors() {
			bag.Print(os.Stderr, diag.Options{})
			t.Fatalf("%s does not compile", file)
		}
		var spmd, text bytes.Buffer
		p.Dump(&spmd)
		plan.Text(&text, why.Plan, 4, nil)
		compareGolden(t, "testdata/golden/"+name+".spmd", spmd.Bytes())
		compareGolden(t, "testdata/golden/"+name+".plan", text.Bytes())
	}
}

func compareGolden(t *testing.T, file string, got []byte) {
	t.Helper()
	if *update {
		if err := os.WriteFile(file, got, 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), string(got)); diff != "" {
		t.Errorf("%s (-want +got); accept with go test ./partition -update\n%s", file, diff)
	}
}
