! Generic resolution: kinds, ranks, keywords, optional arguments, procedures, bound ones, operators, assignments, types by extension.
module m
  implicit none
  type base
    integer :: n = 1
  contains
    procedure :: add_i, add_r, add_b
    procedure, pass(b) :: iadd
    procedure, nopass :: stat1, stat2
    generic :: add => add_i, add_r
    generic :: operator(+) => add_i, add_r, add_b, iadd
    generic :: st => stat1, stat2
    procedure :: set_i
    generic :: assignment(=) => set_i
    generic :: operator(.dot.) => add_b
  end type
  type, extends(base) :: more
    integer :: k = 2
  contains
    procedure :: add_r => more_r
    procedure :: add_c
    generic :: add => add_c
    generic :: operator(+) => add_c
  end type
  interface show
    module procedure show_i4, show_i8, show_r4, show_r8, show_c, show_l, show_i1d, show_i2d, show_base, show_s, show_proc
  end interface
  interface opt
    procedure :: opt_a, opt_b
  end interface
  interface operator(.cat.)
    module procedure cat_ii, cat_ss
  end interface
  interface operator(==)
    module procedure same
  end interface
  interface base
    module procedure make
  end interface
  interface sin
    module procedure sin_s
  end interface
  abstract interface
    integer function fi(x)
      integer, intent(in) :: x
    end function
  end interface
contains
  function add_i(a, i) result(r)
    class(base), intent(in) :: a
    integer, intent(in) :: i
    integer :: r
    r = a%n + i
  end function
  function add_r(a, x) result(r)
    class(base), intent(in) :: a
    real, intent(in) :: x
    real :: r
    r = a%n + x
  end function
  function more_r(a, x) result(r)
    class(more), intent(in) :: a
    real, intent(in) :: x
    real :: r
    r = 1000 * a%k + x
  end function
  function add_c(a, x) result(r)
    class(more), intent(in) :: a
    complex, intent(in) :: x
    complex :: r
    r = a%k + x
  end function
  function add_b(a, b) result(r)
    class(base), intent(in) :: a
    type(base), intent(in) :: b
    integer :: r
    r = a%n * b%n
  end function
  function iadd(i, b) result(r)
    integer, intent(in) :: i
    class(base), intent(in) :: b
    integer :: r
    r = 100 * i + b%n
  end function
  integer function stat1(i)
    integer, intent(in) :: i
    stat1 = i
  end function
  integer function stat2(s)
    character(*), intent(in) :: s
    stat2 = len(s)
  end function
  subroutine set_i(a, i)
    class(base), intent(out) :: a
    integer, intent(in) :: i
    a%n = i
  end subroutine
  subroutine show_i4(x); integer, intent(in) :: x; print *, 'i4', x; end subroutine
  subroutine show_i8(x); integer(8), intent(in) :: x; print *, 'i8', x; end subroutine
  subroutine show_r4(x); real, intent(in) :: x; print *, 'r4', x; end subroutine
  subroutine show_r8(x); real(8), intent(in) :: x; print *, 'r8', x; end subroutine
  subroutine show_c(x); complex, intent(in) :: x; print *, 'c', x; end subroutine
  subroutine show_l(x); logical, intent(in) :: x; print *, 'l', x; end subroutine
  subroutine show_i1d(x); integer, intent(in) :: x(:); print *, 'i1d', x; end subroutine
  subroutine show_i2d(x); integer, intent(in) :: x(:, :); print *, 'i2d', x; end subroutine
  subroutine show_base(x); class(base), intent(in) :: x; print *, 'base', x%n; end subroutine
  subroutine show_s(x); character(*), intent(in) :: x; print *, 's ', x; end subroutine
  subroutine show_proc(f); procedure(fi) :: f; print *, 'proc', f(3); end subroutine
  subroutine opt_a(a, b, c)
    integer, intent(in) :: a
    integer, intent(in), optional :: b, c
    print *, 'opt_a', a, present(b), present(c)
  end subroutine
  subroutine opt_b(x, b, c)
    real, intent(in) :: x
    integer, intent(in), optional :: b, c
    print *, 'opt_b', x, present(b), present(c)
  end subroutine
  integer function cat_ii(a, b); integer, intent(in) :: a, b; cat_ii = 10 * a + b; end function
  function cat_ss(a, b) result(r)
    character(*), intent(in) :: a, b
    character(len(a) + len(b) + 1) :: r
    r = a // '+' // b
  end function
  logical function same(a, b)
    type(base), intent(in) :: a, b
    same = a%n == b%n
  end function
  type(base) function make(s)
    character(*), intent(in) :: s
    make%n = len(s)
  end function
  character(3) function sin_s(s)
    character(*), intent(in) :: s
    sin_s = 'sin'
  end function
  integer function inc(x)
    integer, intent(in) :: x
    inc = x + 1
  end function
end module
module n
  use m, only: show, operator(.cat.), operator(.plus.) => operator(.cat.), b2 => base
  implicit none
  interface show
    procedure :: show_3d
  end interface
contains
  subroutine show_3d(x); integer, intent(in) :: x(:, :, :); print *, '3d', x; end subroutine
end module
program main
  use n
  use m, only: base, more, opt, operator(==), sin, inc
  implicit none
  type(base) :: b, c
  type(more) :: d
  class(base), allocatable :: p
  integer :: a(2) = [1, 2]
  call show(1); call show(1_8); call show(1.); call show(1d0); call show((1., 2.)); call show(.true.)
  call show(a); call show(reshape(a, [2, 1])); call show(reshape(a, [1, 1, 2])); call show('text'); call show(inc)
  call show(b); call show(d); call show(base('four'))
  b = 5
  d = 6
  c = base(7)
  allocate (more :: p)
  p = 8
  print *, b%n, d%n, d%k, c%n, p%n
  print *, b%add(1), b%add(1.), d%add(1), d%add(1.), d%add((1., 1.)), p%add(2.)
  print *, b + 1, b + 1., 1 + b, b + c, d + 1, d + (0., 1.), 2 + d, p + 2., p + 1, b .dot. c
  print *, b%st(3), b%st('abc'), d%st('ab')
  call opt(1); call opt(1., 2); call opt(a=1, c=3); call opt(c=3, x=1.); call opt(1, c=2, b=3)
  print *, 1 .cat. 2, 'a' .cat. 'b', 3 .plus. 4
  print *, b == c, b == base(5), sin('x'), sin(0.)
end program
