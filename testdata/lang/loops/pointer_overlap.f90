! Pointers that overlap keep loops in the order of the source.
program pointer_overlap
  implicit none
  integer, target :: a(50,50)
  integer, pointer :: p(:,:), q(:,:)
  integer :: i, j
  do j = 1, 50
    do i = 1, 50
      a(i,j) = i*j + i
    end do
  end do
  p => a(2:50,:)
  q => a(1:49,2:50)
  do i = 1, 48
    do j = 1, 48
      p(i,j) = q(i,j) + 3*p(i+1,j+1)
    end do
  end do
  print *, sum(a), a(3,4), a(40,7)
  do i = 2, 48
    do j = 2, 48
      a(i,j) = p(i,j) + q(j,i)
    end do
  end do
  print *, sum(a), a(3,4), a(40,7)
  do j = 1, 40
    do i = 1, 49
      p(i,j) = a(i,j) + 1
    end do
  end do
  print *, sum(a), a(3,4), a(40,7)
end program
