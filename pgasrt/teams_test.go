package pgasrt

import (
	"fmt"
	"regexp"
	"testing"
)

// simulated nodes: none, blocks, round-robin, every image alone.
func placements(images int) [][]string {
	if images < 2 {
		return [][]string{nil}
	}
	dealt := "PGAS_NODE_OF=0"
	for rank := 1; rank < images; rank++ {
		dealt += fmt.Sprint(",", rank%2)
	}
	return [][]string{nil, {"PGAS_NODES=2"}, {dealt}, {fmt.Sprint("PGAS_NODES=", images)}}
}

// The address sanitizer warns once of stacks that a program makes, though it is told of each switch.
var swapContext = regexp.MustCompile(`(?m)^.*ASan doesn't fully support makecontext.*\n`)

func runEverywhere(t *testing.T, v *variant, name string, counts []int, args ...string) {
	t.Helper()
	for _, images := range counts {
		for _, env := range placements(images) {
			r := v.run(t, name, call{images: images, args: args, env: env})
			if stderr := swapContext.ReplaceAllString(r.stderr, ""); r.code != 0 || stderr != "" {
				t.Errorf("%s %v on %d images, %v: exit code %d\n%s", name, args, images, env, r.code, r.stderr)
			}
		}
	}
}

var teamCounts = []int{1, 2, 3, 4, 7, 16}

func TestTeams(t *testing.T)            { runEverywhere(t, plain, "teams", teamCounts) }
func TestCollectives(t *testing.T)      { runEverywhere(t, plain, "collectives", teamCounts) }
func TestAsyncCollectives(t *testing.T) { runEverywhere(t, plain, "collectives", teamCounts, "async") }

func TestCollectivesUnderSanitizers(t *testing.T) {
	runEverywhere(t, sanitized, "teams", []int{1, 3})
	runEverywhere(t, sanitized, "collectives", []int{3})
	runEverywhere(t, sanitized, "collectives", []int{3}, "async")
}
