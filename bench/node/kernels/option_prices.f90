! The formula of Black and Scholes: logarithms, exponentials, the error function.
program option_prices
  implicit none
  integer, parameter :: n = 100000
  real(8) :: s(n), c(n), d1, d2
  real(8), parameter :: strike = 100, rate = 0.02d0, vol = 0.3d0, t = 1
  integer :: i, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do i = 1, n
    s(i) = 50 + 100*dble(i)/n
  end do
  call system_clock(clock_start, clock_rate)
  do rep = 1, 40
    do i = 1, n
      d1 = (log(s(i)/strike) + (rate + vol*vol/2)*t)/(vol*sqrt(t))
      d2 = d1 - vol*sqrt(t)
      c(i) = s(i)*0.5d0*(1 + erf(d1/sqrt(2d0))) - strike*exp(-rate*t)*0.5d0*(1 + erf(d2/sqrt(2d0)))
    end do
    s(1) = s(1) + c(1)*1d-6
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', sum(c)
end program option_prices
