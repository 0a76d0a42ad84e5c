package turns

import (
	"strings"
	"testing"

	"dhpfgo/diag"
	"dhpfgo/parse"
)

const base = `module m
  implicit none
  real, allocatable, target :: a(:), b(:)
!hpf$ distribute (block) :: a, b
  real, pointer :: old(:), new(:) => null()
contains
  subroutine start(n)
    integer, intent(in) :: n
    allocate (a(n), b(n))
    a = 1
    old => a
    new => b
    b = 2
  end subroutine
  subroutine step(x)
    real, intent(in) :: x
    real, pointer :: t(:)
    new = old + x
    t => old
    old => new
    new => t
  end subroutine
  subroutine finish
    print *, sum(old)
    deallocate (a, b)
  end subroutine
end module
program p
  use m, only: start, step, finish, old
  implicit none
  integer :: k
  call start(8)
  do k = 1, 3
    call step(0.5)
    old(k) = 0
  end do
  call finish
end program
`

// The arrays have the place of the pointers everywhere.
func TestRewrite(t *testing.T) {
	want := `module m
  implicit none
  real, allocatable, target :: a(:), b(:)
  real, allocatable, public :: t(:)
!hpf$ distribute (block) :: a,b,t
contains
  subroutine start(n)
    integer, intent(in) :: n
    allocate (a(n), b(n))
    a = 1
    b = 2
  end subroutine start
  subroutine step(x)
    real, intent(in) :: x
    b = a+x
    call move_alloc(a,t)
    call move_alloc(b,a)
    call move_alloc(t,b)
  end subroutine step
  subroutine finish()
    write (*,*) sum(a)
    deallocate (a,b)
  end subroutine finish
end module m

program p
  use m, only: start, step, finish, a, t
  implicit none
  integer :: k
  call start(8)
  do k = 1,3
    call step(0.5)
    a(k) = 0
  end do
  call finish()
end program p
`
	if got := rewritten(t, base); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// Targets with extents are allocated, in reverse, before all else; pointers that are allocated themselves are allocatable arrays.
func TestAllocated(t *testing.T) {
	for _, c := range []struct{ from, to, want string }{
		{"allocatable, target :: a(:), b(:)", "target :: a(8), b(0:7)", "allocate (b(0:7)) allocate (a(8)) allocate (a(n), b(n))"},
		{"allocatable, target :: a(:), b(:)", "target :: a(8), b(0:7)", "real, allocatable :: b(:) real, allocatable :: a(:)"},
	} {
		if got := words(rewritten(t, strings.Replace(base, c.from, c.to, 1))); !strings.Contains(got, c.want) {
			t.Errorf("%s: %q is not in\n%s", c.to, c.want, got)
		}
	}
	own := strings.NewReplacer("  real, allocatable, target :: a(:), b(:)\n", "", ":: a, b", ":: old, new", "(a(n), b(n))", "(old(n), new(n))", "a = 1", "old = 1",
		"    old => a\n    new => b\n    b = 2\n", "", "(a, b)", "(old, new)")
	got := words(rewritten(t, own.Replace(base)))
	for _, want := range []string{"real, allocatable :: old(:)", "real, allocatable :: new(:)", "call move_alloc(old,t)", "distribute (block) :: old,new,t",
		"real, allocatable, public :: t(:)"} {
		if strings.Count(got, want) != 1 {
			t.Errorf("%q is not once in\n%s", want, got)
		}
	}
}

const swapping = `module m
  implicit none
contains
  subroutine swap(a, b)
    real, pointer, intent(inout) :: a(:), b(:)
    real, pointer :: t(:)
    t => a
    a => b
    b => t
  end subroutine
  subroutine step(old, new)
    real, intent(in) :: old(:)
    real, intent(out) :: new(:)
    new = old + 1
  end subroutine
end module
program p
  use m
  implicit none
  real, pointer :: old(:), new(:), lone(:)
!hpf$ distribute (block) :: old, new, lone
  integer :: k
  allocate (old(8), new(8), lone(8))
  old = 0
  lone = 1
  do k = 1, 3
    call step(old, new)
    call swap(old, new)
  end do
  print *, old(3), lone(4)
end program
`

// A subroutine that swaps its arguments does so where it is called; a pointer that never points elsewhere is an array.
func TestSwaps(t *testing.T) {
	got := words(rewritten(t, swapping))
	for _, want := range []string{"call move_alloc(old,t_of_swap1) call move_alloc(new,old) call move_alloc(t_of_swap1,new)", "real, allocatable :: old(:)",
		"real, allocatable :: t_of_swap1(:)", "real, allocatable :: lone(:)", "distribute (block) :: old,new,lone,t_of_swap1"} {
		if strings.Count(got, want) != 1 {
			t.Errorf("%q is not once in\n%s", want, got)
		}
	}
}

// Calls and pointers stay where a swap does more, or is not called for such pointers alone.
func TestSwapsStay(t *testing.T) {
	for _, c := range [][3]string{
		{"    b => t\n", "    b => t\n    b = 1\n", "call swap"},
		{"    b => t\n", "    b => a\n", "call swap"},
		{"    call swap(old, new)\n", "    call swap(old, old)\n", "call swap"},
		{"    call swap(old, new)\n", "    call swap(old, b=new)\n", "call swap"},
		{"  use m\n", "  use m, swop => swap\n", "call swap"},
		{"!hpf$ distribute (block) :: old, new, lone\n", "", "call swap"},
		{"  implicit none\n  real, pointer :: old(:), new(:), lone(:)\n", "  use other\n  real, pointer :: lone(:)\n", "call swap"},
		{"  lone = 1\n", "  lone = 1\n  nullify(lone)\n", "real, pointer :: lone"},
		{"  lone = 1\n", "  lone = 1\n  if (associated(lone)) lone = 2\n", "real, pointer :: lone"},
		{"  lone = 1\n", "  if (lone(1) > 0) allocate (lone(3))\n", "real, pointer :: lone"},
		{"    call step(old, new)\n", "    call step(old, new)\n    lone => old\n", "lone => old"},
	} {
		if !strings.Contains(swapping, c[0]) {
			t.Fatalf("%q is not in the program", c[0])
		}
		if got := rewritten(t, strings.Replace(swapping, c[0], c[1], 1)); !strings.Contains(got, c[2]) {
			t.Errorf("%q: %q is not in\n%s", c[1], c[2], got)
		}
	}
}

// Pointers stay where something else may name what they point to, or asks for it.
func TestPointersStay(t *testing.T) {
	for _, c := range [][2]string{
		{"    print *, sum(old)", "    print *, sum(a)"},
		{"    deallocate (a, b)", "    deallocate (a)"},
		{"    old(k) = 0", "    call start(8)"},
		{"  call start(8)\n", "  do k = 1, 2\n  call start(8)\n  end do\n"},
		{"    b = 2\n", "    call step(1.0)\n    b = 2\n"},
		{"    t => old\n", "    if (associated(old, a)) print *, x\n    t => old\n"},
		{"    new => t\n", "    new => t\n    print *, t\n"},
		{"    t => old\n", "    nullify (new)\n    t => old\n"},
		{"    new = old + x\n", "    t => old\n    new = t + x\n"},
		{"    new = old + x\n", "    new = old + x\n    new => a\n"},
		{"    new => b\n", "    if (n > 3) new => b\n"},
		{"    new => b\n", "    new => a\n"},
		{"    new => b\n", "    new => b(2:)\n"},
		{"    new = old + x\n", "    associate (o => old)\n      new = o + x\n    end associate\n"},
		{"    call step(0.5)", "    call step(old(k:))"},
		{"  subroutine finish\n", "  subroutine other(q)\n    real, pointer :: q(:)\n    q = 1\n  end subroutine\n  subroutine finish\n"},
		{"  subroutine finish\n", "  subroutine other(q)\n    real, target :: q(:)\n    rest => q\n  end subroutine\n  subroutine finish\n"},
		{"  implicit none\n  integer :: k\n", "  implicit none\n  integer :: k, b\n"},
		{"  real, pointer :: old(:)", "  common /c/ a\n  real, pointer :: old(:)"},
		{"!hpf$ distribute (block) :: a, b", "!hpf$ distribute (block) :: a"},
		{"start, step, finish, old", "start, step, finish, v => old"},
		{"program p\n", "subroutine implicit\n  old = 3\nend subroutine\nprogram p\n"},
	} {
		if !strings.Contains(base, c[0]) {
			t.Fatalf("%q is not in the program", c[0])
		}
		if got := rewritten(t, strings.Replace(base, c[0], c[1], 1)); strings.Contains(got, "move_alloc") {
			t.Errorf("%q: rewritten\n%s", c[1], got)
		}
	}
}

func rewritten(t *testing.T, source string) string {
	t.Helper()
	bag := &diag.Bag{}
	f := parse.ParseWith(diag.NewFile("m.f90", []byte(source)), bag, parse.Options{Form: parse.FreeForm})
	if bag.HasErrors() {
		t.Fatalf("%v in\n%s", bag.All(), source)
	}
	files := []*parse.File{f}
	Rewrite(files)
	var first, again strings.Builder
	parse.Fprint(&first, f)
	Rewrite(files)
	parse.Fprint(&again, f)
	if first.String() != again.String() {
		t.Errorf("a second time\n%s", again.String())
	}
	return first.String()
}

// words is a text without the layout of its lines.
func words(text string) string { return strings.Join(strings.Fields(text), " ") }
