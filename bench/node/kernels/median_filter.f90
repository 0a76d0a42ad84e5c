! The median of three in each direction, by MIN and MAX.
program median_filter
  implicit none
  integer, parameter :: n = 1000
  real(4) :: a(n,n), b(n,n), c(n,n)
  integer :: i, j, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do j = 1, n
    do i = 1, n
      a(i,j) = mod(i*j*7 + i, 255)
    end do
  end do
  b = a
  c = a
  call system_clock(clock_start, clock_rate)
  do rep = 1, 90
    do j = 1, n
      do i = 2, n - 1
        b(i,j) = max(min(a(i-1,j), a(i,j)), min(max(a(i-1,j), a(i,j)), a(i+1,j)))
      end do
    end do
    do j = 2, n - 1
      do i = 1, n
        c(i,j) = max(min(b(i,j-1), b(i,j)), min(max(b(i,j-1), b(i,j)), b(i,j+1)))
      end do
    end do
    a(1,1) = c(2,2)
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', sum(dble(c)), c(n/2,n/2)
end program median_filter
