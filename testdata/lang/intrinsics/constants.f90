! Intrinsic functions in constant expressions: PARAMETER, array bounds, initial values, kinds.
program constants
  implicit none
  integer, parameter :: n = 4, v(n) = [3, 1, 4, 1]
  integer, parameter :: total = sum(v), big = maxval(v), at(1) = maxloc(v), where = minloc(v, 1), many = count(v == 1)
  integer, parameter :: m(2, 3) = reshape([1, 2, 3, 4, 5, 6], [2, 3]), rows(2) = sum(m, 2), t(3, 2) = transpose(m)
  integer, parameter :: sq(2, 2) = matmul(m, t), shifted(n) = cshift(v, 1), packed(2) = pack(v, v > 1), two = size(packed)
  integer, parameter :: spread_out(2, 2) = spread([7, 8], 1, 2), s(2) = shape(m), dot = dot_product(v, shifted), p = product(v)
  integer, parameter :: bits = popcnt(255), lz = leadz(1), rot = ishftc(1, -1), ms = maskr(5), found = findloc(v, 4, 1)
  logical, parameter :: some = any(v > 3), every = all(v > 0), flags(n) = v > 2
  real, parameter :: x = sqrt(2.0), y = exp(1.0), z(3) = sin([0.0, 0.5, 1.0]), pi = 4 * atan(1.0), avg = sum(z) / size(z)
  real(8), parameter :: e = epsilon(1d0), h = huge(1d0), g = gamma(5d0), r = scale(1d0, 10), fr = fraction(10d0), sp = spacing(1d0)
  real(8), parameter :: nr = norm2([3d0, 4d0]), hy = hypot(3d0, 4d0), doubled(n) = v * 2d0 + 1, er = erf(0.5d0)
  complex, parameter :: c = cmplx(1, -2), cc = conjg(c)
  integer, parameter :: k8 = selected_int_kind(15), r8 = selected_real_kind(12, 100), cast = transfer(1.0, 1), i8 = kind(1_8)
  integer :: j
  real(r8) :: a(sum(v)) = 1.5d0, b(total:total + maxval(v)) = [(sqrt(real(j, r8)), j = 0, 4)]
  integer(k8) :: w(size(m)) = reshape(m, [6]) * 10_k8
  real :: grid(2, 2) = reshape([1.0, 2.0, 3.0, 4.0], [2, 2]), line(5) = [z, avg, pi]
  integer :: u(n) = merge(v, -v, flags), ends(3) = [v(1), v(n), total], clipped(n) = min(max(v, 2), 3)
  print *, total, big, at, where, many, m, rows, t, sq, shifted, packed, two, spread_out, s, dot, p
  print *, bits, lz, rot, ms, found, some, every, flags, x, y, z, pi, avg
  print *, e, h, g, r, fr, sp, nr, hy, doubled, er, c, cc, k8, r8, cast, i8
  print *, size(a), a(1), lbound(b), b, w, grid, line, u, ends, clipped, kind(a), kind(w)
  select case (total)
  case (sum([1, 2, 6]))
    print *, 'nine', ubound(m, 2), m(2, n - 1), mod(v, 3)
  end select
end program
