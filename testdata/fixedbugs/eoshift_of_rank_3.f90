! EOSHIFT of rank 3 with arrays of shifts and boundaries of all types, also in constant expressions
program p
  type t
    integer :: i = 0
    real :: x = 1
  end type
  integer :: i
  integer, parameter :: c(2, 3, 2) = reshape([(i, i = 1, 12)], [2, 3, 2])
  integer, parameter :: d(2, 3, 2) = eoshift(c, 1, reshape([(-i, i = 1, 6)], [3, 2]))
  integer, parameter :: e(2, 3, 2) = eoshift(c, reshape([1, 0, -1, 2, 1, 0], [3, 2]), reshape([(-i, i = 1, 6)], [3, 2]))
  integer, parameter :: f(2, 3, 2) = eoshift(c, reshape([1, 0, -1, 2], [2, 2]), reshape([(-i, i = 1, 4)], [2, 2]), 2)
  integer, parameter :: g(2, 3, 2) = eoshift(c, reshape([1, 0, -1, 2, 1, 1], [2, 3]), dim=3)
  complex :: z(2, 2, 3), zb(2, 3)
  logical :: l(2, 2, 3), lb(2, 3)
  integer(8) :: k(0:1, -1:0, 5:7), kb(3:4, 3)
  character(3) :: s(2, 2, 3), sb(2, 3)
  type(t) :: u(2, 2, 2), ub(2, 2)
  integer :: sh(2, 3), m
  print *, d
  print *, e
  print *, f
  print *, g
  z = reshape([(cmplx(i, -i), i = 1, 12)], shape(z))
  zb = reshape([(cmplx(0, i), i = 1, 6)], shape(zb))
  l = reshape([(mod(i, 3) == 0, i = 1, 12)], shape(l))
  lb = reshape([(mod(i, 2) == 0, i = 1, 6)], shape(lb))
  k = reshape([(i, i = 1, 12)], shape(k))
  kb = reshape([(-i, i = 1, 6)], shape(kb))
  sh = reshape([1, -1, 0, 2, 1, 1], shape(sh))
  do i = 1, 3
    s(:, :, i) = reshape(['abc', 'def', 'ghi', 'jkl'], [2, 2])
    sb(:, i) = ['<1>', '<2>']
  end do
  print *, eoshift(z, 1, zb), eoshift(z, sh, zb, 1), eoshift(z, sh)
  print *, eoshift(l, 1, lb), eoshift(l, sh, lb, 2), eoshift(l, sh)
  print *, eoshift(k, 1, kb), eoshift(k, sh, kb, 2), eoshift(k, kb, kb, 1)
  print *, eoshift(s, 1, sb), eoshift(s, sh, sb, 2), eoshift(s, sh), eoshift(s, -1, sb(:, 1:2), 3)
  do i = 1, 2
    u(i, :, :)%i = i
    u(:, i, :)%x = i
    ub(i, :)%i = -i
  end do
  u = eoshift(u, 1, ub)
  print *, u%i, u%x
  u = eoshift(u, sh(:, 1:2), ub, 2)
  print *, u%i, u%x
  do m = 1, 2
    print *, eoshift(k, sh, kb, m), eoshift(s, 1, sb, m)
  end do
  k = eoshift(k, 1, kb)
  k(:, :, 5) = eoshift(k(:, :, 6), 1, kb(:, 2))
  print *, k
  print *, eoshift(k(:, :, 7:5:-1), sh(:, 3:1:-1), kb(:, [3, 1, 2]), 1)

  call opt(kb, sh)
  where (eoshift(k, 1, kb) > 0) k = 0
  print *, k
contains
  subroutine opt(b, sh)
    integer(8), optional :: b(:, :)
    integer, optional :: sh(:, :)
    print *, eoshift(k, 1, b), eoshift(k, -1, boundary=b, dim=2)
  end subroutine
end program
