! Particles as an array of a derived type, moved and reflected.
program derived_types
  implicit none
  type particle
    real(8) :: x(3), v(3), mass
  end type
  integer, parameter :: n = 20000
  type(particle) :: p(n)
  real(8) :: energy
  integer :: i, k, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do i = 1, n
    p(i)%x = [mod(i, 10), mod(i, 7), mod(i, 3)]*0.1d0
    p(i)%v = [mod(i, 5), mod(i, 4), mod(i, 6)]*0.01d0
    p(i)%mass = 1 + mod(i, 2)
  end do
  call system_clock(clock_start, clock_rate)
  do rep = 1, 300
    energy = 0
    do i = 1, n
      do k = 1, 3
        p(i)%x(k) = p(i)%x(k) + p(i)%v(k)
        if (p(i)%x(k) > 1 .or. p(i)%x(k) < 0) p(i)%v(k) = -p(i)%v(k)
      end do
      energy = energy + 0.5d0*p(i)%mass*(p(i)%v(1)**2 + p(i)%v(2)**2 + p(i)%v(3)**2)
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', energy, p(n)%x
end program derived_types
