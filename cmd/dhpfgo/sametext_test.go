package main

import (
	"bytes"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestSameText emits programs several times, each time with another order of Go's maps, and wants the same text: the plan with its
// counts, the remarks, and the LLVM code. (TestLevel sees the code of all programs: its lists were written by another run.)
func TestSameText(t *testing.T) {
	for _, name := range []string{"hpf/map_redistribute_shared.hpf", "hpf/redistribute_behind_jumps.hpf", "hpf/many_shifts.hpf",
		"programs/calls_and_scalars.hpf", "hpf/cg_preconditioned.hpf", "hpf/map_remap_symbolic.hpf", "hpf/align_allocatables_of_module.hpf",
		"fixedbugs/recursion_redistributes.hpf", "fixedbugs/sums_distributed_alike.f90", "programs/red_black.hpf"} {
		t.Run(stem(name), func(t *testing.T) {
			t.Parallel()
			file := "../../testdata/" + name
			again, commands := few(1, 3), []string{"emit --stage node -R loops-missed", "plan -n 4"}
			small := strings.HasPrefix(name, "fixedbugs") // maps of few entries rarely turn
			if small {
				again = few(10, 30)
			}
			if small || full {
				commands = append(commands, "emit --stage llvm")
			}
			for _, command := range commands {
				first := textOf(t, append(strings.Fields(command), file))
				for range again {
					if diff := cmp.Diff(first, textOf(t, append(strings.Fields(command), file))); diff != "" {
						t.Fatalf("%s writes two texts:\n%s", command, diff)
					}
				}
			}
		})
	}
}

// textOf is all that a command writes.
func textOf(t *testing.T, args []string) string {
	t.Helper()
	var text bytes.Buffer
	if code := run(args, strings.NewReader(""), &text, &text); code != 0 {
		t.Fatalf("%v ends with %d:\n%s", args, code, text.String())
	}
	return text.String()
}
