! A nine-point stencil with weights, from one array to another and back.
program nine_point
  implicit none
  integer, parameter :: n = 1000
  real(8) :: a(n,n), b(n,n)
  integer :: i, j, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do j = 1, n
    do i = 1, n
      a(i,j) = dble(mod(i*j, 17))/17
    end do
  end do
  b = a
  call system_clock(clock_start, clock_rate)
  do rep = 1, 30
    do j = 2, n - 1
      do i = 2, n - 1
        b(i,j) = 0.25d0*a(i,j) + 0.125d0*(a(i-1,j) + a(i+1,j) + a(i,j-1) + a(i,j+1)) &
          + 0.0625d0*(a(i-1,j-1) + a(i+1,j-1) + a(i-1,j+1) + a(i+1,j+1))
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
  print *, 'check', sum(a), a(2,2)
end program nine_point
