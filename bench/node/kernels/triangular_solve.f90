! Solves L X = B for many right hand sides, column by column.
program triangular_solve
  implicit none
  integer, parameter :: n = 700, m = 1600
  real(8) :: l(n,n), x(n,m)
  integer :: i, j, r
  integer(8) :: clock_start, clock_end, clock_rate

  do j = 1, n
    do i = 1, n
      l(i,j) = 0.001d0*mod(i*7 + j*3, 11)
    end do
    l(j,j) = 2.0d0
  end do
  do r = 1, m
    do i = 1, n
      x(i,r) = dble(mod(i*3 + r*5, 13))
    end do
  end do
  call system_clock(clock_start, clock_rate)
  do r = 1, m
    do j = 1, n
      x(j,r) = x(j,r)/l(j,j)
      do i = j + 1, n
        x(i,r) = x(i,r) - l(i,j)*x(j,r)
      end do
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', x(1,1), x(n/2,m/2), x(n,m)
end program triangular_solve
