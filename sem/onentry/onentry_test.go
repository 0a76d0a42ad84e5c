package onentry

import (
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

// Only plain local arrays are allocated on entry, and only where their target exists then.
func TestAllocate(t *testing.T) {
	bag := &diag.Bag{}
	f := parse.ParseWith(diag.NewFile("m.f90", []byte(`module m
  real, allocatable :: u(:), w(:)
!hpf$ distribute (block) :: u, w
  real :: c(8)
contains
  subroutine s(n, d)
    integer, intent(in) :: n
    real, intent(inout) :: d(n)
    real, dimension(n) :: a, b
    real, save :: kept(8)
    real, allocatable :: own(:)
    real :: x(8), y(8)
!hpf$ align a(i) with u(i)
!hpf$ align kept(i) with u(i)
!hpf$ align d(i) with u(i)
!hpf$ align x(i) with own(i)
!hpf$ align y(i) with c(i)
    a = 1
  end subroutine
end module
subroutine other
  use m, only: v => w
  real :: z(0:7)
!hpf$ align z(i) with v(i)
  z = 2
end subroutine
`)), bag, parse.Options{Form: parse.FreeForm})
	files := []*parse.File{f}
	Allocate(files)
	Allocate(files)
	var out strings.Builder
	parse.Fprint(&out, f)
	for _, want := range []string{"real, allocatable :: a(:)", "real, dimension(n) :: b", "allocate (a(n))", "real, save :: kept(8)", "d(n)", "real :: x(8), y(8)",
		"real, allocatable :: z(:)", "allocate (z(0:7))"} {
		if strings.Count(out.String(), want) != 1 {
			t.Errorf("%q is not once in\n%s", want, out.String())
		}
	}
}

// Modules that use each other, which is an error that is reported later, must not be followed for ever.
func TestModulesInCircle(t *testing.T) {
	f := parse.ParseWith(diag.NewFile("m.f90", []byte(`module m
  use n
end module
module n
  use m
end module
subroutine s
  use m
  real :: z(7)
!hpf$ align z(i) with v(i)
  z = 2
end subroutine
`)), &diag.Bag{}, parse.Options{Form: parse.FreeForm})
	Allocate([]*parse.File{f})
	var out strings.Builder
	parse.Fprint(&out, f)
	if strings.Contains(out.String(), "allocate (z") {
		t.Errorf("'z' is allocated, but no module has 'v'\n%s", out.String())
	}
}
