package compute_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"dhpfgo/internal/golden"
	"dhpfgo/partition"
	"dhpfgo/specialise"
)

// programs of testdata/hpf that between them reach most of the package.
var programs = []string{"lu_pivot", "write_back_of_some_elements",
	"private_array_carried_inside", "allocated_in_loop", "stencils27", "localize", "bounds_of_mapped_elements", "map_sequence",
	"ext_home", "redistribute_behind_jumps"}

// numbers are those of loops and values that the compiler made, which say nothing.
var numbers = regexp.MustCompile(`[IN][0-9]+\b`)

// TestPartitions pins who executes each statement and why, and what else was weighed.
func TestPartitions(t *testing.T) {
	var b strings.Builder
	for _, name := range programs {
		p, bag := golden.Checked(t, "../../testdata/hpf/"+name+".hpf")
		specialise.All(p, specialise.Options{}, bag)
		_, why := partition.BuildWith(p, partition.Options{Explain: true, Verify: true}, bag)
		fmt.Fprintln(&b, name)
		for _, s := range why.Plan.Statements {
			fmt.Fprintf(&b, "  %d: %s %s; %s\n", s.Line, s.Home, s.Set, s.Why)
			for _, r := range s.Rejected {
				fmt.Fprintf(&b, "     not %s: %s\n", r.Home, r.Why)
			}
		}
		for _, r := range why.Plan.Reductions {
			fmt.Fprintf(&b, "  %d: %s of %s %s\n", r.Line, r.Op, r.Scalar, r.Where)
		}
	}
	golden.Compare(t, "testdata/partitions.txt", numbers.ReplaceAllString(b.String(), "#"))
}
