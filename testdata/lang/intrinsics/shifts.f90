! CSHIFT and EOSHIFT: along each dimension, with shifts of both signs, longer than the array and zero, by a scalar or by an
! array of shifts, with boundaries, of sections and expressions.
program shifts
  implicit none
  integer :: a(4, 3), v(7), s(3), i, n
  real(8) :: x(2, 3, 2)
  complex :: z(4)
  logical :: l(5)
  a = reshape([(i, i = 1, 12)], [4, 3])
  v = [(i * i, i = 1, 7)]
  x = reshape([(i * 0.25d0, i = 1, 12)], [2, 3, 2])
  z = [(1.0, 2.0), (3.0, 4.0), (5.0, 6.0), (7.0, 8.0)]
  l = [.true., .false., .true., .true., .false.]
  s = [1, -1, 5]
  do n = -9, 9, 3
    print *, n, cshift(v, n), eoshift(v, n), eoshift(v, n, -1)
  end do
  do n = -2, 2
    print *, cshift(a, n), cshift(a, n, 2), cshift(a, shift=n, dim=1)
    print *, eoshift(a, n), eoshift(a, n, dim=2), eoshift(a, n, [7, 8, 9]), eoshift(a, n, 5, 2)
  end do
  print *, cshift(a, s), cshift(a, [1, 2, 3, -1], 2), eoshift(a, s, 99), eoshift(a, s, [-1, -2, -3])
  print *, eoshift(a, [1, 0, -2, 9], dim=2, boundary=[10, 20, 30, 40])
  print *, cshift(x, 1, 2), cshift(x, -1, 3), eoshift(x, 1, dim=3), cshift(x, reshape([0, 1, 2, 1], [2, 2]), 2)
  print *, cshift(z, 2), eoshift(z, -1), eoshift(z, 1, (9.0, 9.0)), cshift(l, 2), eoshift(l, 2)
  print *, cshift(a(2:4:2, :), 1, 2), cshift(v(7:1:-1), 2), cshift(v * 2 + 1, -1), cshift(cshift(a, 1), 1, 2)
  v = cshift(v, 1) - v
  print *, v, sum(cshift(v, 3) * v)
  a(:, 2) = cshift(a(:, 2), 1)
  print *, a, cshift(v(4:3), 2)
  call runtime(0)
  call runtime(5)
contains
  subroutine runtime(n)
    integer, intent(in) :: n
    integer :: w(n), k
    w = [(k, k = 1, n)]
    print *, n, cshift(w, 2), eoshift(w, 2), cshift(w, n), eoshift(w, -n), size(cshift(w, 1))
  end subroutine
end program
