! Orthonormal columns by the modified method of Gram and Schmidt.
program gram_schmidt
  implicit none
  integer, parameter :: n = 450
  real(8) :: a(n,n), q(n,n), r(n,n), s
  integer :: i, j, k
  integer(8) :: clock_start, clock_end, clock_rate

  do j = 1, n
    do i = 1, n
      a(i,j) = dble(mod(i*j + i, 37))/37
    end do
    a(j,j) = a(j,j) + 10
  end do
  r = 0
  call system_clock(clock_start, clock_rate)
  do k = 1, n
    s = 0
    do i = 1, n
      s = s + a(i,k)*a(i,k)
    end do
    r(k,k) = sqrt(s)
    do i = 1, n
      q(i,k) = a(i,k)/r(k,k)
    end do
    do j = k + 1, n
      r(k,j) = 0
      do i = 1, n
        r(k,j) = r(k,j) + q(i,k)*a(i,j)
      end do
      do i = 1, n
        a(i,j) = a(i,j) - q(i,k)*r(k,j)
      end do
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', r(n,n), r(1,n)
end program gram_schmidt
