! The inverse of a matrix by Gauss and Jordan, without pivoting.
program gauss_jordan
  implicit none
  integer, parameter :: n = 500
  real(8) :: a(n,n), p, f
  integer :: i, j, k
  integer(8) :: clock_start, clock_end, clock_rate

  do j = 1, n
    do i = 1, n
      a(i,j) = 1d0/(1 + abs(i - j))
    end do
    a(j,j) = 20
  end do
  call system_clock(clock_start, clock_rate)
  do k = 1, n
    p = 1/a(k,k)
    a(k,k) = 1
    do j = 1, n
      a(k,j) = a(k,j)*p
    end do
    do i = 1, n
      if (i /= k) then
        f = a(i,k)
        a(i,k) = 0
        do j = 1, n
          a(i,j) = a(i,j) - f*a(k,j)
        end do
      end if
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', a(1,1), a(n,n), a(n/2,n/3)
end program gauss_jordan
