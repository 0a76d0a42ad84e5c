! A linear congruential generator and the area of a quarter of a circle.
program monte_carlo
  implicit none
  integer, parameter :: n = 10000000
  real(8) :: x, y
  integer(8) :: seed
  integer :: i, hits
  integer(8) :: clock_start, clock_end, clock_rate

  seed = 12345
  hits = 0
  call system_clock(clock_start, clock_rate)
  do i = 1, n
    seed = mod(seed*16807_8, 2147483647_8)
    x = dble(seed)/2147483647d0
    seed = mod(seed*16807_8, 2147483647_8)
    y = dble(seed)/2147483647d0
    if (x*x + y*y < 1) hits = hits + 1
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', hits, seed
end program monte_carlo
