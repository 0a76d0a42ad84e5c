! Two sums of one loop become elements of two arrays when the loop is distributed, the same ones each time it is compiled; of
! two values that keep another loop as it is, the same one is named each time.
program sums_distributed_alike
  implicit none
  integer, parameter :: n = 40
  real(8) :: a(n,n), d(n,n), x(n), y(n), s, t
  integer :: i, j
  do j = 1, n
    do i = 1, n
      a(i,j) = i + 2*j
      d(i,j) = i - 3*j
    end do
  end do
  do i = 1, n
    s = i
    t = 2*i
    do j = 1, n
      s = s + a(i,j)
      t = t + d(i,j)*s
    end do
    x(i) = s
    y(i) = t
  end do
  s = 1
  t = 1
  do i = 1, n
    do j = 1, n
      s = s/2 + a(i,j)
      t = t/2 + d(i,j)
    end do
  end do
  print *, sum(x), sum(y), x(3), y(5), s, t
end program
