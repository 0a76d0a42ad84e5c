! Alternating directions: tridiagonal systems along both dimensions, with work arrays.
program implicit_lines
  implicit none
  integer, parameter :: n = 400
  real(8) :: u(n,n), rhs(n), diag(n), w
  integer :: i, j, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do j = 1, n
    do i = 1, n
      u(i,j) = dble(mod(i*j, 13))
    end do
  end do
  call system_clock(clock_start, clock_rate)
  do rep = 1, 20
    do j = 2, n - 1
      do i = 1, n
        rhs(i) = u(i,j)
        diag(i) = 2.5d0
      end do
      do i = 2, n
        w = -0.5d0/diag(i-1)
        diag(i) = diag(i) + 0.5d0*w
        rhs(i) = rhs(i) - w*rhs(i-1)
      end do
      u(n,j) = rhs(n)/diag(n)
      do i = n - 1, 1, -1
        u(i,j) = (rhs(i) + 0.5d0*u(i+1,j))/diag(i)
      end do
    end do
    do i = 2, n - 1
      do j = 1, n
        rhs(j) = u(i,j)
        diag(j) = 2.5d0
      end do
      do j = 2, n
        w = -0.5d0/diag(j-1)
        diag(j) = diag(j) + 0.5d0*w
        rhs(j) = rhs(j) - w*rhs(j-1)
      end do
      u(i,n) = rhs(n)/diag(n)
      do j = n - 1, 1, -1
        u(i,j) = (rhs(j) + 0.5d0*u(i,j+1))/diag(j)
      end do
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', sum(u), u(n/2,n/2)
end program implicit_lines
