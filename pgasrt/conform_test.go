package pgasrt

import (
	"regexp"
	"strings"
	"testing"
)

var imageCounts = []int{1, 2, 3, 4, 7, 8}

func conformance(t *testing.T, v *variant, counts []int) {
	for _, images := range counts {
		r := v.run(t, "conform", call{images: images, args: []string{"x", "longer"}})
		if r.code != 0 || r.stderr != "" {
			t.Errorf("%d images: exit code %d\n%s", images, r.code, r.stderr)
		}
		for _, args := range haloSizes {
			r := v.run(t, "halo", call{images: images, args: strings.Fields(args)})
			if r.code != 0 || r.stderr != "" {
				t.Errorf("halo %s on %d images: exit code %d\n%s", args, images, r.code, r.stderr)
			}
		}
	}
}

// Extents and width: even; odd with a halo wider than the block; more images than cells; one row; stored whole; idle
// images beyond a fixed grid.
var haloSizes = []string{"16 16 1", "13 9 5", "3 2 1", "1 29 2", "9 14 full", "11 12 2 1 1", "9 9 1 1 0"}

func TestConformance(t *testing.T) {
	t.Parallel()
	conformance(t, plain, imageCounts)
}

func TestConformanceSanitized(t *testing.T) {
	t.Parallel()
	conformance(t, sanitized, []int{1, 4, 7})
}

func TestHugePages(t *testing.T) {
	plain.run(t, "huge", call{images: 2}).want(t, 0, "")
	plain.run(t, "kept", call{images: 2}).want(t, 0, "")
}

func TestStats(t *testing.T) {
	r := plain.run(t, "halo", call{images: 4, args: []string{"16", "16", "1"}, env: []string{"PGAS_STATS=1"}})
	// 2 x 2 tiles of 8 x 8: every image sends two sides of 8 and a corner of 1 in three messages; the program makes 20
	// rounds twice. In half of them exchange 3 goes only to higher columns: four messages, 8 + 1 elements to each of two.
	// Exchanges 3 and 7 follow each other: their messages to one image go together.
	const want = "pgas: exchange 3: b (halo.hpf:13): runs 40, messages 320, bytes 13760\n" +
		"pgas: exchange 7: a (halo.hpf:17): runs 40, messages 480, bytes 21760\n" +
		"pgas: joined: messages 320 went in one with another of their step\n"
	got := strings.Split(strings.TrimSpace(r.stderr), "\n")
	if !strings.Contains(r.stderr, want) {
		t.Errorf("got\n%s\nwant\n%s", r.stderr, want)
	}
	if last := got[len(got)-1]; !regexp.MustCompile(`^pgas: total: calls \d+, messages \d+, bytes \d+$`).MatchString(last) {
		t.Errorf("last line %q", last)
	}
}

func TestStatsOfKinds(t *testing.T) {
	r := plain.run(t, "conform", call{images: 2, args: []string{"x", "longer"}, env: []string{"PGAS_STATS=1"}})
	for _, kind := range []string{"fetch", "gather", "scatter", "reduce", "broadcast"} {
		if !regexp.MustCompile(`(?m)^pgas: ` + kind + `: calls \d+, messages \d+, bytes \d+$`).MatchString(r.stderr) {
			t.Errorf("no line for %s in\n%s", kind, r.stderr)
		}
	}
}

func TestIdleImages(t *testing.T) {
	for _, args := range []string{"11 12 2 2 2", "11 12 full 1 3", "5 40 3 3 1"} {
		r := plain.run(t, "halo", call{images: 7, args: strings.Fields(args)})
		r.want(t, 0, "")
	}
}
