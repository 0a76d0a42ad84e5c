package pgasrt

import (
	"strconv"
	"strings"
	"testing"
)

// everyCount runs a test program without arguments on all numbers of images; it checks itself.
func everyCount(t *testing.T, v *variant, counts []int, names ...string) {
	t.Helper()
	for _, name := range names {
		for _, images := range counts {
			if r := v.run(t, name, call{images: images}); r.code != 0 || r.stderr != "" {
				t.Errorf("%s on %d images: exit code %d\n%s", name, images, r.code, r.stderr)
			}
		}
	}
}

func TestSynchronisation(t *testing.T) {
	t.Parallel()
	everyCount(t, plain, []int{1, 2, 3, 4, 7, 8, 16}, "sync", "ship")
}

func TestSynchronisationSanitized(t *testing.T) {
	t.Parallel()
	everyCount(t, sanitized, sizes([]int{1, 3, 8}, []int{1, 2, 3, 4, 7, 8, 16}), "sync", "ship")
}

// Between simulated nodes nothing can be loaded or stored, and notifications come late.
func TestSynchronisationBetweenNodes(t *testing.T) {
	t.Parallel()
	for _, env := range [][]string{{"PGAS_NODES=2"}, {"PGAS_NODES=2", "PGAS_SIM_INTERNODE_NS=20000", "PGAS_SIM_GAP_NS=5000"}} {
		for _, name := range []string{"sync", "ship"} {
			r := plain.run(t, name, call{images: 4, env: env})
			if r.code != 0 || r.stderr != "" {
				t.Errorf("%s with %v: exit code %d\n%s", name, env, r.code, r.stderr)
			}
		}
	}
}

// With threads as images the race detector sees every access to shared memory.
func TestRaces(t *testing.T) {
	t.Parallel()
	everyCount(t, threads, sizes([]int{1, 2, 3, 4}, []int{1, 2, 3, 4, 7, 8}), "sync", "ship")
	seen := false
	for pause := 1; pause <= 8192 && !seen; pause *= 2 { // until all images are through the barrier, however busy the machine is
		r := threads.run(t, "race", call{images: 2, args: []string{strconv.Itoa(pause)}})
		seen = r.code != 0 && strings.Contains(r.stderr, "WARNING: ThreadSanitizer: data race")
	}
	if !seen {
		t.Error("a race is not seen")
	}
}
