package pgasrt

import (
	"fmt"
	"strings"
	"testing"
)

// latePrograms check themselves: after each statement, and what the runtime does for compiled programs.
var latePrograms = []string{
	"late", "sync", "ship", "teams", "collectives", "collectives async", "collectives named", "transfer 5", "topology", "conform x longer", "copies 8 1",
	"irregular 8 1", "halo 13 9 5", "halo 11 12 2 1 1",
}

// runLate runs programs between simulated nodes whose network completes puts as late as it may.
func runLate(t *testing.T, v *variant, counts []int, seeds int, programs ...string) {
	t.Helper()
	for _, images := range counts {
		for seed := 1; seed <= seeds; seed++ {
			for _, env := range placements(images)[1:] {
				for _, program := range programs {
					words := strings.Fields(program)
					c := call{images: images, args: words[1:], env: append([]string{fmt.Sprint("PGAS_SIM_LATE=", seed)}, env...)}
					if r := v.run(t, words[0], c); r.code != 0 || r.stderr != "" {
						t.Errorf("%s on %d images, %v: exit code %d\n%s", program, images, c.env, r.code, r.stderr)
					}
				}
			}
		}
	}
}

// TestLate: no synchronisation forgets to complete puts.
func TestLate(t *testing.T) {
	t.Parallel()
	runLate(t, plain, sizes([]int{3, 4}, []int{2, 3, 4, 5, 7, 8}), seeds(t, 1), latePrograms...)
}

func TestLateSanitized(t *testing.T) {
	t.Parallel()
	runLate(t, sanitized, []int{3}, 1, "late", "sync", "ship", "transfer 6")
}

// The race detector sees what is read before it is there.
func TestLateRaces(t *testing.T) {
	t.Parallel()
	runLate(t, threads, []int{3}, 1, "late")
	threads.run(t, "transfer", call{images: 3, args: []string{"7"}, env: []string{"PGAS_SIM_LATE=1", "PGAS_NODES=3"}}).want(t, 0, "")
}

// TestLateOnOneNode: on a shared memory the same checks hold, and without PGAS_NODES each image is a node.
func TestLateOnOneNode(t *testing.T) {
	t.Parallel()
	everyCount(t, plain, []int{1, 2, 4}, "late")
	r := plain.run(t, "messages", call{images: 2, args: []string{"0", "0", "0", "4"}, env: []string{"PGAS_SIM_LATE=1", "PGAS_STATS=1"}})
	if r.code != 0 || !farMessages.MatchString(r.stderr) {
		t.Errorf("exit code %d\n%s", r.code, r.stderr)
	}
	r = plain.run(t, "late", call{images: 2, env: []string{"PGAS_SIM_LATE=x"}})
	r.want(t, 1, "pgas: error: PGAS_SIM_LATE is 'x'; it must be 0, or a number that delays are drawn from\n")
}
