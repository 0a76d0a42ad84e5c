! Matrix products with the loops in several orders, with extents that do not divide.
program products
  implicit none
  integer, parameter :: n = 13, m = 10, l = 7
  real(8) :: a(n,l), b(l,m), c(n,m)
  integer :: i, j, k, order
  do k = 1, l
    do i = 1, n
      a(i,k) = i - 0.5d0*k
    end do
    do j = 1, m
      b(k,j) = j + 0.25d0*k
    end do
  end do
  do order = 1, 3
    c = order
    if (order == 1) then
      do i = 1, n
        do j = 1, m
          do k = 1, l
            c(i,j) = c(i,j) + a(i,k)*b(k,j)
          end do
        end do
      end do
    else if (order == 2) then
      do k = l, 1, -1
        do i = 1, n
          do j = 1, m
            c(i,j) = c(i,j) + a(i,k)*b(k,j)
          end do
        end do
      end do
    else
      do j = 1, m
        do k = 1, l, 2
          do i = 1, n
            c(i,j) = c(i,j) + a(i,k)*b(k,j)
          end do
        end do
      end do
    end if
    print *, sum(c), c(1,1), c(n,m), c(4,9)
  end do
end program products
