! Tests and values that differ in a conversion only are not a maximum.
program test_and_value_differ
  implicit none
  integer, parameter :: n = 8
  real(8) :: x(n), y, best
  real(4) :: z(n), w
  integer :: i, k, at, m
  x = [1.5d0, 7.9d0, 7.2d0, 3.3d0, 7.95d0, 2d0, 0.5d0, 7.99d0]
  z = real(x)
  y = 0
  do i = 1, n
    if (int(x(i)) > y) y = x(i)
  end do
  print *, y
  y = 7
  do i = 1, n
    if (nint(x(i)) < y) y = x(i)
  end do
  print *, y
  best = 0
  at = 0
  do i = 1, n
    if (int(x(i)) > best) then
      best = x(i)
      at = i
    end if
  end do
  print *, best, at
  k = 0
  do i = 1, n
    if (x(i) > k) k = int(x(i))
  end do
  print *, k
  k = 0
  m = 0
  do i = 1, n
    if (x(i) > k) then
      k = int(x(i))
      m = i
    end if
  end do
  print *, k, m
  w = 0
  do i = 1, n
    if (x(i) > w) w = real(x(i))
  end do
  print *, w
  k = 0
  do i = 1, n
    if (int(z(i)) > k) k = z(i)
  end do
  print *, k
end program
