! A common block that two names share: loops over one name must not pass loops over the other.
program common_overlap
  implicit none
  integer :: a(30,30), i, j
  common /area/ a
  do j = 1, 30
    do i = 1, 30
      a(i,j) = i*3 + j*5
    end do
  end do
  call sweep
  print *, sum(a), a(2,3), a(30,30)
end program common_overlap

subroutine sweep
  implicit none
  integer :: b(30,15), c(30,15), i, j
  common /area/ b, c
  do i = 2, 30
    do j = 2, 15
      b(i,j) = b(i,j-1) + c(i-1,j)
    end do
  end do
  do i = 2, 30
    do j = 2, 15
      c(i,j) = c(i-1,j-1) - b(i,j)
    end do
  end do
end subroutine sweep
