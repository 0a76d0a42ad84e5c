! Attraction between all pairs of bodies.
program n_body
  implicit none
  integer, parameter :: n = 1500
  real(8) :: x(n), y(n), z(n), m(n), ax(n), ay(n), az(n), dx, dy, dz, r2, f
  integer :: i, j, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do i = 1, n
    x(i) = mod(i*37, 101)
    y(i) = mod(i*53, 103)
    z(i) = mod(i*71, 107)
    m(i) = 1 + mod(i, 3)
  end do
  call system_clock(clock_start, clock_rate)
  do rep = 1, 15
    do i = 1, n
      ax(i) = 0
      ay(i) = 0
      az(i) = 0
      do j = 1, n
        dx = x(j) - x(i)
        dy = y(j) - y(i)
        dz = z(j) - z(i)
        r2 = dx*dx + dy*dy + dz*dz + 1d-3
        f = m(j)/(r2*sqrt(r2))
        ax(i) = ax(i) + f*dx
        ay(i) = ay(i) + f*dy
        az(i) = az(i) + f*dz
      end do
    end do
    x = x + ax*1d-3
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', sum(ax), ay(n), az(1)
end program n_body
