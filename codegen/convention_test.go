package codegen

import (
	"regexp"
	"strings"
	"testing"
)

// conventionProgram is what other compilers, the runtime or clang rely on in the text of a program.
type conventionProgram struct {
	name, source string
	opt          Options
	want         []string // regular expressions, in the order of the text
	never        string   // what the text has nowhere
}

// TestConventions compiles small programs and looks for each convention.
func TestConventions(t *testing.T) {
	for _, c := range conventions {
		t.Run(c.name, func(t *testing.T) {
			p := fromSource(t, "test.hpf", []byte(strings.TrimSpace(c.source)+"\n"))
			text := Text(p, c.opt)
			rest := text
			for _, want := range c.want {
				at := regexp.MustCompile(want).FindStringIndex(rest)
				if at == nil {
					t.Fatalf("no %s in its place in\n%s", want, text)
				}
				rest = rest[at[1]:]
			}
			if c.never != "" && strings.Contains(text, c.never) {
				t.Errorf("%s in\n%s", c.never, text)
			}
		})
	}
}

const dot = `
subroutine s(a, b, n, t)
  integer, intent(in) :: n
  real(8), intent(inout) :: a(n), b(n)
  real(8), intent(out) :: t
  integer :: i
  t = 0
  do i = 1, n
    t = t + a(i)*b(i)
  end do
end subroutine
program p
  real(8) :: x(3), y(3), t
  x = 1; y = 2
  call s(x, y, 3, t)
  print *, t
end program`

