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
    named: do k = 1, 2
      g(l)%u(k) = 3
      g(l)%u(k+2) = 3
    end do named
    do k = 1, 2
      g(l)%u(k) = 4
      if (k > l) goto 5
      g(l)%u(k+2) = 4
5   end do
  end do
end program
`)), bag, parse.Options{Form: parse.FreeForm})
	files, _ := Split([]*parse.File{f}, nil)
	var out strings.Builder
	parse.Fprint(&out, files[0])
	for _, want := range []string{"real :: g(1)%u(4)", "real :: g(2)%u(4)", "select case (l)", "g(2)%u = l", "case (2)\n  g(1)%u(1) = 2",
		"named: do k = 1,2\n      select case (l)", "if (k>l) go to 5\n      select case (l)"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is not in\n%s", want, out.String())
		}
	}
}

// An allocatable array stays beside its elements: it has the bounds, and the elements after those that are taken apart.
func TestShells(t *testing.T) {
	bag := &diag.Bag{}
	f := parse.ParseWith(diag.NewFile("p.f90", []byte(`program p
  type grid
    real, allocatable :: u(:)
    integer :: n = 1
!hpf$ distribute u(block)
  end type
  type(grid), allocatable :: g(:), h(:), one(:)
  integer :: l, n
  read *, n
  allocate(g(0:n), h(2), one(5:5))
  one(5)%n = 3
  do l = 0, ubound(g,1)
    g(l)%n = l
  end do
  do l = 1, size(h)
    allocate(h(l)%u(4))
  end do
  call show(g)
  deallocate(g)
contains
  subroutine show(x)
    type(grid), intent(in) :: x(:)
    print *, size(x), x(2)%n
  end subroutine
end program
`)), bag, parse.Options{Form: parse.FreeForm})
	files, refusals := Split([]*parse.File{f}, nil)
	var out strings.Builder
	parse.Fprint(&out, files[0])
	for _, want := range []string{"type(grid), allocatable :: g(:), h(:), one(:)", "allocate (g(0:n), h(2), one(5:5))", "allocatable :: one(5)%u(:)", "g(9)%n = l", "case default\n      g(l)%n = l",
		"case default\n      error stop", "call show%g(g)", "size(x),g(1)%n", "deallocate (g(9)%u)", "g(9)%n = grid%n%start"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is not in\n%s", want, out.String())
		}
	}
	if len(refusals) > 0 {
		t.Error(refusals[0].Name, refusals[0].Why)
	}
}

// The ALLOCATE of an argument may be the only one.
func TestShellAllocatedByArgument(t *testing.T) {
	bag := &diag.Bag{}
	f := parse.ParseWith(diag.NewFile("p.f90", []byte(`program p
  type grid
    real, allocatable :: u(:)
!hpf$ distribute u(block)
  end type
  type(grid), allocatable :: g(:)
  call make(g, 3)
contains
  subroutine make(x, n)
    type(grid), allocatable, intent(out) :: x(:)
    integer, intent(in) :: n
    allocate(x(n))
    allocate(x(2)%u(8))
  end subroutine
end program
`)), bag, parse.Options{Form: parse.FreeForm})
	files, refusals := Split([]*parse.File{f}, nil)
	var out strings.Builder
	parse.Fprint(&out, files[0])
	if !strings.Contains(out.String(), "allocate (g(2)%u(8))") || len(refusals) > 0 {
		t.Errorf("%v\n%s", refusals, out.String())
	}
}
