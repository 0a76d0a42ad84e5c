package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// ownNames is a program whose procedures have names that later editions of Fortran, or GNU Fortran, have for intrinsic ones.
const ownNames = `subroutine abort()
  print *, 'abort'
end subroutine
subroutine move_alloc(from, to)
  integer :: from, to
  to = from + 1
end subroutine
subroutine get_command_argument(i, text)
  integer :: i
  character(len=4) :: text
  text = 'mine'
end subroutine
real function asinh(x)
  real :: x
  asinh = -x
end function
real function erf(x)
  real :: x
  erf = 100*x
end function
integer function rank(a)
  real :: a(2)
  rank = nint(a(2))
end function
integer function iall(a)
  integer :: a(3)
  iall = a(3)
end function
integer function and(i, j)
  integer :: i, j
  and = i - j
end function
integer function findloc(a, b)
  integer :: a, b
  findloc = a*b
end function
subroutine implicitly()
  integer :: rank, iall, findloc, from, to
  character(len=4) :: text
  real :: a(2)
  integer, dimension(3) :: v
  a = (/ 5.0, 7.0 /)
  v = (/ 3, 5, 9 /)
  call abort
  print *, asinh(1.0), erf(2.0), rank(a), iall(v), findloc(3, 4)
  v = iall(v)
  from = 1
  call move_alloc(from, to)
  call get_command_argument(1, text)
  print *, v, to, text
end subroutine
subroutine explicitly()
  implicit none
  integer :: and
  external and
  real, external :: asinh
  intrinsic sin
  print *, and(7, 3), value(asinh), value(sin)
contains
  real function value(f)
    interface
      real function f(x)
        real, intent(in) :: x
      end function
    end interface
    value = f(1.0)
  end function
end subroutine
program main
  call implicitly
  call explicitly
end program
`

// TestStandards has names that are intrinsic or not as -std= says, beside gfortran.
func TestStandards(t *testing.T) {
	dir := t.TempDir()
	source := filepath.Join(dir, "own.f90")
	if err := os.WriteFile(source, []byte(ownNames), 0o666); err != nil {
		t.Fatal(err)
	}
	tool(t, "gfortran", "-std=f95", "-w", "-o", filepath.Join(dir, "reference"), source)
	tool(t, "dhpfgo", "-std=f95", "-o", filepath.Join(dir, "ours"), source)
	want, got := output(t, nil, 0, filepath.Join(dir, "reference")), output(t, nil, 1, filepath.Join(dir, "ours"))
	if d := compareText(want, got, 0); d != "" {
		t.Error(d)
	}
	for _, std := range []string{"f95", "f2003", "f2008", "f2018", "gnu"} {
		for _, text := range []string{"intrinsic asinh", "intrinsic rank", "intrinsic and", "print *, gamma(1.0)", "print *, iargc()", "call exit(0)"} {
			one := filepath.Join(dir, "one.f90")
			if err := os.WriteFile(one, []byte("program p\n  implicit none\n  "+text+"\nend program\n"), 0o666); err != nil {
				t.Fatal(err)
			}
			reference := exec.Command("gfortran", "-std="+std, "-w", "-o", filepath.Join(dir, "one"), one).Run() == nil
			var out strings.Builder
			if code := run([]string{"check", "-std=" + std, one}, strings.NewReader(""), &out, &out); reference != (code == 0) {
				t.Errorf("-std=%s, %s: gfortran takes it: %v\n%s", std, text, reference, out.String())
			}
		}
	}
}
