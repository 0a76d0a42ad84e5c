! assumed-shape arrays passed on to explicit shape: in place where they are contiguous, else copied and brought back
module m
  implicit none
contains
  subroutine outer(a)
    real(8), intent(inout) :: a(:, :)
    call inner(a, size(a, 1), size(a, 2))
    call inner(a(:, 1), size(a, 1), 1)
    call inner(a(1, :), 1, size(a, 2))
  end subroutine
end module
subroutine inner(b, n, k)
  implicit none
  integer, intent(in) :: n, k
  real(8), intent(inout) :: b(n, k)
  integer :: i, j
  do j = 1, k
    do i = 1, n
      b(i, j) = b(i, j) + 100*i + j
    end do
  end do
end subroutine
program p
  use m
  implicit none
  real(8) :: x(4, 4), y(6, 5)
  x = 0
  y = 0
  call outer(x)
  call outer(y(2:6:2, 1:4))
  call outer(y(:, 5:5))
  print *, x
  print *, y
end program
