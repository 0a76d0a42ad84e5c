! Triangular form of a matrix by rotations of rows.
program givens
  implicit none
  integer, parameter :: n = 500
  real(8) :: a(n,n), c, s, h, t
  integer :: i, j, k
  integer(8) :: clock_start, clock_end, clock_rate

  do j = 1, n
    do i = 1, n
      a(i,j) = dble(mod(i*j + i, 37))/37 + 0.1d0
    end do
    a(j,j) = a(j,j) + 10
  end do
  call system_clock(clock_start, clock_rate)
  do j = 1, n - 1
    do i = j + 1, n
      h = sqrt(a(j,j)**2 + a(i,j)**2)
      c = a(j,j)/h
      s = a(i,j)/h
      do k = j, n
        t = c*a(j,k) + s*a(i,k)
        a(i,k) = c*a(i,k) - s*a(j,k)
        a(j,k) = t
      end do
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', a(1,n), a(n,n)
end program givens
