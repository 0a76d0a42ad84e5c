! Values between the entries of a table, by linear interpolation.
program table_interpolation
  implicit none
  integer, parameter :: n = 1000000, m = 1000
  real(8) :: x(n), y(n), table(0:m), t
  integer :: i, k, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do i = 0, m
    table(i) = sin(dble(i)/m)
  end do
  do i = 1, n
    x(i) = mod(i*0.6180339887d0, 1d0)
  end do
  call system_clock(clock_start, clock_rate)
  do rep = 1, 20
    do i = 1, n
      t = x(i)*m
      k = int(t)
      t = t - k
      y(i) = (1 - t)*table(k) + t*table(k+1)
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', sum(y), y(n)
end program table_interpolation
