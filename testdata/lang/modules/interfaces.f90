! generic interfaces, operators, assignment, interface bodies, keyword arguments, a generic name of two modules
module one
  implicit none
  interface show
    module procedure show_int, show_real, show_array
  end interface
  interface operator(.cross.)
    module procedure cross2
  end interface
  interface operator(+)
    procedure add_logical
  end interface
  interface assignment(=)
    module procedure int_from_logical
  end interface
  interface twice
    module procedure twice_int
    module procedure twice_real
  end interface
contains
  subroutine show_int(i)
    integer, intent(in) :: i
    print *, 'integer', i
  end subroutine
  subroutine show_real(x, scale)
    real, intent(in) :: x, scale
    print *, 'real', x*scale
  end subroutine
  subroutine show_array(x, n)
    integer, intent(in) :: n
    real, intent(in) :: x(n)
    print *, 'array', sum(x)
  end subroutine
  integer function cross2(i, j)
    integer, intent(in) :: i, j
    cross2 = i*10 + j
  end function
  integer function add_logical(a, b)
    logical, intent(in) :: a, b
    add_logical = 0
    if (a) add_logical = 1
    if (b) add_logical = add_logical + 1
  end function
  elemental subroutine int_from_logical(i, l)
    integer, intent(out) :: i
    logical, intent(in) :: l
    i = -1
    if (l) i = 1
  end subroutine
  elemental integer function twice_int(i)
    integer, intent(in) :: i
    twice_int = 2*i
  end function
  elemental real function twice_real(x)
    real, intent(in) :: x
    twice_real = 2*x
  end function
end module
module two
  implicit none
  interface show
    module procedure show_logical
  end interface
contains
  subroutine show_logical(l)
    logical, intent(in) :: l
    print *, 'logical', l
  end subroutine
end module
program p
  use one
  use two
  implicit none
  integer :: i, k(3)
  real :: x(3)
  interface
    real function outside(a, b)
      real, intent(in) :: a, b
    end function
    subroutine work(n, v)
      integer, intent(in) :: n
      real, intent(inout) :: v(n)
    end subroutine
  end interface
  x = [1.0, 2.0, 3.0]
  k = [1, 2, 3]
  call show(3)
  call show(scale=2.0, x=1.5)
  call show(x, 3)
  call show(.true.)
  print *, 3 .cross. 4, .true. + .true., 1 + 2
  i = .false.
  print *, i
  print *, twice(4), twice(1.5)
  x = twice(x) + 1
  k = twice(k + 1)
  print *, x, k
  print *, outside(b=1.0, a=5.0)
  call work(v=x, n=2)
  print *, x
end program
real function outside(a, b)
  implicit none
  real, intent(in) :: a, b
  outside = a - b
end function
subroutine work(n, v)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: v(n)
  v = -v
end subroutine
