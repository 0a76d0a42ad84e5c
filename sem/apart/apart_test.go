package apart

import (
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

const source = `module m
  type grid
    integer :: n = 2
    real, allocatable :: u(:)
!hpf$ distribute u(block)
  contains
    procedure :: fill
  end type
contains
  subroutine fill(this, x)
    class(grid), intent(inout) :: this
    real, intent(in) :: x
    this%u = x
  end subroutine
  real function total(g)
    type(grid), intent(in) :: g
    total = sum(g%u)*g%n
  end function
end module
program p
  use m, only: grid, total
  type(grid) :: g
  type(grid), allocatable :: h
  allocate(g%u(8))
  call g%fill(1.0)
  print *, total(g)
end program
`

const want = `module m
  type :: grid
    integer :: n = 2
    real, allocatable :: u(:)
!hpf$ distribute (block) :: u
  contains
    procedure :: fill
  end type grid
  integer :: g%n = 2
  public g%n
  real, allocatable :: g%u(:)
  public g%u
!hpf$ distribute (block) :: g%u
  public fill%g
  public total%g
contains
  subroutine fill(this,x)
    class(grid), intent(inout) :: this
    real, intent(in) :: x
    error stop
  end subroutine fill
  real function total(g)
    type(grid), intent(in) :: g
    error stop
  end function total
  subroutine fill%g(x)
    real, intent(in) :: x
    g%u = x
  end subroutine fill%g
  real function total%g() result(total)
    total = sum(g%u)*g%n
  end function total%g
end module m

program p
  use m, only: g%u
  use m, only: fill%g
  use m, only: total%g
  use m, only: grid, total
  type(grid), allocatable :: h
  allocate (g%u(8))
  call fill%g(1.0)
  write (*,*) total%g()
end program p
`

func TestSplit(t *testing.T) {
	bag := &diag.Bag{}
	f := parse.ParseWith(diag.NewFile("m.f90", []byte(source)), bag, parse.Options{Form: parse.FreeForm})
	if bag.HasErrors() {
		t.Fatal(bag.All()[0])
	}
	files, refusals := Split([]*parse.File{f}, nil)
	var out strings.Builder
	if parse.Fprint(&out, files[0]); out.String() != want {
		t.Errorf("got\n%s\nwant\n%s", out.String(), want)
	}
	if len(refusals) != 1 || refusals[0].Name != "h" || !refusals[0].Why.Has(attribute) {
		t.Errorf("an allocatable variable is not refused as one: %v", refusals)
	}
}

func TestLevels(t *testing.T) {
	bag := &diag.Bag{}
	f := parse.ParseWith(diag.NewFile("p.f90", []byte(`program p
  type grid
    real :: u(4)
!hpf$ distribute u(block)
  end type
  type(grid) :: g(2)
  integer :: l
  do l = 1, 2
    g(l)%u = l
    if (l > 1) g(l-1)%u(1) = size(g)
  end do
end program
`)), bag, parse.Options{Form: parse.FreeForm})
	files, _ := Split([]*parse.File{f}, nil)
	var out strings.Builder
	parse.Fprint(&out, files[0])
	for _, want := range []string{"real :: g(1)%u(4)", "real :: g(2)%u(4)", "select case (l)", "g(2)%u = l", "case (2)\n  g(1)%u(1) = 2"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is not in\n%s", want, out.String())
		}
	}
}
