package pgasrt

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// traceEvent is an element of a trace in the Trace Event Format.
type traceEvent struct {
	Ph, Name, Cat string
	Tid           int
	Ts, Dur       float64
	Args          struct {
		Image, Line int
		Bytes       int64
		Name, File  string
	}
}

// traced runs a program with a trace and returns its events.
func traced(t *testing.T, name string, c call) (result, []traceEvent) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "trace.json")
	c.env = append(c.env, "PGAS_TRACE="+path)
	r := plain.run(t, name, c)
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatalf("%v\n%s", err, r.stderr)
	}
	var trace struct{ TraceEvents []traceEvent }
	if err := json.Unmarshal(text, &trace); err != nil {
		t.Fatal(err)
	}
	return r, trace.TraceEvents
}

func TestTrace(t *testing.T) {
	for _, images := range []int{1, 3} {
		r, events := traced(t, "sync", call{images: images})
		r.want(t, 0, "")
		puts, named := map[int]int{}, 0
		for _, e := range events {
			if e.Ph == "M" && e.Args.Name == fmt.Sprint("image ", e.Tid) {
				named++
			}
			if e.Name == "put" && e.Args.Bytes == 800 && e.Args.Image == e.Tid%images+1 && e.Ts >= 0 && e.Dur >= 0 {
				puts[e.Tid]++
			}
		}
		if named != images || len(puts) != images || puts[1] < 300 {
			t.Errorf("%d images: %d named, puts to the right %v", images, named, puts)
		}
	}
}

// The trace of a run that a signal ended shows what the images did last. A ring keeps the newest events only.
func TestTraceAfterCrash(t *testing.T) {
	r, events := traced(t, "failing", call{images: 3, args: []string{"unreported", "event"}, env: []string{"PGAS_TRACE_EVENTS=5"}})
	if r.code != 1 {
		t.Errorf("exit code %d", r.code)
	}
	count, waits := map[int]int{}, 0
	for _, e := range events {
		count[e.Tid]++
		if e.Name == "event wait" && e.Args.Line == 100 && e.Args.File == "" {
			waits++
		}
	}
	if waits != 2 || len(count) != 3 || count[2] > 1+5 {
		t.Errorf("%d waits, events of images %v", waits, count)
	}
}

func TestUsage(t *testing.T) {
	r := plain.run(t, "sync", call{images: 2, env: []string{"PGAS_STATS=1"}})
	for _, want := range []string{
		`event post: calls 6\d\d, messages 0, bytes 0, waits 0`, `lock: calls 2\d+, .*`, `get: calls 0, messages [1-9]\d+, bytes \d+, waits 0`,
		`notify wait: calls 600, messages 0, bytes 0, waits \d+`,
	} {
		if !regexp.MustCompile(`(?m)^pgas: ` + want + `$`).MatchString(r.stderr) {
			t.Errorf("no line %q in\n%s", want, r.stderr)
		}
	}
	if strings.Contains(r.stderr, "total") || r.code != 0 {
		t.Errorf("exit code %d\n%s", r.code, r.stderr)
	}
}

// seeds is how many runs the tests with random delays or kills make: few, or PGAS_TEST_SEEDS.
func seeds(t *testing.T, few int) int {
	t.Helper()
	if text := os.Getenv("PGAS_TEST_SEEDS"); text != "" {
		if _, err := fmt.Sscan(text, &few); err != nil {
			t.Fatalf("PGAS_TEST_SEEDS is %q: %v", text, err)
		}
	}
	return few
}

// sizes is few, or all if PGAS_TEST_FULL is set and there are any: the tests at full size take half an hour.
func sizes[T any](few, all []T) []T {
	if os.Getenv("PGAS_TEST_FULL") != "" && len(all) > 0 {
		return all
	}
	return few
}

// Random delays by seed bring no hang and no wrong result.
func TestChaos(t *testing.T) {
	t.Parallel()
	for seed := range seeds(t, 8) {
		for _, name := range []string{"sync", "ship"} {
			images := 2 + seed%7
			r := plain.run(t, name, call{images: images, env: []string{fmt.Sprint("PGAS_CHAOS=", seed)}})
			if r.code != 0 || r.stderr != "" {
				t.Errorf("%s on %d images, seed %d: exit code %d\n%s", name, images, seed, r.code, r.stderr)
			}
		}
	}
}
