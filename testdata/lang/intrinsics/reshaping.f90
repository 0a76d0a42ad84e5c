! RESHAPE with PAD and ORDER, SPREAD, PACK with and without VECTOR, UNPACK, MERGE, with constant and with variable shapes.
program reshaping
  implicit none
  integer :: v(12), a(3, 4), i, n, m, s(2)
  real :: x(2, 2, 3)
  logical :: mask(3, 4)
  integer, allocatable :: list(:)
  v = [(i * 3, i = 1, 12)]
  a = reshape(v, [3, 4])
  print *, a(2, :), reshape(v, [4, 3], order=[2, 1]), reshape(v(1:5), [2, 4], pad=[-1, -2])
  print *, reshape(a, [2, 6]), reshape(a, [12]), reshape(a(:, 2:3), [3, 2], order=[2, 1])
  print *, reshape(a(3:1:-1, ::2), [6])
  print *, reshape(v(1:4), [3, 3], [0, 1], [2, 1]), reshape([1, 2, 3, 4, 5, 6, 7, 8], [2, 2, 2], order=[3, 1, 2])
  x = reshape([(i * 0.5, i = 1, 12)], shape(x))
  print *, x, reshape(x, [4, 3]), shape(reshape(x, [6, 2]))
  n = 2
  m = 6
  print *, reshape(v, [n, m]), reshape(v, [m, n], order=[2, 1]), reshape(a, [n * n, n])
  s = [4, 3]
  print *, reshape(v, s), shape(reshape(v, s)), reshape(v(1:n), [2, n], pad=v(5:6))
  print *, spread(v(1:3), 1, 2), spread(v(1:3), 2, n), spread(7, 1, 3), spread(a(1:2, 1:2), 2, 2)
  print *, spread(v(1:2), dim=1, ncopies=0)
  print *, sum(spread([1.5, 2.5], 2, 3), 1), spread(a(1, :), 1, 3) + a
  mask = mod(a, 2) == 0
  print *, pack(a, mask), pack(a, a > 20), pack(v, .true.), pack(a, mask, v + 100), size(pack(a, a > 30))
  print *, pack(v, .false.)
  allocate (list(count(mod(a, 9) == 0)))
  list = pack(a, mod(a, 9) == 0)
  print *, size(list), list
  print *, pack(x, x > 2), pack(a(::2, 2:), mask(::2, 2:))
  print *, pack([(i, i = 1, 6)], [.true., .false., .true., .true., .false., .true.])
  print *, unpack(v, mask, 0), unpack([1, 2, 3, 4, 5, 6], mask, a), unpack(pack(a, mask), mask, -a)
  print *, merge(a, -a, mask), merge(1, 2, mask(1, :)), merge(x, 0.0, x > 1)
  print *, merge(tsource=1.5, fsource=2.5, mask=n == 2)
  a = unpack(pack(a, mask) * 10, mask, a)
  print *, a
  call sub(reshape(v, [2, 6]), 2)
contains
  subroutine sub(b, n)
    integer, intent(in) :: n, b(n, *)
    print *, b(:, 1:6), sum(b(:, 1:6), 2)
  end subroutine
end program
