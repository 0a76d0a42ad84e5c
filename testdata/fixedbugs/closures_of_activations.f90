! A procedure pointer and an argument name internal procedures of one activation of their host while another one runs: both had the
! variables of the last activation, and internal procedures of recursive hosts were refused.
module solvers
  implicit none
  type :: solver
    procedure(func), pointer :: f => null()
  contains
    procedure :: solve
  end type
  type, extends(solver) :: bisection
  end type
  abstract interface
    function func(me, x) result(y)
      import
      class(solver), intent(inout) :: me
      real, intent(in) :: x
      real :: y
    end function
    function plain(x) result(y)
      real, intent(in) :: x
      real :: y
    end function
  end interface
contains
  subroutine root(fun, depth, y)
    procedure(plain) :: fun
    integer, intent(in) :: depth
    real, intent(out) :: y
    class(solver), allocatable :: s
    real :: scaled(depth)
    scaled = 1
    if (depth > 1) then
      allocate (solver :: s)
    else
      allocate (bisection :: s)
    end if
    s%f => wrapper
    call s%solve(depth, y)
    y = y + sum(scaled)
  contains
    function wrapper(me, x) result(y)
      class(solver), intent(inout) :: me
      real, intent(in) :: x
      real :: y
      y = fun(x)*depth
      scaled(depth) = scaled(depth) + 1
    end function
  end subroutine
  subroutine solve(me, depth, y)
    class(solver), intent(inout) :: me
    integer, intent(in) :: depth
    real, intent(out) :: y
    if (depth > 1) then
      call root(wrapper, depth - 1, y)
      y = y + me%f(1.0)
    else
      y = me%f(3.0)
    end if
  contains
    function wrapper(x) result(y)
      real, intent(in) :: x
      real :: y
      y = me%f(x) + 0.5
    end function
  end subroutine
end module

program closures
  use solvers
  implicit none
  interface
    recursive integer function boy(k, x1, x2, x3, x4, x5)
      integer, value :: k
      integer, external :: x1, x2, x3, x4, x5
    end function
  end interface
  real :: y
  integer :: k
  do k = 1, 4
    call root(square, k, y)
    print *, k, y
  end do
  do k = 0, 10
    print *, k, boy(k, one, minusone, minusone, one, zero)
  end do
contains
  function square(x) result(y)
    real, intent(in) :: x
    real :: y
    y = x*x
  end function
  integer function zero()
    zero = 0
  end function
  integer function one()
    one = 1
  end function
  integer function minusone()
    minusone = -1
  end function
end program

! Knuth's test: man or boy.
recursive integer function boy(k, x1, x2, x3, x4, x5) result(a)
  implicit none
  integer, value :: k
  integer, external :: x1, x2, x3, x4, x5
  if (k <= 0) then
    a = x4() + x5()
  else
    a = b()
  end if
contains
  recursive integer function b() result(v)
    interface
      recursive integer function boy(k, x1, x2, x3, x4, x5)
        integer, value :: k
        integer, external :: x1, x2, x3, x4, x5
      end function
    end interface
    k = k - 1
    v = boy(k, b, x1, x2, x3, x4)
  end function
end function
