! A stencil in sections, with a mask.
program sections
  implicit none
  integer, parameter :: n = 1000
  real(8) :: a(n,n), b(n,n)
  integer :: i, j, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do j = 1, n
    do i = 1, n
      a(i,j) = dble(mod(i*j, 13))
    end do
  end do
  b = a
  call system_clock(clock_start, clock_rate)
  do rep = 1, 20
    b(2:n-1,2:n-1) = 0.25d0*(a(1:n-2,2:n-1) + a(3:n,2:n-1) + a(2:n-1,1:n-2) + a(2:n-1,3:n))
    where (b > 6)
      a = b - 0.01d0
    elsewhere
      a = b + 0.01d0
    end where
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', sum(a), a(n/2,n/2)
end program sections
