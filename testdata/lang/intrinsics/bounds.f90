! SIZE, SHAPE, LBOUND and UBOUND: whole and along constant and variable dimensions, of arrays without elements, sections,
! expressions, allocatable and dummy arrays, with KIND.
program bounds
  implicit none
  integer :: a(-2:3, 0:4, 7), none(5:4, 3), i
  real, allocatable :: x(:, :)
  real, pointer :: p(:)
  real, target :: t(10)
  print *, shape(a), lbound(a), ubound(a), size(a), shape(3), size(shape(3))
  do i = 1, 3
    print *, size(a, i), lbound(a, i), ubound(a, i), lbound(a(:, 2:, :), i), ubound(a(::2, 2:, 3:5), dim=i)
  end do
  print *, lbound(none), ubound(none), size(none), shape(none), lbound(none, 1), ubound(none, 1)
  print *, shape(a(1, :, :)), lbound(a(-1:1, :, 1)), ubound(a(-1:1, :, 1)), shape(a + 1), lbound(a + 1), ubound(-a, 2)
  print *, kind(size(a, kind=8)), size(a, kind=8), kind(shape(a, kind=2)), lbound(a, 1, 8), ubound(a, kind=8)
  allocate (x(0:3, -1:1))
  print *, shape(x), lbound(x), ubound(x), size(x, 2), product(shape(x)), ubound(x) - lbound(x) + 1
  t = 1
  p => t(3:9:2)
  print *, size(p), lbound(p), ubound(p), lbound(p, 1), ubound(p, 1)
  call sub(a, x, t(1:0), 4)
contains
  subroutine sub(b, y, z, n)
    integer, intent(in) :: n, b(:, 2:, :)
    real, intent(in) :: y(n, *), z(:)
    real :: w(n:2 * n, 0:n - 5)
    integer :: k
    print *, shape(b), lbound(b), ubound(b), lbound(y), ubound(y, 1), size(y, 1), size(z), lbound(z), ubound(z)
  print *, lbound(z, 1)
    print *, shape(w), lbound(w), ubound(w), size(w)
    do k = lbound(b, 2), ubound(b, 2)
      if (k == ubound(b, 2)) print *, k, size(b(:, k, :)), shape(b(:, k, :))
    end do
    print *, storage_size(b), storage_size(1d0), storage_size((1.0, 2.0)), storage_size(.true._1), sizeof(b)
  print *, sizeof(w(n, 0))
  end subroutine
end program
