package lower_test

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/ir"
	"dhpfgo/parse"
	"dhpfgo/sem"

	"github.com/google/go-cmp/cmp"
)

var update = flag.Bool("update", false, "rewrite the golden files; read the difference before committing it")

// TestGolden pins what becomes of array operations: text in, text out. Nothing of an array may be left in the expressions.
func TestGolden(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.hpf")
	if len(files) == 0 {
		t.Fatal("no programs")
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			got := lowered(t, file)
			golden := strings.TrimSuffix(file, ".hpf") + ".txt"
			if *update {
				if err := os.WriteFile(golden, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(string(want), got); diff != "" {
				t.Errorf("%s (-want +got); accept with go test ./lower -update\n%s", golden, diff)
			}
		})
	}
}

func lowered(t *testing.T, file string) string {
	t.Helper()
	source, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	bag := &diag.Bag{}
	p := sem.Check(parse.Parse(diag.NewFile(filepath.Base(file), source), bag), bag)
	if bag.HasErrors() {
		bag.Print(os.Stderr, diag.Options{})
		t.Fatalf("%s does not compile", file)
	}
	if err := ir.Verify(p, ir.Typed); err != nil {
		t.Error(err)
	}
	return p.String()
}
