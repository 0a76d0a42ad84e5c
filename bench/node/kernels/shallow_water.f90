! Velocities and height of shallow water on a periodic grid, by leapfrog.
program shallow_water
  implicit none
  integer, parameter :: n = 400
  real(8) :: u(n+1,n+1), v(n+1,n+1), p(n+1,n+1), cu(n+1,n+1), cv(n+1,n+1), z(n+1,n+1), h(n+1,n+1)
  real(8) :: un(n+1,n+1), vn(n+1,n+1), pn(n+1,n+1)
  integer :: i, j, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do j = 1, n + 1
    do i = 1, n + 1
      u(i,j) = 0.01d0*mod(i + 2*j, 13)
      v(i,j) = 0.01d0*mod(2*i + j, 11)
      p(i,j) = 50 + mod(i*j, 7)
    end do
  end do
  cu = 0
  cv = 0
  z = 0
  h = 0
  un = u
  vn = v
  pn = p
  call system_clock(clock_start, clock_rate)
  do rep = 1, 25
    do j = 1, n
      do i = 1, n
        cu(i+1,j) = 0.5d0*(p(i+1,j) + p(i,j))*u(i+1,j)
        cv(i,j+1) = 0.5d0*(p(i,j+1) + p(i,j))*v(i,j+1)
        z(i+1,j+1) = (4d-2*(v(i+1,j+1) - v(i,j+1) - u(i+1,j+1) + u(i+1,j)))/(p(i,j) + p(i+1,j) + p(i+1,j+1) + p(i,j+1))
        h(i,j) = p(i,j) + 0.25d0*(u(i+1,j)**2 + u(i,j)**2 + v(i,j+1)**2 + v(i,j)**2)
      end do
    end do
    do j = 1, n
      do i = 1, n
        un(i+1,j) = u(i+1,j) + 1d-4*(z(i+1,j+1) + z(i+1,j))*(cv(i+1,j+1) + cv(i,j+1) + cv(i,j) + cv(i+1,j)) &
          - 1d-4*(h(i+1,j) - h(i,j))
        vn(i,j+1) = v(i,j+1) - 1d-4*(z(i+1,j+1) + z(i,j+1))*(cu(i+1,j+1) + cu(i,j+1) + cu(i,j) + cu(i+1,j)) &
          - 1d-4*(h(i,j+1) - h(i,j))
        pn(i,j) = p(i,j) - 1d-4*(cu(i+1,j) - cu(i,j)) - 1d-4*(cv(i,j+1) - cv(i,j))
      end do
    end do
    do j = 1, n
      un(1,j) = un(n+1,j)
      vn(n+1,j+1) = vn(1,j+1)
      pn(n+1,j) = pn(1,j)
    end do
    do i = 1, n
      un(i+1,n+1) = un(i+1,1)
      vn(i,1) = vn(i,n+1)
      pn(i,n+1) = pn(i,1)
    end do
    u = un
    v = vn
    p = pn
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', sum(p), u(n/2,n/2), v(n/3,n/3)
end program shallow_water
