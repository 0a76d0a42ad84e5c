! A matrix plus two outer products, then two products with vectors.
program rank_two_update
  implicit none
  integer, parameter :: n = 1400
  real(8) :: a(n,n), u1(n), v1(n), u2(n), v2(n), x(n), y(n), w(n)
  integer :: i, j, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do i = 1, n
    u1(i) = dble(i)/n
    u2(i) = dble(i + 1)/n/2
    v1(i) = dble(i + 1)/n/4
    v2(i) = dble(i + 1)/n/6
    y(i) = dble(i + 1)/n/8
  end do
  x = 0
  w = 0
  do j = 1, n
    do i = 1, n
      a(i,j) = dble(mod(i*j, n))/n
    end do
  end do
  call system_clock(clock_start, clock_rate)
  do rep = 1, 8
    do i = 1, n
      do j = 1, n
        a(i,j) = a(i,j) + u1(i)*v1(j)*1d-3 + u2(i)*v2(j)*1d-3
      end do
    end do
    do i = 1, n
      do j = 1, n
        x(i) = x(i) + 1d-3*a(j,i)*y(j)
      end do
    end do
    do i = 1, n
      do j = 1, n
        w(i) = w(i) + 1d-3*a(i,j)*x(j)
      end do
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', sum(w), x(n), a(n,n)
end program rank_two_update
