! Array functions inside one another, as array codes use them: merges of masks, packs of shifted arrays, spreads and transposes
! in products, reductions of reductions, with sections, constructors and character arrays as arguments.
program array_pipelines
  implicit none
  integer :: a(3, 4), v(4), w(3), i
  real :: x(5), y(5)
  logical :: m(3, 4)
  character(2) :: c(4) = ['ab', 'cd', 'ef', 'gh']
  a = reshape([(mod(5 * i, 7), i = 1, 12)], [3, 4])
  m = a > 2
  v = sum(a, 1)
  w = maxval(a, 2, m)
  print *, v, w, sum(maxval(a, 1)), maxval(sum(a, 2)), count(any(m, 1)), all(count(m, 2) > 0)
  print *, pack(a, m), size(pack(a, mod(a, 2) == 0)), pack(cshift(v, 1), v > 5), unpack([1, 2, 3, 4], v > 5, -v)
  print *, merge(a(1,:), -a(2,:), m(3,:)), merge(1, 0, m(:,2)), sum(merge(a, 0, m))
  print *, matmul(transpose(a(:,1:2)), a(:,3:4)), dot_product(v(1:3), w), matmul(a, [1, 1, 1, 1]) - sum(a, 2)
  print *, spread(v(1:2), 1, 3) + spread(w, 2, 2), sum(spread(w, 2, 4) * a)
  print *, cshift(a, [1, 2, 0], 2), eoshift(v, -1, 99), eoshift(a, 1, boundary=w, dim=2)
  print *, reshape(a, [2, 2], order=[2, 1]), reshape(v, [3, 2], pad=w), reshape(transpose(a), [12])
  print *, maxloc(a), minloc(a, mask=m), maxloc(v, 1), minloc(a, 2), findloc(a, 3), maxloc(a(2, :) * v)
  print *, [v(4:1:-1), [(a(i, i), i = 1, 3)], pack([1, 2, 3], [.true., .false., .true.])]
  x = [(real(i), i = 1, 5)]
  y = cshift(x, -1) - 2 * x + cshift(x, 1)
  print *, y, sum(y**2), norm2([3., 4.]), product(x(2:4)), maxval(abs(y - eoshift(x, 1)))
  print *, c(4:1:-1), merge(c, 'zz', [.true., .false., .true., .false.]), pack(c, c > 'bb'), cshift(c, 2)
  print *, spread(c(1:2), 2, 2), reshape(c, [2, 2]), transpose(reshape(c, [2, 2])), eoshift(c, 1, '--')
  print *, any(a(:, 2:) == a(:, :3)), iall([7, 3, 11]), iany(w), iparity(v), parity([.true., .true., .true.])
  print *, lbound(a(2:, :)), ubound(a(:, 2:3)), shape(a(:, ::2)), size(spread(a, 3, 5)), shape(spread(w, 1, 2))
  where (m)
    a = a * 10
  elsewhere (a == 2)
    a = -sum(v) + a
  elsewhere
    a = cshift(a, 1, 1)
  end where
  print *, a
  a(:, [4, 2]) = a(:, [1, 3])
  v([1, 4]) = v([4, 1])
  print *, a(2, :), v, a([3, 1], 2)
end program
