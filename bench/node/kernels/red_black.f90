! Gauss-Seidel in red-black order.
program red_black
  implicit none
  integer, parameter :: n = 1500, sweeps = 20
  real(8) :: a(n,n)
  integer :: i, j, colour, sweep
  integer(8) :: clock_start, clock_end, clock_rate

  do j = 1, n
    do i = 1, n
      a(i,j) = dble(mod(i*7 + j*3, 11))
    end do
  end do
  call system_clock(clock_start, clock_rate)
  do sweep = 1, sweeps
    do colour = 0, 1
      do j = 2, n - 1
        do i = 2 + mod(j + colour, 2), n - 1, 2
          a(i,j) = 0.25d0*(a(i-1,j) + a(i+1,j) + a(i,j-1) + a(i,j+1))
        end do
      end do
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', a(n/2,n/2), a(2,2), a(n-1,n/3)
end program red_black
