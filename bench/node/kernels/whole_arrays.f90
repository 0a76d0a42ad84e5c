! A stencil in whole-array notation with CSHIFT and EOSHIFT.
program whole_arrays
  implicit none
  integer, parameter :: n = 600
  real(8) :: a(n,n), b(n,n)
  integer :: i, j, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do j = 1, n
    do i = 1, n
      a(i,j) = dble(mod(i*j, 13))
    end do
  end do
  call system_clock(clock_start, clock_rate)
  do rep = 1, 20
    b = 0.25d0*(cshift(a, 1, 1) + cshift(a, -1, 1) + cshift(a, 1, 2) + cshift(a, -1, 2))
    a = a + 0.5d0*(b - a) + 1d-3*eoshift(b, 1, 0d0, 2)
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', sum(a), a(n/2,n/2)
end program whole_arrays
