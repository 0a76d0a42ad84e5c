! A step of the heat equation in three dimensions, there and back.
program heat_in_space
  implicit none
  integer, parameter :: n = 120
  real(8) :: a(n,n,n), b(n,n,n)
  integer :: i, j, k, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do k = 1, n
    do j = 1, n
      do i = 1, n
        a(i,j,k) = dble(i + j + n - k)*10/n
      end do
    end do
  end do
  b = a
  call system_clock(clock_start, clock_rate)
  do rep = 1, 15
    do k = 2, n - 1
      do j = 2, n - 1
        do i = 2, n - 1
          b(i,j,k) = 0.125d0*(a(i+1,j,k) - 2*a(i,j,k) + a(i-1,j,k)) + 0.125d0*(a(i,j+1,k) - 2*a(i,j,k) + a(i,j-1,k)) &
            + 0.125d0*(a(i,j,k+1) - 2*a(i,j,k) + a(i,j,k-1)) + a(i,j,k)
        end do
      end do
    end do
    do k = 2, n - 1
      do j = 2, n - 1
        do i = 2, n - 1
          a(i,j,k) = 0.125d0*(b(i+1,j,k) - 2*b(i,j,k) + b(i-1,j,k)) + 0.125d0*(b(i,j+1,k) - 2*b(i,j,k) + b(i,j-1,k)) &
            + 0.125d0*(b(i,j,k+1) - 2*b(i,j,k) + b(i,j,k-1)) + b(i,j,k)
        end do
      end do
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', sum(a), a(n/2,n/2,n/2)
end program heat_in_space
