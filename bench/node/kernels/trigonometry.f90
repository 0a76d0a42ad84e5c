! Sines, cosines and powers of many values.
program trigonometry
  implicit none
  integer, parameter :: n = 100000
  real(8) :: x(n), y(n), z(n)
  integer :: i, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do i = 1, n
    x(i) = dble(i)/n
  end do
  call system_clock(clock_start, clock_rate)
  do rep = 1, 40
    do i = 1, n
      y(i) = sin(x(i))*cos(2*x(i)) + x(i)**1.5d0
      z(i) = atan2(y(i), 1 + x(i))
    end do
    x(1) = y(1)*1d-6
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', sum(y), sum(z)
end program trigonometry
