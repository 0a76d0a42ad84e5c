! Iterations until a point of the plane escapes, with complex numbers.
program mandelbrot
  implicit none
  integer, parameter :: n = 700, limit = 200
  complex(8) :: z, c
  integer :: i, j, k, counts(n,n)
  integer(8) :: clock_start, clock_end, clock_rate

  call system_clock(clock_start, clock_rate)
  do j = 1, n
    do i = 1, n
      c = cmplx(-2 + 3d0*i/n, -1.5d0 + 3d0*j/n, 8)
      z = 0
      do k = 1, limit
        z = z*z + c
        if (real(z)**2 + aimag(z)**2 > 4) exit
      end do
      counts(i,j) = k
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', sum(counts)
end program mandelbrot
