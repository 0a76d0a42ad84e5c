package main

import (
	"path/filepath"
	"testing"
)

// TestDigits holds sums and products of reals on one image against gfortran's output, byte for byte: their order is that of
// the source unless --reassociate is given.
func TestDigits(t *testing.T) {
	requireGfortran(t)
	for _, source := range []string{"../../testdata/lang/loops/digits_of_sums.f90", "../../testdata/hpf/digits_of_sums.hpf"} {
		for _, flag := range []string{"-O3", "-O1", "--serial", "--reproducible"} {
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

// TestReassociate sees that the option, and other compilers' names of it, change the last digits of a long sum.
func TestReassociate(t *testing.T) {
	const source = "../../testdata/lang/loops/digits_of_sums.f90"
	requireGfortran(t)
	want := answerOf(t, source).wanted(t)
	first := ""
	for _, flag := range []string{"--reassociate", "-ffast-math", "-Ofast"} {
		exe := filepath.Join(t.TempDir(), "exe")
		tool(t, "dhpfgo", "build", flag, "-o", exe, source)
		got := output(t, nil, 1, exe)
		if got == want || first != "" && got != first {
			t.Errorf("%s has the digits of the source's order, or others than --reassociate", flag)
		}
		first = got
	}
}
