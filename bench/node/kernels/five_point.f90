! Jacobi, five points, two arrays in turn.
program five_point
  implicit none
  integer, parameter :: n = 1500, sweeps = 40
  real(8) :: a(n,n), b(n,n)
  integer :: i, j, sweep
  integer(8) :: clock_start, clock_end, clock_rate

  do j = 1, n
    do i = 1, n
      a(i,j) = dble(mod(i*7 + j*3, 11))
      b(i,j) = a(i,j)
    end do
  end do
  call system_clock(clock_start, clock_rate)
  do sweep = 1, sweeps
    do j = 2, n - 1
      do i = 2, n - 1
        b(i,j) = 0.25d0*(a(i-1,j) + a(i+1,j) + a(i,j-1) + a(i,j+1))
      end do
    end do
    do j = 2, n - 1
      do i = 2, n - 1
        a(i,j) = b(i,j)
      end do
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', a(n/2,n/2), a(2,2), a(n-1,n/3)
end program five_point
