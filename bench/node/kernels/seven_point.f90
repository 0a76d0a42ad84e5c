! Heat equation, seven points.
program seven_point
  implicit none
  integer, parameter :: n = 160, steps = 20
  real(8) :: u(n,n,n), v(n,n,n)
  integer :: i, j, k, step
  integer(8) :: clock_start, clock_end, clock_rate

  do k = 1, n
    do j = 1, n
      do i = 1, n
        u(i,j,k) = dble(mod(i*7 + j*3 + k*5, 13))
        v(i,j,k) = u(i,j,k)
      end do
    end do
  end do
  call system_clock(clock_start, clock_rate)
  do step = 1, steps
    do k = 2, n - 1
      do j = 2, n - 1
        do i = 2, n - 1
          v(i,j,k) = u(i,j,k) + 0.1d0*(u(i-1,j,k) + u(i+1,j,k) + u(i,j-1,k) + u(i,j+1,k) &
            + u(i,j,k-1) + u(i,j,k+1) - 6.0d0*u(i,j,k))
        end do
      end do
    end do
    do k = 2, n - 1
      do j = 2, n - 1
        do i = 2, n - 1
          u(i,j,k) = v(i,j,k)
        end do
      end do
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', u(n/2,n/2,n/2), u(2,3,4), u(n-1,n/3,n/4)
end program seven_point
