! Assignment to a whole allocatable array gives it the shape of the right side, Fortran 2008, 7.2.1.3: also where the
! right side reads the array, in procedures, and with the bounds that an array on the right has.
program reallocation
  implicit none
  integer, allocatable :: a(:), b(:), kept(:)
  real, allocatable :: m(:,:), v(:)
  integer :: i, n
  a = [1, 2, 3]
  print *, size(a), lbound(a, 1), a
  a = [a, 10*a, 7]
  print *, size(a), a
  a = a(2:6:2)
  print *, size(a), a
  a = 2*a + 1
  print *, a
  a = 5
  print *, size(a), a
  allocate(b(0:2))
  b = [4, 5, 6]
  print *, lbound(b, 1), ubound(b, 1), b
  kept = b
  print *, lbound(kept, 1), kept
  deallocate(kept)
  kept = (b)
  print *, lbound(kept, 1), kept
  b = [(i*i, i = 1, 5)]
  print *, lbound(b, 1), ubound(b, 1), b
  b = [integer ::]
  print *, size(b), allocated(b)
  n = 3
  call square(m, n)
  print *, shape(m), m
  m = transpose(m(1:2,:))
  print *, shape(m), m
  m = matmul(m, transpose(m))
  print *, shape(m), m
  v = m(:,2)
  v = [v, sum(m, 1)]
  print *, size(v), v
  do i = 1, 3
    v = [v(2:), real(i)]
    call push(a, i)
  end do
  print *, size(v), v
  print *, a
contains
  subroutine square(x, n)
    real, allocatable, intent(inout) :: x(:,:)
    integer, intent(in) :: n
    integer :: i, j
    x = reshape([((real(i*j), i = 1, n), j = 1, n)], [n, n])
  end subroutine
  subroutine push(x, k)
    integer, allocatable, intent(inout) :: x(:)
    integer, intent(in) :: k
    x = [k, x]
  end subroutine
end program
