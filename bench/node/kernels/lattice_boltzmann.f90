! A lattice gas of nine velocities: collision and streaming.
program lattice_boltzmann
  implicit none
  integer, parameter :: n = 250, m = 250
  real(8) :: f(0:8,n,m), g(0:8,n,m), rho, ux, uy, eu, u2
  real(8), parameter :: w(0:8) = &
    [4d0/9, 1d0/9, 1d0/9, 1d0/9, 1d0/9, 1d0/36, 1d0/36, 1d0/36, 1d0/36]
  integer, parameter :: cx(0:8) = [0, 1, 0, -1, 0, 1, -1, -1, 1], cy(0:8) = [0, 0, 1, 0, -1, 1, 1, -1, -1]
  integer :: i, j, q, rep, ii, jj
  integer(8) :: clock_start, clock_end, clock_rate

  do j = 1, m
    do i = 1, n
      do q = 0, 8
        f(q,i,j) = w(q)*(1 + 0.01d0*mod(i*j + q, 7))
      end do
    end do
  end do
  call system_clock(clock_start, clock_rate)
  do rep = 1, 20
    do j = 1, m
      do i = 1, n
        rho = 0
        ux = 0
        uy = 0
        do q = 0, 8
          rho = rho + f(q,i,j)
          ux = ux + cx(q)*f(q,i,j)
          uy = uy + cy(q)*f(q,i,j)
        end do
        ux = ux/rho
        uy = uy/rho
        u2 = ux*ux + uy*uy
        do q = 0, 8
          eu = cx(q)*ux + cy(q)*uy
          ii = 1 + modulo(i - 1 + cx(q), n)
          jj = 1 + modulo(j - 1 + cy(q), m)
          g(q,ii,jj) = f(q,i,j) - 0.6d0*(f(q,i,j) - w(q)*rho*(1 + 3*eu + 4.5d0*eu*eu - 1.5d0*u2))
        end do
      end do
    end do
    f = g
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', sum(f), f(1,n/2,m/2)
end program lattice_boltzmann
