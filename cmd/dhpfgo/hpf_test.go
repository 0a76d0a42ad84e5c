package main

import (
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
)

// hpfImages are the numbers of images that the programs of testdata/hpf run on, besides plannedImages.
var hpfImages = []int{1, 2, 3, 6, 8}

// TestHPF compares the output of the programs of testdata/hpf, named after what of HPF they use, with gfortran's, for
// which directives are comments; what they move with their plans, and the messages of the plans with an enumeration of the
// iterations. Each is compiled and planned once.
func TestHPF(t *testing.T) {
	requireGfortran(t)
	sources := programsOfHPF(t)
	var planned, held atomic.Int64
	t.Cleanup(func() {
		if planned.Load() == int64(len(sources)) && held.Load() < 60 {
			t.Errorf("only %d steps were enumerated", held.Load())
		}
	})
	remarks := []string{"comm", "comm-missed", "loops", "loops-missed"}
	for i, source := range sources {
		t.Run(stem(source), func(t *testing.T) {
			t.Parallel()
			wantPurpose(t, source)
			exe := filepath.Join(t.TempDir(), "exe")
			p, said := buildPlanned(t, source, plannedImages, exe, append(sampled(source), "-R", remarks[i%len(remarks)]))
			planned.Add(1)
			held.Add(int64(strings.Count(p.enumerated, ": holds")))
			if strings.Contains(p.enumerated, "WRONG") {
				t.Error(p.enumerated)
			}
			ran := compareRuns(t, source, exe, countsOfHPF(source))
			ran.compareLate(t)
			comparePlanned(t, source, p.json, ran)
			wantNamesOf(t, source, p.text+said)
		})
	}
}

// countsOfHPF are some numbers of images, and for the programs with MULTI also those with many factors.
func countsOfHPF(source string) []int {
	counts := countsFor(source, hpfImages)
	if strings.HasPrefix(stem(source), "map_multi") {
		counts = append(counts, 9, 12, 16)
	}
	return counts
}

func programsOfHPF(t *testing.T) []string {
	t.Helper()
	sources, err := filepath.Glob("../../testdata/hpf/*.[hf]*")
	if err != nil || len(sources) == 0 {
		t.Fatalf("no programs in testdata/hpf (%v)", err)
	}
	return sources
}
