package sem

import (
	"path/filepath"
	"strings"
	"testing"

	"dhpfgo/internal/back"
)

// answered are programs of testdata that between them reach most of what can be written back.
var answered = strings.Fields(`
	lang/character/array_arguments.f90 lang/character/constants.f90 lang/character/deferred_arrays.f90 lang/character/input.f90
	lang/character/lengths.f90 lang/character/substrings.f90
	lang/control/assigned_goto.f90 lang/control/error_exit.f90 lang/control/searches.f90 lang/control/goto_crossing.f90
	lang/control/goto_into_loop.f90 lang/control/select_integer.f90
	lang/data/data_loops.f90 lang/data/implied_shape.f90
	lang/intrinsics/array_pipelines.f90 lang/intrinsics/bit_functions.f90 lang/intrinsics/bits.f90 lang/intrinsics/constants.f90
	lang/intrinsics/constructors.f90 lang/intrinsics/float_parts.f90 lang/intrinsics/inquiries.f90 lang/intrinsics/numeric.f90
	lang/intrinsics/reductions_dim.f90 lang/intrinsics/reshaping.f90 lang/intrinsics/shift_variable_dim.f90
	lang/intrinsics/specific.f90 lang/intrinsics/vector_subscripts.f90
	lang/io/implied_do.f90 lang/io/internal_write.f90 lang/io/sections.f90 lang/io/waits.f90
	lang/modules/attributes.f90 lang/modules/interfaces.f90 lang/modules/variables.f90
	lang/procedures/optional_intrinsics.f90 lang/procedures/pure_elemental.f90 lang/procedures/statement_functions.f90
	lang/types/logical_expression_kinds.f90 lang/types/mixed_mode.f90
	hpf/assignment_allocates.hpf hpf/extents_of_the_run.hpf hpf/initial_values_mapped.hpf hpf/interfaces_and_generics.hpf
	hpf/map_gen_block_sizes.hpf hpf/map_remap_flow.hpf hpf/move_alloc.hpf hpf/redistribute_behind_jumps.hpf
	hpf/sparse_and_indirect.hpf`)

// TestAgainstFortran compares what sources print with what their typed programs print, written back as Fortran, in which conversions
// are intrinsic calls and all array operations are loops; both are compiled by gfortran.
func TestAgainstFortran(t *testing.T) {
	files := sources(t, "good")
	for _, name := range answered {
		files = append(files, filepath.Join("../testdata", name))
	}
	for _, name := range files {
		t.Run(strings.TrimPrefix(name, "../testdata/"), func(t *testing.T) {
			p, bag := checkText(name, readFile(t, name))
			if bag.HasErrors() {
				t.Fatal(bag.All()[0])
			}
			back.Answers(t, name, p)
		})
	}
}
