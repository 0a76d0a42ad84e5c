! Powers of real(10) and real(16) with integers of all kinds, MERGE of complex values, special values
program wide_powers
  use, intrinsic :: ieee_arithmetic
  implicit none
  integer, parameter :: q = 16, x = 10
  real(q), parameter :: huge_q = huge(1.0_q)
  real(q) :: a, b(3)
  real(x) :: c, d(3)
  complex(8) :: z(3), w
  complex(q) :: y
  integer :: i
  integer(8) :: n
  integer(1) :: small
  a = 1.5_q
  c = 1.5_x
  i = 5
  n = 3
  small = -2
  print '(3es30.20)', a**i, a**n, a**small
  print '(3es30.20)', c**i, c**n, c**small
  print '(2es30.20)', a**0, c**(-1)
  b = ieee_value(1.0_q, ieee_positive_inf)
  d = ieee_value(1.0_x, ieee_quiet_nan)
  print *, b(1) > huge_q, d(1) == d(1), ieee_is_nan(d(2))
  z = [(1, 2), (3, 4), (5, 6)]
  w = merge(z(1), z(2), i > 3)
  z = merge(z, w, real(z) > 2)
  print *, w, z
  y = merge((1.0_q, 2.0_q), cmplx(a, a, q), i < 3)
  print '(2es30.20)', y**2
  print '(2es30.20)', y**n
  z = z**n
  print *, z
  print *, i/1, mod(i, 1), i/(-1), n*0
  print *, nearest(a, -1.0) < a, spacing(c) > 0, exponent(a), fraction(c), scale(a, 3), set_exponent(c, 4), rrspacing(a)
end program wide_powers
