! Advection with a limiter of slopes, with conditions at each point.
program limiter
  implicit none
  integer, parameter :: n = 4000
  real(8) :: q(-1:n+2), flux(0:n), s, a, b
  integer :: i, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do i = -1, n + 2
    q(i) = 0.1d0
    if (i > n/4 .and. i < n/2) q(i) = 1
  end do
  call system_clock(clock_start, clock_rate)
  do rep = 1, 10000
    do i = 0, n
      a = q(i) - q(i-1)
      b = q(i+1) - q(i)
      if (a*b <= 0) then
        s = 0
      else if (abs(a) < abs(b)) then
        s = a
      else
        s = b
      end if
      flux(i) = 0.5d0*(q(i) + 0.25d0*s)
    end do
    do i = 1, n
      q(i) = q(i) - (flux(i) - flux(i-1))
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', sum(q(1:n)), q(n/2)
end program limiter
