! Polynomials by their recurrence in the order, at many points.
program legendre
  implicit none
  integer, parameter :: n = 2000, order = 50
  real(8) :: x(n), p(n,0:order), s(n)
  integer :: i, l, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do i = 1, n
    x(i) = -1 + 2d0*i/n
  end do
  s = 0
  call system_clock(clock_start, clock_rate)
  do rep = 1, 60
    do i = 1, n
      p(i,0) = 1
      p(i,1) = x(i)
      do l = 2, order
        p(i,l) = ((2*l - 1)*x(i)*p(i,l-1) - (l - 1)*p(i,l-2))/l
      end do
    end do
    do l = 0, order
      do i = 1, n
        s(i) = s(i) + p(i,l)/(1 + l)
      end do
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', sum(s), p(n/2,order)
end program legendre
