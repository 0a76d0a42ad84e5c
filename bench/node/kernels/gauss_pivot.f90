! Gaussian elimination with partial pivoting.
program gauss_pivot
  implicit none
  integer, parameter :: n = 900
  real(8) :: a(n,n), t
  integer :: i, j, k, p, pivots(n)
  integer(8) :: clock_start, clock_end, clock_rate

  do j = 1, n
    do i = 1, n
      a(i,j) = dble(mod(i*i + 3*j*i + 7*j, 101)) - 50
    end do
  end do
  call system_clock(clock_start, clock_rate)
  do k = 1, n - 1
    p = k
    do i = k + 1, n
      if (abs(a(i,k)) > abs(a(p,k))) p = i
    end do
    pivots(k) = p
    if (p /= k) then
      do j = 1, n
        t = a(k,j)
        a(k,j) = a(p,j)
        a(p,j) = t
      end do
    end if
    do i = k + 1, n
      a(i,k) = a(i,k)/a(k,k)
    end do
    do j = k + 1, n
      do i = k + 1, n
        a(i,j) = a(i,j) - a(i,k)*a(k,j)
      end do
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', sum(pivots(1:n-1)), pivots(n/2)
end program gauss_pivot
