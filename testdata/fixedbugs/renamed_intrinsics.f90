! local names of USE statements for intrinsic procedures and for generic names that extend them
module m
  implicit none
  intrinsic :: max, min, cpu_time, sin, sum, size, move_alloc, iand, mvbits
  interface abs
    module procedure tabs
  end interface
  type t
    integer :: i
  end type
contains
  type(t) function tabs(x)
    type(t), intent(in) :: x
    tabs = t(abs(x%i))
  end function
end module
module again
  use m, only: largest => max, mag => abs
end module
program p
  use m, min => max, max => min, clock => cpu_time, sine => sin, total => sum, extent => size, mv => move_alloc, &
    mag => abs, both => iand, mb => mvbits
  use again, only: largest
  implicit none
  real :: time, x(4) = [1.,2.,3.,4.]
  integer, allocatable :: a(:), b(:)
  type(t) :: tt
  integer :: to
  call clock(time)
  print *, time >= 0, min(1, 5), max(1, 5), total(x), extent(x), mag(-3.5), sine(0.0), min(x, 2.5)
  tt = mag(t(-4))
  print *, tt%i, both(7, 10), largest(to - to, max(3, 4)), mag(x - 2.5)
  call apply(sine)
  a = [1, 2, 3]
  call mv(a, b)
  print *, allocated(a), b
  to = 0
  call mb(7, 0, 2, to, 1)
  print *, to
  call inner(min(to, 8))
contains
  subroutine apply(f)
    real, external :: f
    print *, f(0.5)
  end subroutine
  subroutine inner(n)
    integer, intent(in) :: n
    real :: y(max(n, 3)), z(min(n, 3))
    print *, extent(y), extent(z)
  end subroutine
end program
