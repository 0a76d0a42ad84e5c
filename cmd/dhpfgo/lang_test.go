package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// langImages are the numbers of images that the programs of testdata/lang run on.
var langImages = []int{1, 3}

// TestLang compares the output of the programs of testdata/lang, one folder for each construct, with gfortran's.
func TestLang(t *testing.T) {
	requireGfortran(t)
	sources := langPrograms(t)
	for _, source := range sources {
		name := strings.TrimPrefix(source, "../../testdata/lang/")
		t.Run(strings.TrimSuffix(name, filepath.Ext(name)), func(t *testing.T) {
			t.Parallel()
			compareWithGfortran(t, source, langImages, sampled(source)...)
		})
	}
}

func langPrograms(t *testing.T) []string {
	t.Helper()
	var all []string
	for _, ext := range []string{"f90", "f", "F90", "F", "hpf"} {
		found, err := filepath.Glob("../../testdata/lang/*/*." + ext)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, found...)
	}
	if len(all) == 0 {
		t.Fatal("no programs in testdata/lang")
	}
	return all
}

// compareWithGfortran holds the output of a program on each number of images against that of the one gfortran makes.
func compareWithGfortran(t *testing.T, source string, counts []int, flags ...string) compared {
	t.Helper()
	text, err := os.ReadFile(source)
	if err != nil {
		t.Fatal(err)
	}
	if first, _, _ := strings.Cut(string(text), "\n"); len(first) < 3 || !strings.ContainsAny(first[:1], "!cC*") {
		t.Error("the first line must be a comment that says what the program is for")
	}
	return compareImages(t, source, counts, flags)
}
