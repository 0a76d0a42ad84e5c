! Line sweeps along every axis, forward and backward, with several right-hand sides and lengths that do not divide.
program recurrences
  implicit none
  integer, parameter :: n = 11, m = 7, l = 9
  real(8) :: u(n,m,l), a(n,m,l), x(n,m)
  integer :: i, j, k
  do k = 1, l
    do j = 1, m
      do i = 1, n
        u(i,j,k) = mod(i*7 + j*3 + k*5, 13)
        a(i,j,k) = 0.25d0 + 0.01d0*mod(i + j + k, 5)
      end do
    end do
  end do
  do k = 1, l
    do j = 1, m
      do i = 2, n
        u(i,j,k) = u(i,j,k) - a(i,j,k)*u(i-1,j,k)
      end do
      do i = n - 1, 1, -1
        u(i,j,k) = u(i,j,k) - a(i,j,k)*u(i+1,j,k)
      end do
    end do
  end do
  do k = 1, l
    do i = 1, n
      do j = 2, m
        u(i,j,k) = u(i,j,k) - a(i,j,k)*u(i,j-1,k)
      end do
    end do
  end do
  do j = 1, m
    do i = 1, n
      do k = l - 1, 1, -1
        u(i,j,k) = u(i,j,k) - a(i,j,k)*u(i,j,k+1)
      end do
    end do
  end do
  do j = 1, m
    do i = 1, n
      x(i,j) = u(i,j,1)
    end do
  end do
  do j = 1, m
    do k = 1, n
      x(k,j) = x(k,j)/(2 + a(k,1,1))
      do i = k + 1, n
        x(i,j) = x(i,j) - a(i,mod(k,m)+1,2)*x(k,j)
      end do
    end do
  end do
  print *, u(n,m,l), u(1,1,1), u(3,4,5), x(n,m), x(2,1)
end program recurrences
