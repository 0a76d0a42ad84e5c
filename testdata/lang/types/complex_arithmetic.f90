! Complex arithmetic of both kinds: all operators, mixed operands, comparisons, constants, conversions.
program complex_arithmetic
  complex :: a, b, c
  complex(8) :: z, w
  double complex :: d
  complex*16 :: e
  complex, parameter :: i = (0.0, 1.0)
  integer :: k
  a = (1.5, -2.0)
  b = cmplx(3, 4)
  c = a + b * i - a / b
  print *, a, b, c
  print *, -a, a * 2, 2.5 * b, b / 2, 1 / b
  z = (1.0d0, 2.0d0)
  w = z * a + 3
  d = w / z
  e = conjg(d) + dcmplx(1.0d0, 0.5d0)
  print *, z, w
  print *, d, e
  print *, real(z), aimag(z), dble(w), dimag(e), int(w), abs((3.0, 4.0)), abs(z)
  print *, a == b, a /= b, a == (1.5, -2.0)
  do k = -3, 5
    print '(i3,2f14.6)', k, z**k
  end do
  print '(2f14.6)', a**2, a**3, b**(-2)
  a = 7
  k = z
  print *, a, k, real(b), cmplx(z), cmplx(1.0d0, 2.0d0, 8)
end program