var conventions = []conventionProgram{
	{"arguments go by reference, and the value of a function in a register", `
integer function twice(n)
  integer, intent(in) :: n
  twice = 2*n
end function
program p
  integer, external :: twice
  print *, twice(4)
end program`, Options{Objects: true},
		[]string{`define i32 @twice_\(i32\* noalias %n\)`, `mul nsw i32 2, `, `call i32 @twice_\(i32\* %temporary`}, ""},
	{"without other objects procedures stay inside of the module", `
subroutine s
  print *, 1
end subroutine
program p
  call s
end program`, Options{}, []string{`define internal void @s_\(\)`, `call void @s_\(\)`}, ""},
	{"hidden lengths follow all arguments, and a character function gets the place of its value first", `
program p
  character(5) :: a
  a = 'xy'
  print *, f(a, 'c')
contains
  function f(x, y) result(z)
    character(*), intent(in) :: x, y
    character(len(x) + 1) :: z
    z = x // y
  end function
end program`, Options{}, []string{
		`define internal void @f\.p\(i8\* %result\.0, i64 %result\.0\.length, i8\* noalias %x, i8\* noalias %y, i64 %x\.length, i64 %y\.length\)`,
		`call i8\* @hpf_text_reserve\(`, `call void @free\(`, `call void @f\.p\(i8\* %\d+, i64 6, i8\* %\d+, .*, i64 5, i64 1\)`}, ""},
	{"an absent argument is no address", `
program p
  call s(1)
  call s(1, 2)
contains
  subroutine s(x, y)
    integer, intent(in) :: x
    integer, intent(in), optional :: y
    if (present(y)) print *, x + y
  end subroutine
end program`, Options{}, []string{`icmp ne i8\* %\d+, null`, `call void @s\.p\(i32\* %temporary\.\d+, i32\* null\)`,
		`call void @s\.p\(i32\* %temporary\.\d+, i32\* %temporary`}, ""},
	{"arrays of assumed shape go by descriptor, others by their first element", `
program p
  real :: a(4,6)
  a = 1
  call s(a(::2,:))
  call t(a, 4)
  print *, a(1,1)
contains
  subroutine s(x)
    real, intent(inout) :: x(:,:)
    x(1,1) = 2
  end subroutine
  subroutine t(x, n)
    integer, intent(in) :: n
    real, intent(inout) :: x(n,*)
    x(1,2) = 3
  end subroutine
end program`, Options{}, []string{`define internal void @s\.p\(i8\* noalias %x\)`, `define internal void @t\.p\(float\* noalias %x, i32\* noalias %n\)`,
		`call void @s\.p\(i8\* `, `call void @t\.p\(float\* `}, ""},
	{"a value goes to C by value", `
module m
  use iso_c_binding
  interface
    integer(c_int) function c_abs(x) bind(c, name='abs')
      import
      integer(c_int), value :: x
    end function
  end interface
end module
program p
  use m
  print *, c_abs(-3)
end program`, Options{}, []string{`call i32 .*@abs.*\(i32 -3\)`}, "@c_abs"},
	{"an internal procedure finds the variables of its host in a frame", `
module m
contains
  recursive integer function outer(n) result(r)
    integer, intent(in) :: n
    integer :: k
    k = n
    call inner(2)
    r = k
  contains
    subroutine inner(m)
      integer, value :: m
      k = k + m
    end subroutine
  end function
end module
program p
  use m
  print *, outer(3)
end program`, Options{}, []string{`define internal i32 @__m_MOD_outer\(i32\* noalias %n\)`, `call void @inner[^(]*\(i32 2, i8\*\* %\d+\)`,
		`define internal void @inner[^(]*\(i32 %m, i8\*\* `}, ""},
	{"a call by the dynamic type goes through a function that knows all of them", `
module m
  type :: shape
    integer :: n = 1
  contains
    procedure :: area
  end type
  type, extends(shape) :: square
    integer :: side = 3
  contains
    procedure :: area => square_area
  end type
contains
  integer function area(s)
    class(shape), intent(in) :: s
    area = s%n
  end function
  integer function square_area(s)
    class(square), intent(in) :: s
    square_area = s%side**2
  end function
end module
program p
  use m
  class(shape), allocatable :: s
  allocate(square :: s)
  print *, s%area()
end program`, Options{}, []string{`define internal i32 @dispatch\.1\.area\(`, `switch i64 `, `call i32 @__m_MOD_area\(`,
		`call i32 @__m_MOD_square_area\(`, `call i32 @dispatch\.1\.area\(`}, ""},
	{"a sum may be made in any order", dot, Options{Reassociate: true}, []string{`fmul double`, `fadd reassoc nsz double`}, "contract"},
	{"a sum stays in the order of the source", dot, Options{}, []string{`fadd double`}, "reassoc"},
	{"a product and a sum may fuse", dot, Options{Contract: true, Reassociate: true}, []string{`fmul contract double`, `fadd reassoc nsz contract double|fadd contract reassoc nsz double`}, ""},
	{"dummy arguments do not overlap", dot, Options{}, []string{`load double, double\* %\d+, !alias\.scope !\d+, !noalias !\d+`}, ""},
	{"a pointer may overlap with targets", `
program p
  real, target :: a(9)
  real, pointer :: q(:)
  a = 1
  q => a(2:)
  q(1) = a(1)
  print *, a(2)
end program`, Options{}, []string{`store float`}, "!noalias"},
	{"distributed arrays are created, exchanged and reduced", `
program p
  real :: a(100), b(100)
  integer :: i
!hpf$ distribute a(block)
!hpf$ align b(i) with a(i)
  b = 1
!hpf$ independent
  do i = 2, 99
    a(i) = b(i-1) + b(i+1)
  end do
  print *, sum(a)
end program`, Options{}, []string{`@layout\.a = internal global %hpf_layout `, `@array\.a = internal global %hpf_array `, `@exchange\.1 = `,
		`call void @hpf_layout_init\(`, `call void @hpf_array_create\(.*@array\.a`, `call void @hpf_exchange_run\(.*, i32 2\)`,
		`!llvm\.access\.group`, `call void @hpf_reduce\(`, `define internal i32 @sections\.1\(i32 %piece, `}, "hpf_loop_"},
	{"checks note what an INDEPENDENT loop touches", `
program p
  real :: a(100)
  integer :: i, k
  k = 1
!hpf$ independent
  do i = 1, 99
    a(i*k) = a(i)
  end do
  print *, a(1)
end program`, Options{Check: true}, []string{`call void @hpf_loop_begin\(`, `call void @hpf_loop_iteration\(`, `call void @hpf_loop_end\(`, `call void @hpf_fail_bounds\(`,
		`call void @hpf_loop_access\(.*, i32 1, i8\* %\d+, i32 0, i64 1, `, `call void @hpf_loop_access\(.*, i32 1, i8\* %\d+, i32 1, i64 1, `}, "hpf_fail_undefined"},
	{"a variable without a value is found", `
program p
  integer :: k
  print *, k
end program`, Options{Undefined: true}, []string{`call void @llvm\.memset.*i8 -5, i64 4,`, `icmp eq i32 %\d+, -67372037`, `call void @hpf_fail_undefined\(`}, ""},
	{"debuggers read a dynamic array by its description", `
program p
  real, allocatable :: a(:)
  allocate(a(7))
  a = 1
  print *, a(1)
end program`, Options{Debug: true}, []string{`a\.shown`, `call void @llvm\.dbg\.|!dbg !\d+`, `dataLocation: !DIExpression\(DW_OP_push_object_address, DW_OP_deref\)`}, ""},
}
