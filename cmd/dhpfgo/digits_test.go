package main

import (
	"path/filepath"
	"testing"
)

// TestDigits holds sums and products of reals on one image against gfortran's output, byte for byte: their order is that of
// the source unless --reassociate is given. (With -O3 that is a part of TestLang and TestHPF.)
func TestDigits(t *testing.T) {
	requireGfortran(t)
	for _, source := range []string{"../../testdata/lang/loops/digits_of_sums.f90", "../../testdata/hpf/digits_of_sums.hpf"} {
		for _, flag := range []string{"-O1", "--serial", "--reproducible"} {
			t.Run(filepath.Base(source)+" "+flag, func(t *testing.T) {
				t.Parallel()
				exe := filepath.Join(t.TempDir(), "exe")
				tool(t, "dhpfgo", "build", flag, "-o", exe, source)
				want := answerOf(t, source)
				counts := []int{1}
				if flag == "--reproducible" {
					counts = imageCounts
				}
				for _, images := range counts {
					if got := output(t, nil, images, exe); want.diff(t, got, noTolerance) != "" {
						t.Errorf("%d images:\n%s\nwant\n%s", images, got, want.text)
					}
				}
			})
		}
	}
}

// TestReassociate sees that the option changes the last digits of a long sum, and that other compilers' names of it mean the same.
func TestReassociate(t *testing.T) {
	const source = "../../testdata/lang/loops/digits_of_sums.f90"
	requireGfortran(t)
	exe := filepath.Join(t.TempDir(), "exe")
	tool(t, "dhpfgo", "build", "--reassociate", "-o", exe, source)
	if output(t, nil, 1, exe) == answerOf(t, source).wanted(t) {
		t.Error("--reassociate has the digits of the source's order")
	}
	code := textOf(t, []string{"emit", "--stage", "llvm", "--reassociate", source})
	for _, flag := range []string{"-ffast-math", "-Ofast"} {
		if textOf(t, []string{"emit", "--stage", "llvm", flag, source}) != code {
			t.Errorf("%s gives other code than --reassociate", flag)
		}
	}
}
