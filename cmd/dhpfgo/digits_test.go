package main

import (
	"os"
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

// TestReassociatedRecurrences compares sums from left to right that are formed in blocks with those in the order of the source. The numbers
// are integers, so that every order has the same digits.
func TestReassociatedRecurrences(t *testing.T) {
	const program = `program recurrences
  implicit none
  integer :: n, m, i, j
  real(8) :: v(0:20, 0:3), a(0:20)
  real :: s(-3:20), w(0:40)
  a = [(mod(7*i, 11) - 3, i=0, 20)]
  do n = 0, 20
    v = 1
    s = 2
    w = 3
    do i = 1, 3
      do j = 1, n
        v(j, i) = v(j, i - 1) + v(j - 1, i) - v(j - 1, i - 1) + a(j)
      end do
    end do
    do j = -2, n
      s(j) = s(j - 1) - 4 + j
    end do
    do j = 2, n
      w(2*j) = a(j) + w(2*j - 2) + w(2*j)
    end do
    do m = 1, n, 2
      w(m) = w(m) + w(m - 1) + 1
    end do
    print *, n, j, nint(sum(v)), nint(s), nint(w)
  end do
end program
`
	source := filepath.Join(t.TempDir(), "recurrences.f90")
	if err := os.WriteFile(source, []byte(program), 0o644); err != nil {
		t.Fatal(err)
	}
	tool(t, "dhpfgo", "build", "-o", source+".kept", source)
	tool(t, "dhpfgo", "build", "--reassociate", "-o", source+".any", source)
	if kept, free := output(t, nil, 1, source+".kept"), output(t, nil, 1, source+".any"); kept != free || kept == "" {
		t.Errorf("in blocks:\n%s\nin the order of the source:\n%s", free, kept)
	}
}
