package specialise

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

// TestSteps pins what each step makes of small programs: text in, text out. The name of a program begins with that of the step;
// the wanted text is the program as the step leaves it, with the warnings.
func TestSteps(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.hpf")
	tested := map[string]bool{}
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".hpf")
		step, _, _ := strings.Cut(name, "_")
		tested[step] = true
		t.Run(name, func(t *testing.T) {
			got := after(t, file, step)
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
				t.Errorf("%s (-want +got); accept with go test ./specialise -update\n%s", golden, diff)
			}
		})
	}
	for _, s := range Steps {
		if !tested[s.Name] {
			t.Errorf("no program for the step %q", s.Name)
		}
	}
}

// after runs the steps up to the named one, and checks the program after each.
func after(t *testing.T, file, step string) string {
	t.Helper()
	source, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	bag := &diag.Bag{}
	w := &Work{Bag: bag, Prog: sem.Check(parse.Parse(diag.NewFile(filepath.Base(file), source), bag), bag)}
	if bag.HasErrors() {
		bag.Print(os.Stderr, diag.Options{})
		t.Fatalf("%s does not compile", file)
	}
	for _, s := range Steps {
		s.Run(w)
		if err := ir.Verify(w.Prog, ir.Specialising); err != nil {
			t.Errorf("after %s: %v", s.Name, err)
		}
		if s.Name == step {
			break
		}
	}
	var text strings.Builder
	bag.Print(&text, diag.Options{})
	return text.String() + w.Prog.String()
}
