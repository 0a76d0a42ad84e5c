! MATMUL of all ranks and types, TRANSPOSE and DOT_PRODUCT, also nested, of sections, and into the array that is an argument.
program matrices
  implicit none
  integer :: k(2, 3), m(3, 2), i, n
  real :: a(3, 3), v(3)
  real(8) :: b(3, 2), w(2)
  complex(8) :: z(2, 2)
  logical :: l(2, 3), p(3)
  real, allocatable :: big(:, :), other(:, :)
  k = reshape([1, 2, 3, 4, 5, 6], [2, 3])
  m = transpose(k)
  a = reshape([(i * 0.5, i = 1, 9)], [3, 3])
  v = [1.0, -2.0, 0.5]
  b = a(:, 2:3) * 2d0
  w = [3d0, -1d0]
  z = reshape([(1d0, 1d0), (2d0, 0d0), (0d0, -1d0), (0.5d0, 2d0)], [2, 2])
  l = mod(k, 2) == 0
  p = [.true., .false., .true.]
  print *, matmul(k, m), matmul(m, k)
  print *, matmul(a, v), matmul(v, a), matmul(b, w), matmul(k, [1, 1, 1])
  print *, matmul(a, b), matmul(k, a), matmul(z, z), matmul(z, b(1:2, :)), matmul(z, [1, 2])
  print *, matmul(l, p), matmul(l, transpose(l)), matmul(p, transpose(l))
  print *, transpose(matmul(k, m)), matmul(transpose(b), b), transpose(a(1:3:2, :)), transpose(z)
  print *, matmul(a(::2, :), b(:, 2:1:-1)), matmul(a + 1, a - 1), dot_product(matmul(a, v), v)
  a = matmul(a, a)
  print *, a
  a = transpose(a) + a
  print *, a, kind(matmul(a, b)), shape(matmul(k, m)), size(transpose(k), 1)
  n = 5
  allocate (big(n, n), other(n, 2))
  big = reshape([(i * 0.125, i = 1, n * n)], [n, n])
  other = matmul(big, big(:, 2:3))
  print *, other, sum(matmul(other, transpose(other)))
  print *, matmul(k(:, 1:0), m(1:0, :)), shape(matmul(k(1:0, :), m))
end program
