! A polynomial of degree 20 at many points, by Horner.
program horner
  implicit none
  integer, parameter :: n = 20000, degree = 20
  real(8) :: x(n), y(n), c(0:degree)
  integer :: i, d, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do i = 1, n
    x(i) = dble(i)/n
  end do
  do d = 0, degree
    c(d) = 1d0/(d + 1)
  end do
  call system_clock(clock_start, clock_rate)
  do rep = 1, 1000
    do i = 1, n
      y(i) = c(degree)
      do d = degree - 1, 0, -1
        y(i) = y(i)*x(i) + c(d)
      end do
    end do
    x(1) = y(1)*1d-6
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', sum(y)
end program horner
