! Special functions of both kinds: gamma, error and Bessel functions, inverse hyperbolic functions, also complex ones.
program special_functions
  implicit none
  real :: x(5)
  real(8) :: y(5)
  complex :: z
  complex(8) :: w
  integer :: n
  x = [0.1, 0.5, 1.25, 3.5, 8.0]
  y = [0.1d0, 0.5d0, 1.25d0, 3.5d0, 8d0]
  z = (0.3, -0.7)
  w = (-1.2d0, 0.4d0)
  print '(5es15.6)', gamma(x), log_gamma(x), erf(x), erfc(x), erfc_scaled(x)
  print '(5es22.13)', gamma(y), log_gamma(y), erf(y), erfc(y), erfc_scaled(y)
  print '(5es15.6)', bessel_j0(x), bessel_j1(x), bessel_y0(x), bessel_y1(x)
  print '(5es22.13)', bessel_j0(y), bessel_j1(y), bessel_y0(y), bessel_y1(y)
  do n = 0, 3
    print '(5es22.13)', bessel_jn(n, y), bessel_yn(n, y)
    print '(5es15.6)', bessel_jn(n, x), bessel_yn(n, x)
  end do
  print '(5es22.13)', besj0(y), besj1(y), besy0(y), besy1(y), besjn(2, y), besyn(2, y), lgamma(y)
  print '(5es22.13)', asinh(y), acosh(y + 1), atanh(y(1:2)), log10(y), sinh(y), cosh(y), tanh(y), tan(y), asin(y(1:2))
  print *, acos(y(1:2)), atan(y)
  print '(2es13.4)', sqrt(z), exp(z), log(z), sin(z), cos(z), tan(z), asin(z), acos(z), atan(z), sinh(z)
  print *, cosh(z), tanh(z)
  print '(2es22.13)', tan(w), asin(w), acos(w), atan(w), sinh(w), cosh(w), tanh(w), asinh(w), acosh(w), atanh(w)
  print '(2es13.4)', asinh(z), acosh(z), atanh(z), z ** 2, z ** 0.5, w ** z
end program
