package emit_test

import (
	"regexp"
	"testing"

	"dhpfgo/internal/golden"
	"dhpfgo/partition"
	"dhpfgo/specialise"
)

// numbers are those of variables that the compiler made, which say nothing.
var numbers = regexp.MustCompile(`%[0-9]+\b`)

// TestNodePrograms pins the loops, guards and messages that are written, for programs of testdata/hpf that between them reach most
// of the package.
func TestNodePrograms(t *testing.T) {
	for _, name := range []string{"map_not_affine", "allocated_in_loop", "map_cyclic", "map_onto_section", "map_multi_rims",
		"private_gathered_for_inner_loops", "householder", "coefficients_of_lines"} {
		t.Run(name, func(t *testing.T) {
			p, bag := golden.Checked(t, "../../testdata/hpf/"+name+".hpf")
			specialise.All(p, specialise.Options{}, bag)
			out := partition.Build(p, bag)
			if err := out.Verify(); err != nil {
				t.Error(err)
			}
			golden.Compare(t, "testdata/"+name+".txt", numbers.ReplaceAllString(out.String(), "%"))
		})
	}
}
