package lower_test

import (
	"strings"
	"testing"

	"dhpfgo/internal/back"
	"dhpfgo/internal/golden"
)

// answered are programs of testdata that between them reach most of the package.
var answered = strings.Fields(`
	lang/intrinsics/array_pipelines.f90 lang/intrinsics/constants.f90 lang/intrinsics/constructors.f90
	lang/intrinsics/reductions_dim.f90 lang/intrinsics/reshaping.f90
	lang/intrinsics/shift_variable_dim.f90 lang/intrinsics/shifts.f90 lang/intrinsics/vector_subscripts.f90
	lang/character/substrings.f90 lang/procedures/optional_intrinsics.f90 lang/procedures/pure_elemental.f90
	lang/control/where_general.f90 lang/loops/products.f90 lang/intrinsics/matrices.f90
	hpf/extents_of_the_run.hpf hpf/forall_where.hpf hpf/functions_of_mapped_arrays.hpf hpf/locate_dim.hpf hpf/map_align_cells.hpf
	hpf/sections_in_place.hpf`)

// TestAnswers compares what programs print with what is printed when their array operations are loops.
func TestAnswers(t *testing.T) {
	for _, name := range append(answered, "../lower/testdata/reductions.hpf") {
		t.Run(name, func(t *testing.T) {
			p, _ := golden.Checked(t, "../testdata/"+name)
			back.Answers(t, "../testdata/"+name, p)
		})
	}
}
