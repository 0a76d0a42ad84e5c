! EQUIVALENCE between types: the bytes of one are seen as another, in the main program and in procedures with and without SAVE
program equivalence_types
  implicit none
  real(8) :: d, dd(3)
  integer :: i(2), w(6)
  real :: r
  integer :: ir
  complex(8) :: z(2)
  real(8) :: parts(4)
  logical :: flag
  integer :: iflag
  character(8) :: text
  integer(1) :: codes(8)
  equivalence (d, i), (dd, w(1)), (r, ir), (z(1), parts(1)), (flag, iflag), (text, codes)
  integer :: k
  d = 1.0d0
  print *, i
  dd = [1.5d0, -2.25d0, 1d300]
  print *, w
  w(3) = 0
  w(4) = 1074790400
  print *, dd
  r = 1.0
  print *, ir
  ir = ir + 1
  print *, r
  do k = 1, 4
    parts(k) = k
  end do
  print *, z
  z(2) = z(1) * (0d0, 1d0)
  print *, parts
  flag = .true.
  print *, iflag
  iflag = 0
  print *, flag
  codes = [72, 101, 108, 108, 111, 32, 33, 33]
  print *, text
  text = 'abcdefgh'
  print *, codes
  call count(1)
  call count(2)
  call bits(3.0d0)
  call bits(-0.5d0)
  print *, factorial(5)
contains
  recursive integer function factorial(n) result(f)
    integer, intent(in) :: n
    integer :: keep, other(2)
    equivalence (keep, other(2))
    keep = n
    f = 1
    if (n > 1) f = factorial(n - 1)
    f = f * other(2)
  end function
end program

subroutine count(n)
  integer n, total, pair(2), second
  save total
  equivalence (pair(1), total), (pair(2), second)
  data total /100/
  total = total + n
  second = total * 2
  print *, pair
end subroutine

subroutine bits(x)
  real(8) x, y
  integer(8) whole
  integer half(2)
  equivalence (y, whole, half)
  y = x
  print '(z16.16, 1x, z8.8, 1x, z8.8)', whole, half(2), half(1)
end subroutine
