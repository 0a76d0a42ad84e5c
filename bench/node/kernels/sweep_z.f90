! Forward elimination of tridiagonal systems along z: a recurrence, innermost as most people write it.
program sweep_z
  implicit none
  integer, parameter :: n = 256, sweeps = 3
  real(8) :: u(n,n,n), a(n,n,n), b(n,n,n), f(n,n,n)
  integer :: i, j, k, sweep
  integer(8) :: clock_start, clock_end, clock_rate

  do k = 1, n
    do j = 1, n
      do i = 1, n
        u(i,j,k) = dble(mod(i*7 + j*3 + k*5, 13))
        f(i,j,k) = dble(mod(i*3 + j*5 + k*7, 17))
        a(i,j,k) = 0.25d0 + 0.01d0*mod(i + j + k, 5)
        b(i,j,k) = 0.5d0 + 0.02d0*mod(i + 2*j + k, 7)
      end do
    end do
  end do
  call system_clock(clock_start, clock_rate)
  do sweep = 1, sweeps
    do j = 2, n
      do i = 2, n
        do k = 2, n
          u(i,j,k) = (f(i,j,k) - a(i,j,k)*u(i,j,k-1))*b(i,j,k)
        end do
      end do
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', u(n/2,n/2,n/2), u(2,3,4), u(n,n/3,n/4)
end program sweep_z
