package pgasrt

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// simulated nodes: none, blocks, round-robin, every image alone.
func placements(images int) [][]string {
	switch images {
	case 1:
		return [][]string{nil}
	case 2: // blocks, round-robin and every image alone are the same
		return [][]string{nil, {"PGAS_NODES=2"}}
	}
	dealt := "PGAS_NODE_OF=0"
	for rank := 1; rank < images; rank++ {
		dealt += fmt.Sprint(",", rank%2)
	}
	return [][]string{nil, {"PGAS_NODES=2"}, {dealt}, {fmt.Sprint("PGAS_NODES=", images)}}
}

func runEverywhere(t *testing.T, v *variant, name string, counts []int, args ...string) {
	t.Helper()
	for _, images := range counts {
		for _, env := range placements(images) {
			r := v.run(t, name, call{images: images, args: args, env: env})
			if r.code != 0 || r.stderr != "" {
				t.Errorf("%s %v on %d images, %v: exit code %d\n%s", name, args, images, env, r.code, r.stderr)
			}
		}
	}
}

var teamCounts = []int{1, 2, 3, 4, 7, 16}

func TestTeams(t *testing.T) {
	t.Parallel()
	runEverywhere(t, plain, "teams", teamCounts)
}

func TestCollectives(t *testing.T) {
	t.Parallel()
	runEverywhere(t, plain, "collectives", teamCounts)
	runEverywhere(t, plain, "collectives", sizes([]int{1, 2, 3, 5, 7}, teamCounts), "named")
}

func TestAsyncCollectives(t *testing.T) {
	t.Parallel()
	runEverywhere(t, plain, "collectives", sizes([]int{1, 2, 3, 4, 7}, teamCounts), "async")
}

func TestCollectivesUnderSanitizers(t *testing.T) {
	t.Parallel()
	runEverywhere(t, sanitized, "teams", sizes([]int{1, 3}, teamCounts))
	runEverywhere(t, sanitized, "collectives", sizes([]int{3}, teamCounts))
	runEverywhere(t, sanitized, "collectives", sizes([]int{3}, teamCounts), "async")
	runEverywhere(t, sanitized, "collectives", sizes([]int{4}, teamCounts), "named")
}

func TestCollectivesOfThreads(t *testing.T) {
	t.Parallel()
	for _, images := range sizes([]int{3}, []int{1, 2, 3, 4, 7}) {
		threads.run(t, "collectives", call{images: images}).want(t, 0, "")
		threads.run(t, "collectives", call{images: images, args: []string{"async"}}).want(t, 0, "")
		threads.run(t, "collectives", call{images: images, args: []string{"named"}}).want(t, 0, "")
	}
	for _, images := range sizes([]int{4}, []int{1, 2, 3, 4, 7}) {
		threads.run(t, "teams", call{images: images}).want(t, 0, "")
	}
}

func TestSurvivors(t *testing.T) {
	t.Parallel()
	for _, images := range []int{1, 2, 3, 4, 7, 16} {
		for _, where := range []string{"b", "c", "f", "a"} {
			r := plain.run(t, "survivors", call{images: images, args: []string{where}})
			if r.code != 0 || r.stderr != "" {
				t.Errorf("%d images, %s: exit code %d\n%s", images, where, r.code, r.stderr)
			}
		}
	}
}

func TestNodesRefused(t *testing.T) {
	for env, message := range map[string]string{
		"PGAS_NODES=3x2":     "PGAS_NODES is '3x2'; it must be a number of nodes, or nodes x images of each, that fits for 4 images",
		"PGAS_NODES=5":       "PGAS_NODES is '5'; it must be a number of nodes, or nodes x images of each, that fits for 4 images",
		"PGAS_NODE_OF=0,1,2": "PGAS_NODE_OF is '0,1,2'; it must list a node number, from 0, for each image, for 4 images",
		"PGAS_LEVELS=3":      "PGAS_LEVELS is '3'; it must be 1 or 2",
		"PGAS_SIM_GAP_NS=x":  "PGAS_SIM_GAP_NS is 'x'; it must be nanoseconds, at most 1000000000",
	} {
		r := plain.run(t, "teams", call{images: 4, env: []string{env}})
		r.want(t, 1, "pgas: error: "+message+"\n")
	}
}

var farMessages = regexp.MustCompile(`(?m)^pgas: messages between nodes: (\d+)$`)

// messagesOf counts messages between nodes of a run of testdata/messages.c beyond those of a run that does nothing.
func messagesOf(t *testing.T, images int, env []string, args ...string) (count int) {
	t.Helper()
	for sign, run := range map[int][]string{1: args, -1: {"0", "0", "0", "0"}} {
		r := plain.run(t, "messages", call{images: images, args: run, env: append([]string{"PGAS_STATS=1"}, env...)})
		m := farMessages.FindStringSubmatch(r.stderr)
		if r.code != 0 || m == nil {
			t.Fatalf("%v: exit code %d\n%s", run, r.code, r.stderr)
		}
		n, _ := strconv.Atoi(m[1])
		count += sign * n
	}
	return count
}

// A box goes over a network line by line, along its longest dimension whatever the strides.
func TestBaseDimension(t *testing.T) {
	if n := messagesOf(t, 2, []string{"PGAS_NODES=2"}, "0", "0", "0", "4"); n != 4*3 {
		t.Errorf("%d messages of 4 boxes of 3 lines", n)
	}
}

// Between L leaders TDLB sends exactly L*ceil(log2 L) messages, and no other image sends any; the other collectives with
// two levels send what their trees have, and their receivers say once for every four messages that there is room.
func TestMessagesBetweenNodes(t *testing.T) {
	t.Parallel()
	const barriers, each = 50, 8
	for nodes, rounds := range map[int]int{1: 0, 2: 1, 3: 2, 4: 2, 5: 3, 8: 3} {
		dealt := make([]string, 16)
		for rank := range dealt {
			dealt[rank] = strconv.Itoa(rank % nodes)
		}
		for _, env := range []string{fmt.Sprint("PGAS_NODES=", nodes), "PGAS_NODE_OF=" + strings.Join(dealt, ",")} {
			if n, want := messagesOf(t, 16, []string{env}, fmt.Sprint(barriers), "0", "0", "0"), barriers*nodes*rounds; n != want {
				t.Errorf("%s: %d messages of %d barriers, want %d", env, n, barriers, want)
			}
			if n, want := messagesOf(t, 16, []string{env}, "0", "0", fmt.Sprint(each), "0"), each*(nodes-1)*5/4; n != want {
				t.Errorf("%s: %d messages of %d broadcasts, want %d", env, n, each, want)
			}
			if nodes&(nodes-1) != 0 {
				continue
			}
			if n, want := messagesOf(t, 16, []string{env}, "0", fmt.Sprint(each), "0", "0"), each*nodes*rounds*5/4; n != want {
				t.Errorf("%s: %d messages of %d reductions, want %d", env, n, each, want)
			}
		}
	}
}
