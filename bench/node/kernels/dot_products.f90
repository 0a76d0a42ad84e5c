! Sums of products in single precision, order kept.
program dot_products
  implicit none
  integer, parameter :: n = 1000
  real(4) :: a(n), b(n), s, t
  integer :: i, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do i = 1, n
    a(i) = 0.001*mod(i, 17)
    b(i) = 0.001*mod(i, 13)
  end do
  t = 0
  call system_clock(clock_start, clock_rate)
  do rep = 1, 30000
    s = 0
    do i = 1, n
      s = s + a(i)*b(i)
    end do
    t = t + s
    a(1 + mod(rep, n)) = s*1e-3
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', t, s
end program dot_products
