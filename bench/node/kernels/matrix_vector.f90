! Product of a transposed matrix and a matrix-vector product, as in least squares.
program matrix_vector
  implicit none
  integer, parameter :: n = 1500
  real(8) :: a(n,n), x(n), y(n), t(n)
  integer :: i, j, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do j = 1, n
    x(j) = 1 + dble(mod(j, 7))/n
    do i = 1, n
      a(i,j) = dble(mod(i + 2*j, 11))/n
    end do
  end do
  call system_clock(clock_start, clock_rate)
  do rep = 1, 20
    t = 0
    do j = 1, n
      do i = 1, n
        t(i) = t(i) + a(i,j)*x(j)
      end do
    end do
    do j = 1, n
      y(j) = 0
      do i = 1, n
        y(j) = y(j) + a(i,j)*t(i)
      end do
    end do
    x = x + y*1d-6
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', sum(x), y(n)
end program matrix_vector
