package main

import (
	"path/filepath"
	"testing"
)

// hpfImages are the numbers of images that the programs of testdata/hpf run on.
var hpfImages = []int{1, 2, 3, 4, 6, 8}

// TestHPF compares the output of the programs of testdata/hpf, named after what of HPF they use, with gfortran's, for
// which directives are comments.
func TestHPF(t *testing.T) {
	requireGfortran(t)
	sources, err := filepath.Glob("../../testdata/hpf/*.[hf]*")
	if err != nil || len(sources) == 0 {
		t.Fatalf("no programs in testdata/hpf (%v)", err)
	}
	for _, source := range sources {
		t.Run(stem(source), func(t *testing.T) {
			t.Parallel()
			compareWithGfortran(t, source, hpfImages)
		})
	}
}
