! Array constructors with arrays, implied DOs with variable bounds, nested ones, empty ones, and functions of them.
program constructors
  implicit none
  integer :: n, i, j, v(3), m(2, 2), big(2000)
  real :: x(6)
  real(8), allocatable :: d(:)
  n = 4
  v = [7, 8, 9]
  m = reshape([1, 2, 3, 4], [2, 2])
  print *, [v, 1, v(3:1:-1)], [m, 5], size([m, v]), sum([v, v * 2])
  print *, [(i * i, i = 1, n)], [((i + 10 * j, i = 1, j), j = 1, n - 1)], [(i, i = n, 1, -2)], size([(i, i = 1, 0)])
  print *, [(v, i = 1, 2)], [(m(:, i), i = 1, n / 2)], [0, (i, -i, i = 1, n - 1), 99]
  x = [1.5, real(v), 2.5, real(n)]
  print *, x, maxval([x, 100.0]), [x > 2, .true.]
  allocate (d(2 * n))
  d = [(sqrt(dble(i)), i = 1, 2 * n)]
  print *, d, [d(1:2), 0d0], reshape([(d(i), d(i), i = 1, n)], [2, n])
  big = [(mod(i, 7), i = 1, 2000)]
  print *, sum(big), maxloc([(mod(i * i, 101), i = 1, 500)]), sum([(i, i = 1, 5000)])
  v = [v(2:3), v(1)]
  print *, v, [v(n - 3:), (v(i), i = 1, n - 2)]
  do j = 1, 3
    print *, j, [(i * j, i = 1, j)], product([(i, i = 1, j)])
  end do
end program
