! What a pointer points to, set in a nest, keeps the value of the last iteration that set it.
program pointer_last
  implicit none
  integer, target :: place
  integer, pointer :: p
  integer :: a(20,30), b(20,30), i, j
  p => place
  do j = 1, 30
    do i = 1, 20
      b(i,j) = mod(i*7 + j*11, 5)
    end do
  end do
  p = 0
  do i = 1, 20
    do j = 1, 30
      a(i,j) = b(i,j)
      if (b(i,j) == 3) p = 100*i + j
    end do
  end do
  print *, place, sum(a)
  place = 5
  do i = 1, 20
    do j = 1, 30
      place = i*j
      a(i,j) = b(i,j) + p
    end do
  end do
  print *, sum(a), a(3,4)
end program pointer_last
