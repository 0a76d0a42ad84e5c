! Where the least value of a vector is, and how often a limit is passed.
program least_location
  implicit none
  integer, parameter :: n = 100000
  real(8) :: x(n)
  integer :: i, m, above, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do i = 1, n
    x(i) = mod(mod(i, 1000)*7919 + i, 100003)
  end do
  above = 0
  call system_clock(clock_start, clock_rate)
  do rep = 1, 300
    m = 1
    do i = 2, n
      if (x(i) < x(m)) m = i
    end do
    do i = 1, n
      if (x(i) > 50000) above = above + 1
    end do
    x(m) = x(m) + 100
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', m, above
end program least_location
