! Vector subscripts: reading and assigning, expressions and sections as vectors, several in one reference, of constants, as
! arguments, in WHERE, and of the array itself.
program vector_subscripts
  implicit none
  integer :: a(6), idx(3), b(3, 4), i, perm(5)
  integer, parameter :: table(4) = [10, 20, 30, 40]
  real :: x(6)
  a = [(i * 11, i = 1, 6)]
  idx = [5, 1, 3]
  b = reshape([(i, i = 1, 12)], [3, 4])
  x = a * 0.5
  print *, a(idx), a(idx + 1), a(idx(3:1:-1)), a([2, 2, 6]), size(a(idx)), sum(x(idx))
  print *, b(:, idx(2:3)), b([3, 1], [4, 2]), b(2, [1, 1, 4]), table(idx(2:)), maxloc(a(idx))
  a(idx) = [100, 200, 300]
  print *, a
  a(idx) = a(idx) + a([1, 2, 3])
  print *, a
  b([1, 3], :) = -b([1, 3], :)
  b(2, idx + 1 - [2, 0, 0]) = 0
  print *, b
  perm = [2, 3, 4, 5, 1]
  perm(perm) = [1, 2, 3, 4, 5]
  print *, perm
  perm = perm(perm)
  print *, perm
  where (x(idx) > 10) x(idx) = -x(idx)
  print *, x
  call show(a(idx), a(idx(1:2)))
  print *, dot_product(a(idx), idx), matmul(b(:, idx - [2, 0, 0]), idx), any(a(idx) == 100), reshape(a([1, 2, 3, 4]), [2, 2])
contains
  subroutine show(u, v)
    integer, intent(in) :: u(:), v(2)
    print *, size(u), u, v
  end subroutine
end program
