package pgasrt

import (
	"strconv"
	"strings"
	"testing"
)

func TestTransfers(t *testing.T) {
	t.Parallel()
	for seed, images := range []int{1, 2, 3, 4, 7, 8, 16} {
		plain.run(t, "transfer", call{images: images, args: []string{strconv.Itoa(seed)}}).want(t, 0, "")
	}
}

func TestTransfersSanitized(t *testing.T) {
	t.Parallel()
	for seed, images := range []int{2, 3} {
		sanitized.run(t, "transfer", call{images: images, args: []string{strconv.Itoa(seed + 100)}}).want(t, 0, "")
	}
}

// TestTransferRaces: nothing but the transfers and the barriers between them touches memory.
func TestTransferRaces(t *testing.T) {
	t.Parallel()
	everyCount(t, threads, []int{1, 3}, "transfer", "topology")
}

// TestTransfersBetweenNodes takes the ways of a network: no pointer into another node's memory, boxes line by line,
// completion after a round trip.
func TestTransfersBetweenNodes(t *testing.T) {
	t.Parallel()
	for images, nodes := range map[int]string{2: "2x1", 4: "2x2", 3: "3x1"} {
		c := call{images: images, args: []string{strconv.Itoa(images + 300)}, env: []string{"PGAS_NODES=" + nodes}}
		plain.run(t, "transfer", c).want(t, 0, "")
	}
	c := call{images: 2, args: []string{"400"}, env: []string{"PGAS_NODES=2x1", "PGAS_SIM_INTERNODE_NS=2000"}}
	sanitized.run(t, "transfer", c).want(t, 0, "")
}

// TestTransfersCounted takes the calls that the inline ones avoid.
func TestTransfersCounted(t *testing.T) {
	t.Parallel()
	r := plain.run(t, "transfer", call{images: 4, args: []string{"200"}, env: []string{"PGAS_STATS=1"}})
	if r.code != 0 {
		t.Errorf("exit code %d\n%s", r.code, r.stderr)
	}
}

func TestTopologies(t *testing.T) {
	t.Parallel()
	for _, v := range []*variant{plain, sanitized} {
		for _, images := range []int{1, 2, 3, 4, 7, 16} {
			v.run(t, "topology", call{images: images}).want(t, 0, "")
		}
	}
}

func TestRefusedShapes(t *testing.T) {
	for arg, message := range map[string]string{
		"edge":    "this image has no edge of class 4 to image 1",
		"member":  "there is no image 4 in a team of 3 images",
		"sibling": "there is no image 0 in sibling team 7 of 3 images",
		"large":   "extent 4 of dimension 1 makes a grid that does not fit 3 images",
		"nobody":  "there is no image 0 in the current team of 3 images",
		"dims":    "a box of 8 dimensions; there may be 7",
	} {
		r := plain.run(t, "topology", call{images: 3, args: []string{arg}})
		if r.code != 1 || !strings.Contains(r.stderr, message) {
			t.Errorf("%s: exit code %d, %q; want %q", arg, r.code, r.stderr, message)
		}
	}
}
