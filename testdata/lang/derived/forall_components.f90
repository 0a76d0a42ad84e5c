! FORALL that assigns components: arrays, pointer arrays, with values of the same component, masks, nested
program forall_components
  implicit none
  type field
    real(8) :: a(6) = 0
    real(8), pointer :: v(:, :) => null()
    real(8), allocatable :: w(:)
  end type
  type(field) :: f, g(2)
  real(8), target :: t(0:4, 0:4)
  integer :: i, j
  f%v => t
  allocate (f%w(5))
  forall (i = 1:6) f%a(i) = i
  forall (i = 2:6) f%a(i) = f%a(i - 1) + 10
  print *, f%a
  t = 1
  forall (i = 1:3, j = 1:3, i /= j) f%v(i, j) = i + 10 * j
  forall (i = 1:4) f%v(i, i) = f%v(i - 1, i - 1) + t(i - 1, i - 1)
  print '(5f6.1)', t
  forall (i = 1:5)
    f%w(i) = f%a(i) * 2
  end forall
  print *, f%w
  do j = 1, 2
    forall (i = 1:6, mod(i, j + 1) == 0) g(j)%a(i) = f%a(i) + j
  end do
  print *, g(1)%a, g(2)%a
end program
