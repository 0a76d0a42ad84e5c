! Mathematical functions and powers in constant expressions have the bits that gfortran gives them, whose constants are correctly
! rounded: of both kinds, over wide ranges, in arrays and in constants made of constants.
program constant_mathematics
  implicit none
  integer, parameter :: dp = kind(1d0)
  real(dp), parameter :: pi = acos(-1d0), e = exp(1d0), third = 1d0 / 3
  real(dp), parameter :: x(8) = [1d-9, 0.1d0, 0.7d0, 1d0, 2.5d0, 3d0, 17.25d0, 123.456d0]
  real(dp), parameter :: exps(8) = exp(x), logs(8) = log(x), logs10(8) = log10(x)
  real(dp), parameter :: sines(8) = sin(x), cosines(8) = cos(x), tangents(8) = tan(x), arcs(8) = atan(x)
  real(dp), parameter :: sinhs(8) = sinh(x), coshs(8) = cosh(x), tanhs(8) = tanh(x)
  real(dp), parameter :: unit(5) = [-0.99d0, -0.3d0, 1d-5, 0.5d0, 0.875d0]
  real(dp), parameter :: arcsines(5) = asin(unit), arccosines(5) = acos(unit)
  real(dp), parameter :: powers(6) = [2d0**0.5d0, 10d0**third, pi**e, e**pi, 1.0000001d0**1d7, 7d0**(-2.5d0)]
  real(dp), parameter :: step = 10**(log10(x(2)) - (log10(x(8)) - log10(x(2))) / 400)
  real, parameter :: y(6) = [1e-5, 0.25, 1., 2.5, 33.3, 80.]
  real, parameter :: small(6) = exp(-y), waves(6) = sin(y) * cos(y), roots(6) = y**0.25, squares(6) = sqrt(y) * log(y)
  real(dp), parameter :: large(4) = [exp(300d0), exp(-300d0), log(1d300), sin(1d6)]
  real(dp), parameter :: derived = 2 * pi * sqrt(e) / log(3d0) + sin(pi / 6)**2
  integer :: i
  print '(3es25.17)', pi, e, third, derived, step
  do i = 1, 8
    print '(4es25.17)', exps(i), logs(i), logs10(i), sines(i), cosines(i), tangents(i), arcs(i), sinhs(i), coshs(i), tanhs(i)
  end do
  print '(3es25.17)', arcsines, arccosines, powers, large
  print '(6es16.8)', small, waves, roots, squares
end program
