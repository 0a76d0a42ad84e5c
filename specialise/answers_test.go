package specialise_test

import (
	"strings"
	"testing"

	"dhpfgo/internal/back"
	"dhpfgo/internal/golden"
	"dhpfgo/specialise"
)

// answered are programs of testdata/hpf that between them reach most of the package.
var answered = strings.Fields(`allocatables_unlike assignment_allocates columns_to_procedures elements_as_arrays
	initial_values_mapped line_solvers map_gen_block_sizes
	map_modules map_multi_calls map_private map_remap_symbolic reductions_dealt reductions_dim saved_of_versions
	sections_in_place temporary_of_procedure`)

// TestAnswers compares what programs print with what is printed after all steps, on one image.
func TestAnswers(t *testing.T) {
	for _, name := range answered {
		t.Run(name, func(t *testing.T) {
			file := "../testdata/hpf/" + name + ".hpf"
			p, bag := golden.Checked(t, file)
			specialise.All(p, specialise.Options{}, bag)
			back.Answers(t, file, p)
		})
	}
}
