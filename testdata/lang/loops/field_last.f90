! A component set in a nest keeps the value of the last iteration that set it.
program field_last
  implicit none
  type mark
    integer :: at
  end type mark
  type(mark) :: last
  integer :: a(20,30), b(20,30), i, j
  do j = 1, 30
    do i = 1, 20
      b(i,j) = mod(i*7 + j*11, 5)
    end do
  end do
  last%at = 0
  do i = 1, 20
    do j = 1, 30
      a(i,j) = b(i,j)
      if (b(i,j) == 3) last%at = 100*i + j
    end do
  end do
  print *, last%at, sum(a)
end program field_last
