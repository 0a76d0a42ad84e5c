! Conjugate gradients for the five-point Laplacian, vectors as planes.
program conjugate_gradient
  implicit none
  integer, parameter :: n = 400
  real(8) :: x(n,n), r(0:n+1,0:n+1), p(0:n+1,0:n+1), q(n,n), rho, rho_old, alpha, beta, pq
  integer :: i, j, rep
  integer(8) :: clock_start, clock_end, clock_rate

  x = 0
  r = 0
  p = 0
  do j = 1, n
    do i = 1, n
      r(i,j) = dble(mod(i + j, 5))
      p(i,j) = r(i,j)
    end do
  end do
  rho = sum(r*r)
  call system_clock(clock_start, clock_rate)
  do rep = 1, 100
    pq = 0
    do j = 1, n
      do i = 1, n
        q(i,j) = 4*p(i,j) - p(i-1,j) - p(i+1,j) - p(i,j-1) - p(i,j+1)
        pq = pq + p(i,j)*q(i,j)
      end do
    end do
    alpha = rho/pq
    rho_old = rho
    rho = 0
    do j = 1, n
      do i = 1, n
        x(i,j) = x(i,j) + alpha*p(i,j)
        r(i,j) = r(i,j) - alpha*q(i,j)
        rho = rho + r(i,j)**2
      end do
    end do
    beta = rho/rho_old
    do j = 1, n
      do i = 1, n
        p(i,j) = r(i,j) + beta*p(i,j)
      end do
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', rho, x(n/2,n/2)
end program conjugate_gradient
