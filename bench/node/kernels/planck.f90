! Planck's distribution, with an exponential at each point.
program planck
  implicit none
  integer, parameter :: n = 1000
  real(8) :: u(n), v(n), w(n), x(n), y(n)
  integer :: i, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do i = 1, n
    u(i) = 0.5d0 + 0.001d0*mod(i, 7)
    v(i) = 0.4d0 + 0.001d0*mod(i, 5)
    x(i) = 0.1d0*mod(i, 9)
  end do
  call system_clock(clock_start, clock_rate)
  do rep = 1, 25000
    do i = 1, n
      y(i) = u(i)/v(i)
      w(i) = x(i)/(exp(y(i)) - 1)
    end do
    u(1 + mod(rep, n)) = 0.5d0 + w(n)*1d-3
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', sum(w)
end program planck
