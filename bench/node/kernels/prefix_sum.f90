! Running sums and their largest value.
program prefix_sum
  implicit none
  integer, parameter :: n = 1000000
  real(8) :: a(n), s(n), m
  integer :: i, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do i = 1, n
    a(i) = mod(i*7, 13) - 6
  end do
  s = 0
  m = 0
  call system_clock(clock_start, clock_rate)
  do rep = 1, 20
    s(1) = a(1)
    do i = 2, n
      s(i) = s(i-1) + a(i)
    end do
    do i = 1, n
      m = max(m, s(i))
    end do
    a(1) = a(1) + 1
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', s(n), m
end program prefix_sum
