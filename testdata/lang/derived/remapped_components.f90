! Pointers of a shape of their own to array components as a whole.
module m
  implicit none
  type t
    real, allocatable :: w(:, :)
    real :: f(2, 3) = 1
    real, allocatable :: b(:)
  end type
contains
  subroutine get(self, w, b, f)
    class(t), intent(in), target :: self
    real, pointer, intent(out) :: w(:), b(:), f(:, :)
    w(1:size(self%w)) => self%w
    f(0:2, 1:2) => self%f
    b => self%b
  end subroutine
end module
program remapped_components
  use m
  type(t), target :: x, y(2)
  real, pointer :: w(:), b(:), f(:, :), q(:)
  integer :: i
  x%w = reshape([(real(i), i = 1, 6)], [3, 2])
  x%b = [7., 8.]
  call get(x, w, b, f)
  print *, w, b, lbound(f), ubound(f), f(2, 2)
  w(4) = 40
  f(0, 2) = 9
  print *, x%w(1, 2), x%f
  y(2) = x
  q(1:6) => y(2)%w
  print *, q
end program
