package comm_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/internal/golden"
	"dhpfgo/ir"
	"dhpfgo/partition"
	"dhpfgo/partition/spmd"
	"dhpfgo/specialise"
)

// numbers are those of loops and values that the compiler made, which say nothing.
var numbers = regexp.MustCompile(`[IN][0-9]+\b`)

// built is a program after all passes, each of which has been verified, with what explains it.
func built(t *testing.T, p *ir.Program, bag *diag.Bag) (*spmd.Program, *partition.Explanation) {
	t.Helper()
	specialise.All(p, specialise.Options{}, bag)
	out, why := partition.BuildWith(p, partition.Options{Explain: true, Verify: true}, bag)
	if out == nil {
		t.Fatal("the program is refused")
	}
	if err := out.Verify(); err != nil {
		t.Error(err)
	}
	return out, why
}

// programs of testdata/hpf that between them reach most of the passes.
var programs = []string{"map_onto_section", "allocated_in_loop", "ext_home", "nbody_ring", "lu_pivot", "mirrored_in_loop", "crout_by_columns", "irregular", "wavefront",
	"write_back_of_some_elements", "map_cyclic_grid", "sparse_and_indirect", "ssor3d", "non_owner_flux", "fft_stockham", "products_of_bounds"}

// TestMessagesByEnumeration compares the messages of programs that run beside gfortran elsewhere with an enumeration: each element
// arrives once, and nothing else where the sets are exact.
func TestMessagesByEnumeration(t *testing.T) {
	enumerated := 0
	for _, name := range programs {
		t.Run(name, func(t *testing.T) {
			p, bag := golden.Checked(t, "../../testdata/hpf/"+name+".hpf")
			_, why := built(t, p, bag)
			for _, images := range []int{1, 3} {
				lines, holds := why.Verify(images, nil)
				if !holds {
					t.Errorf("%d images:\n%s", images, strings.Join(lines, "\n"))
				}
				enumerated += len(lines)
			}
		})
	}
	if enumerated < 80 {
		t.Errorf("only %d steps", enumerated)
	}
}

// TestPlacement pins where messages are placed, what they bring and why, and what arrays store for them.
func TestPlacement(t *testing.T) {
	var b strings.Builder
	for _, name := range programs {
		p, bag := golden.Checked(t, "../../testdata/hpf/"+name+".hpf")
		out, why := built(t, p, bag)
		fmt.Fprintln(&b, name)
		for _, x := range why.Plan.Exchanges {
			fmt.Fprintf(&b, "  %d: %s %s; %s\n", x.ID, x.Label, x.Placement, x.Reason)
		}
		for _, u := range out.Units {
			for _, a := range u.Arrays {
				fmt.Fprintf(&b, "  %s\n", a)
			}
		}
	}
	golden.Compare(t, "testdata/placement.txt", numbers.ReplaceAllString(b.String(), "#"))
}
