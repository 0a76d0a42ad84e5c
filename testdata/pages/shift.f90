! A page of a plan: two arrays, a shift and a sum
program shift
  implicit none
  integer, parameter :: n = 12
  integer :: a(n), b(n), i, step
!HPF$ DISTRIBUTE (BLOCK) :: a, b
  a = 1
  do step = 1, 5
    do i = 2, n
      b(i) = a(i-1) + step
    end do
    a = b
  end do
  print *, sum(a)
end program
