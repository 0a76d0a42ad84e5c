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
			wantPurpose(t, source)
			compareImages(t, source, langImages, sampled(source))
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

// wantPurpose wants the first line of a program to say what it is for.
func wantPurpose(t *testing.T, source string) {
	t.Helper()
	text, err := os.ReadFile(source)
	if err != nil {
		t.Fatal(err)
	}
	if first, _, _ := strings.Cut(string(text), "\n"); len(first) < 3 || !strings.ContainsAny(first[:1], "!cC*") {
		t.Error("the first line must be a comment that says what the program is for")
	}
}
