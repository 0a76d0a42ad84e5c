! Expressions that mix integers, reals and complex numbers of all kinds: conversions in operations and assignments, integer
! division, powers, and the order of evaluation.
program mixed_mode
  implicit none
  integer(1) :: i1
  integer(2) :: i2
  integer :: i4
  integer(8) :: i8
  real :: r4
  real(8) :: r8
  complex :: c4
  complex(8) :: c8
  integer :: v(4) = [7, -7, 8, -9]
  i1 = 100; i2 = 1000; i4 = 100000; i8 = 10000000000_8
  r4 = 1.1; r8 = 1.1d0; c4 = (1., 2.); c8 = (3d0, -1d0)
  print *, i1 + i2, i2 * i4, i4 * i8, i1 / 3, -i1 / 3, mod(i2, 7_2), kind(i1 + i2), kind(i2 + i4), kind(i4 + i8)
  print *, r4 + i4, r4 * r8, r8 - r4, i8 / r8, kind(r4 * i8), kind(r4 * r8), i4 / 7 * 7, i4 / 7.
  print *, c4 + i4, c4 * r8, c4 * c8, c8 / c4, c4 - r4, kind(c4 * r8), kind(c4 * i8)
  print *, 2 ** 10, 2 ** (-1), (-2) ** 3, 2. ** 0.5, r8 ** 2, r8 ** i1, c4 ** 2, i1 ** 2, 3_8 ** 20
  print *, v / 2, v / 2., mod(v, 4), modulo(v, 4), v ** 2 - v * v
  print *, -2 ** 2, 2 ** 3 ** 2, 8 / 4 / 2, 1 - 2 - 3, -3 + 2 * 5, 7 / 2 * 2., 7 / (2 * 2.)
  i4 = r8 * 10
  i2 = r4 * 10
  i1 = -1.9
  r4 = 1d0 / 3
  r8 = 1. / 3
  c4 = r8
  i8 = c8
  print *, i4, i2, i1, r4, r8, c4, i8
  r8 = i8 / 2 + 0.5
  c8 = cmplx(i4, r4)
  print *, r8, c8, cmplx(1d0, 2d0), cmplx(1d0, 2d0, 8), real(c8, 8), aimag(c4), abs(c4), conjg(c8)
  print *, 1 == 1.0, 0.1 == 0.1d0, c4 == r8, (1., 0.) == 1, 3 /= 3_8, 2.5 > i1, i8 <= r4
  print *, int(3.99), nint(-2.5), ceiling(-2.5), floor(-2.5), int(-3.99d0, 8), real(7) / 2, dble(1) / 3, sign(3, -2_4)
  print *, [1., 2., 3.] * [1, 2, 3], sum([1, 2, 3] * 0.5d0), max(1, 2) * 1.5, 5 * (1., 1.) ** 2
end program
