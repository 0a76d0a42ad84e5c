! ENTRY of functions: results of one type and of several, RESULT, other dummies, calls in expressions, array results
module series
  implicit none
contains
  function fib(n) result(f)
    integer, intent(in) :: n
    real(8) :: f, g, a, b
    real(8) :: lucas
    integer :: i
    a = 0
    b = 1
    goto 10
    entry lucas(n)
    a = 2
    b = 1
10  continue
    do i = 1, n
      g = a + b
      a = b
      b = g
    end do
    f = a
  end function

  function pair(n)
    integer, intent(in) :: n
    integer :: pair(2), twice(2)
    pair = [n, n + 1]
    return
    entry twice(n)
    pair = 2 * n
    twice(2) = -n
  end function
end module

program entry_functions
  use series
  implicit none
  real(8) :: area, volume, d
  integer :: whole, nearest
  real :: single
  logical :: odd
  external area, volume, whole, nearest, single, odd
  integer :: k
  print *, area(2d0, 3d0), volume(2d0, 3d0, 4d0)
  print *, area(1d0, 1d0) + volume(1d0, 1d0, 1d0) * 10
  print *, whole(2.7d0), nearest(2.7d0), single(3)
  do k = 1, 3
    print *, odd(k), whole(k * 1.5d0)
  end do
  d = fib(10)
  print *, d, lucas(10)
  print *, pair(3), twice(4)
end program

real(8) function area(x, y)
  real(8) x, y, z, volume
  area = x * y
  return
  entry volume(x, y, z)
  volume = x * y * z
end function

integer function whole(x)
  real(8) x
  integer nearest
  whole = int(x)
  return
  entry nearest(x)
  nearest = nint(x)
end function

! the results have several types and share their memory
real function single(i)
  integer i
  logical odd
  single = i / 2.0
  return
  entry odd(i)
  odd = mod(i, 2) .eq. 1
end function
