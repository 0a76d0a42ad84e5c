! Numeric functions of all kinds, with keywords and KIND, over arrays: ABS, AINT, ANINT, NINT, CEILING, FLOOR, INT, REAL, DBLE,
! CMPLX, MOD, MODULO, SIGN, DIM, MIN, MAX, DPROD, CONJG, AIMAG, LOGICAL.
program numeric
  implicit none
  real :: x(7)
  real(8) :: y(7)
  integer :: k(6), i
  integer(8) :: l
  integer(2) :: h
  complex :: z
  complex(8) :: w
  x = [-2.5, -1.5, -0.4, 0.0, 0.5, 1.5, 7.75]
  y = x * 1.1d0
  k = [-7, -3, 0, 2, 5, 8]
  z = (3.0, -4.0)
  w = (1d0, 2d0)
  print *, aint(x), anint(x), aint(y), anint(y), aint(x, 8), anint(y, kind=4)
  print *, nint(x), ceiling(x), floor(x), int(x), nint(y, 8), ceiling(y, kind=8), floor(y, 2), int(y, kind=1)
  print *, kind(nint(x(1), 8)), kind(aint(x(1), 8)), kind(int(1.0, 2)), kind(real(1d0)), kind(real(w))
  print *, kind(real(w, 4)), kind(dble(z))
  print *, mod(k, 3), mod(k, -3), modulo(k, 3), modulo(k, -3), mod(x, 0.7), modulo(x, 0.7), modulo(y, -0.7d0)
  print *, mod(a=17, p=5)
  print *, sign(2.0, x), sign(-3, k), sign(a=1.0, b=-0.0), dim(k, 2), dim(x, 0.5), dim(x=5, y=8), abs(k)
  print *, abs(x), abs(z), abs(w)
  print *, min(3, 1, 2), max(x, 0.25), max(k, 1, -2), min(y, 1d0, 0.5d0), max(1.5, 2.5, 0.5), min(a1=4, a2=3)
  print *, dprod(x(1), x(7)), conjg(z), aimag(w), cmplx(1), cmplx(1, 2), cmplx(1d0, 2d0, 8), cmplx(w)
  print *, cmplx(w, kind=8), cmplx(x=2, y=3)
  print *, real(k), dble(k), real(3, 8), real(z), int(z), dble(w), cmplx(x, 1.0), logical(.true., 1)
  print *, logical(x(1:2) > 0, kind=8)
  l = 9007199254740993_8
  h = -123_2
  print *, abs(l), mod(l, 1000_8), sign(l, -1_8), abs(h), mod(h, 10_2), max(h, -5_2), real(l), dble(h)
  print *, nint(dble(h) / 7), floor(-0.5d0)
  print *, hypot(3.0, 4.0), hypot(y, 1d0), atan2(x, 2.0), atan2(y=1.0, x=-1.0), sqrt(abs(x)), exp(x(1:3))
  print *, log(abs(y(1:2)) + 1)
  print *, int(-7.9d9, 8), int(huge(1)), nint(2.5), nint(-2.5), nint(0.49999999999999994d0), anint(0.5)
  print *, anint(-0.5)
end program
