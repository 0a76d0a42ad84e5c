! A product with a triangular matrix, in place.
program triangular_product
  implicit none
  integer, parameter :: n = 500
  real(8) :: a(n,n), b(n,n)
  integer :: i, j, k
  integer(8) :: clock_start, clock_end, clock_rate

  do j = 1, n
    do i = 1, n
      a(i,j) = dble(mod(i*j + 1, n))/n
      b(i,j) = dble(n + i - j)/n
    end do
  end do
  call system_clock(clock_start, clock_rate)
  do i = 1, n
    do j = 1, n
      do k = i + 1, n
        b(i,j) = b(i,j) + a(k,i)*b(k,j)
      end do
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', b(1,1), b(n,n), sum(b)
end program triangular_product
