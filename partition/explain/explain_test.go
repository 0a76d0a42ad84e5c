package explain_test

import (
	"regexp"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/internal/golden"
	"dhpfgo/partition"
	"dhpfgo/plan"
	"dhpfgo/specialise"
)

// numbers are those of loops and values that the compiler made, which say nothing.
var numbers = regexp.MustCompile(`[IN][0-9]+\b`)

// programs of testdata/hpf that between them reach most of the package.
var programs = []string{"allocated_in_loop", "ext_home", "private_gathered_for_inner_loops", "lu_pivot", "triangular_symbolic", "map_gen_block",
	"map_cholesky", "extents_nearly_equal", "owner_unknown", "tests_in_sweeps", "fft_stockham", "copies_for_all", "flags_of_loops", "values_along_arguments", "counting_sort", "rows_exchanged", "planes_handed_on",
	"counts_beside_sums", "rows_of_angles", "neighbours_within_reach"}

// TestRemarksAndWarnings pins what a user is told about messages: remarks, warnings, and in two small programs the plan.
func TestRemarksAndWarnings(t *testing.T) {
	var b strings.Builder
	for _, name := range programs {
		p, bag := golden.Checked(t, "../../testdata/hpf/"+name+".hpf")
		specialise.All(p, specialise.Options{}, bag)
		_, why := partition.BuildWith(p, partition.Options{Explain: true, Overlap: name == "ext_home"}, bag)
		for _, r := range why.Remarks {
			r.Report(bag)
		}
		bag.Print(&b, diag.Options{})
		if name == "map_gen_block" || name == "ext_home" {
			plan.Text(&b, why.Plan, 4, nil)
		}
	}
	golden.Compare(t, "testdata/told.txt", numbers.ReplaceAllString(b.String(), "#"))
}
