package main

import (
	"os/exec"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
)

// hpfImages are the numbers of images that the programs of testdata/hpf run on.
var hpfImages = []int{1, 2, 3, 4, 6, 8}

// TestHPF compares the output of the programs of testdata/hpf, named after what of HPF they use, with gfortran's, for
// which directives are comments, and what they move with their plans.
func TestHPF(t *testing.T) {
	requireGfortran(t)
	for _, source := range programsOfHPF(t) {
		t.Run(stem(source), func(t *testing.T) {
			t.Parallel()
			exe, input := compareWithGfortran(t, source, hpfImages)
			comparePlanned(t, source, exe, input)
		})
	}
}

func programsOfHPF(t *testing.T) []string {
	t.Helper()
	sources, err := filepath.Glob("../../testdata/hpf/*.[hf]*")
	if err != nil || len(sources) == 0 {
		t.Fatalf("no programs in testdata/hpf (%v)", err)
	}
	return sources
}

// TestVerifyHPF compares the messages of the same programs with an enumeration of their iterations.
func TestVerifyHPF(t *testing.T) {
	sources, err := filepath.Glob("../../testdata/hpf/*.hpf")
	if err != nil {
		t.Fatal(err)
	}
	var held atomic.Int64
	t.Run("plans", func(t *testing.T) {
		for _, source := range sources {
			t.Run(stem(source), func(t *testing.T) {
				t.Parallel()
				out := stdoutOf(t, exec.Command("dhpfgo", "plan", "--verify", "-n", "4", source))
				held.Add(int64(strings.Count(out, ": holds")))
				if strings.Contains(out, "WRONG") {
					t.Error(out)
				}
			})
		}
	})
	if held.Load() < 60 {
		t.Errorf("only %d steps were enumerated", held.Load())
	}
}
