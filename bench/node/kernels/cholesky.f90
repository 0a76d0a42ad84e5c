! Cholesky factors of a positive definite matrix, column by column.
program cholesky
  implicit none
  integer, parameter :: n = 1000
  real(8) :: a(n,n)
  integer :: i, j, k
  integer(8) :: clock_start, clock_end, clock_rate

  do j = 1, n
    do i = 1, n
      a(i,j) = 1d0/(1 + abs(i - j))
    end do
    a(j,j) = n
  end do
  call system_clock(clock_start, clock_rate)
  do j = 1, n
    do k = 1, j - 1
      do i = j, n
        a(i,j) = a(i,j) - a(i,k)*a(j,k)
      end do
    end do
    a(j,j) = sqrt(a(j,j))
    do i = j + 1, n
      a(i,j) = a(i,j)/a(j,j)
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', a(n,n), a(n,1), a(n/2,n/3)
end program cholesky
