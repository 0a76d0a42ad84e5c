! Relaxation in place: each point takes new values of two neighbours.
program gauss_seidel
  implicit none
  integer, parameter :: n = 800
  real(8) :: u(n,n), f(n,n)
  integer :: i, j, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do j = 1, n
    do i = 1, n
      u(i,j) = dble(mod(i*j, 13))
      f(i,j) = dble(mod(i + j, 7))
    end do
  end do
  call system_clock(clock_start, clock_rate)
  do rep = 1, 10
    do j = 2, n - 1
      do i = 2, n - 1
        u(i,j) = 0.25d0*(u(i-1,j) + u(i+1,j) + u(i,j-1) + u(i,j+1) - f(i,j))
      end do
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', sum(u), u(n/2,n/2)
end program gauss_seidel
