! C = A B, written as the definition.
program matrix_product
  implicit none
  integer, parameter :: n = 600
  real(8) :: a(n,n), b(n,n), c(n,n)
  integer :: i, j, k
  integer(8) :: clock_start, clock_end, clock_rate

  do j = 1, n
    do i = 1, n
      a(i,j) = dble(mod(i*7 + j*3, 11))
      b(i,j) = dble(mod(i*3 + j*5, 13))
      c(i,j) = 0.0d0
    end do
  end do
  call system_clock(clock_start, clock_rate)
  do i = 1, n
    do j = 1, n
      do k = 1, n
        c(i,j) = c(i,j) + a(i,k)*b(k,j)
      end do
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', c(n/2,n/2), c(1,n), c(n,1)
end program matrix_product
