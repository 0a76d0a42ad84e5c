package specialise_test

import (
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/internal/golden"
	"dhpfgo/ir"
	"dhpfgo/specialise"
)

// TestSteps pins what each step makes of small programs: text in, text out. The name of a program begins with that of the step;
// the wanted text is the program as the step leaves it, with the warnings.
func TestSteps(t *testing.T) {
	tested := map[string]bool{}
	for _, name := range golden.Programs(t, after) {
		step, _, _ := strings.Cut(name, "_")
		tested[step] = true
	}
	for _, s := range specialise.Steps {
		if !tested[s.Name] {
			t.Errorf("no program for the step %q", s.Name)
		}
	}
}

// after runs the steps up to the one that the program is named after, and checks the program after each.
func after(t *testing.T, name string, p *ir.Program, bag *diag.Bag) string {
	t.Helper()
	step, _, _ := strings.Cut(name, "_")
	w := &specialise.Work{Bag: bag, Prog: p, Opt: specialise.Options{Check: step == "subscripts"}}
	for _, s := range specialise.Steps {
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
