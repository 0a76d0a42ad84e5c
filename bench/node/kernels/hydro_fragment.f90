! Livermore's first loop, and its equation of state.
program hydro_fragment
  implicit none
  integer, parameter :: n = 2000
  real(8) :: x(n), y(n+20), z(n+20), u(n+20), q, r, t
  integer :: i, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do i = 1, n + 20
    y(i) = 0.001d0*mod(i, 17)
    z(i) = 0.001d0*mod(i, 13)
    u(i) = 0.001d0*mod(i, 7)
  end do
  x = 0
  q = 0.5d0
  r = 0.25d0
  t = 0.125d0
  call system_clock(clock_start, clock_rate)
  do rep = 1, 20000
    do i = 1, n
      x(i) = q + y(i)*(r*z(i+10) + t*z(i+11))
    end do
    do i = 1, n
      x(i) = u(i) + r*(z(i) + r*y(i)) + t*(u(i+3) + r*(u(i+2) + r*u(i+1)) + t*(u(i+6) + q*(u(i+5) + q*u(i+4))))
    end do
    u(1 + mod(rep, n)) = x(n)*1d-3
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', x(1), x(n), u(n)
end program hydro_fragment
