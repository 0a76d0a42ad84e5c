! Products of a sparse matrix in compressed rows with a vector.
program sparse_rows
  implicit none
  integer, parameter :: n = 60000, per = 12
  real(8) :: a(n*per), x(n), y(n), s
  integer :: start(n+1), column(n*per), i, k, rep
  integer(8) :: clock_start, clock_end, clock_rate

  start(1) = 1
  do i = 1, n
    start(i+1) = start(i) + per - mod(i, 4)
    do k = start(i), start(i+1) - 1
      column(k) = 1 + mod(i + (k - start(i))*(k - start(i))*37, n)
      a(k) = 1d0/(k - start(i) + 2)
    end do
    x(i) = mod(i, 10)
  end do
  call system_clock(clock_start, clock_rate)
  do rep = 1, 60
    do i = 1, n
      s = 0
      do k = start(i), start(i+1) - 1
        s = s + a(k)*x(column(k))
      end do
      y(i) = s
    end do
    do i = 1, n
      x(i) = 0.5d0*x(i) + 0.1d0*y(i)
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', sum(x), y(n)
end program sparse_rows
