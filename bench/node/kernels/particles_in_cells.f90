! Particles move in a field of cells and leave their charge there.
program particles_in_cells
  implicit none
  integer, parameter :: n = 200000, cells = 128
  real(8) :: x(n), y(n), vx(n), vy(n), field(cells,cells), charge(cells,cells)
  integer :: p, i, j, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do p = 1, n
    x(p) = mod(p*0.37d0, dble(cells))
    y(p) = mod(p*0.73d0, dble(cells))
    vx(p) = 0.1d0*mod(p, 7)
    vy(p) = 0.1d0*mod(p, 5)
  end do
  do j = 1, cells
    do i = 1, cells
      field(i,j) = 0.01d0*mod(i*j, 11)
    end do
  end do
  charge = 0
  call system_clock(clock_start, clock_rate)
  do rep = 1, 15
    do p = 1, n
      i = 1 + int(x(p))
      j = 1 + int(y(p))
      vx(p) = vx(p) + field(i,j)
      vy(p) = vy(p) - field(j,i)
      x(p) = modulo(x(p) + vx(p), dble(cells))
      y(p) = modulo(y(p) + vy(p), dble(cells))
      i = min(cells, 1 + int(x(p)))
      j = min(cells, 1 + int(y(p)))
      x(p) = min(x(p), cells - 1d-9)
      y(p) = min(y(p), cells - 1d-9)
      charge(i,j) = charge(i,j) + 1
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', sum(charge), charge(1,1), x(n)
end program particles_in_cells
