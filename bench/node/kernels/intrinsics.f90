! MAXVAL, MINLOC, COUNT, SUM and DOT_PRODUCT of vectors.
program intrinsics
  implicit none
  integer, parameter :: n = 100000
  real(8) :: x(n), y(n), s
  integer :: i, m(1), c, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do i = 1, n
    x(i) = mod(mod(i, 1000)*7919 + i, 100003)
    y(i) = mod(i*13, 17)
  end do
  s = 0
  c = 0
  call system_clock(clock_start, clock_rate)
  do rep = 1, 150
    m = minloc(x)
    s = s + maxval(x) + sum(y) + dot_product(x, y)*1d-9
    c = c + count(x > y*1000)
    x(m(1)) = x(m(1)) + 100
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', s, c, m
end program intrinsics
