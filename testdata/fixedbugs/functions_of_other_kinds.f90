! Functions that GNU Fortran takes with arguments of other kinds than their names say, and Bessel functions of several orders,
! Fortran 2008, 13.7.23: all were refused. So were items of an implied DO that are sections, in a constant.
program functions_of_other_kinds
  implicit none
  integer :: i, j
  real, parameter :: x(4, 4) = reshape([(real(i), i = 1, 16)], [4, 4])
  real, parameter :: r(6) = [(x(i:i + 1, i), i = 1, 3)]
  real, parameter :: s(12) = [((x(i, i:j - 1:-1), i = 3, 4), j = 2, 3)]
  integer, parameter :: whole(2) = [(int(x(i:i, 1)), i = 1, 2)]
  character(4), parameter :: words(3) = ['abcd', 'efgh', 'ijkl']
  character(2), parameter :: ends(2) = [(words(i)(3:4), i = 2, 3)]
  complex(8) :: z
  complex :: w(2)
  real(8) :: d
  real :: a
  integer(8) :: long
  integer(2) :: short
  z = (1d0, 2d0)
  w = [(3.0, 4.0), (5.0, 6.0)]
  d = 0.25d0
  a = 0.5
  long = 9_8
  short = 4_2
  print '(9f7.3)', imag(z), imagpart(z), realpart(z), imag(w), imagpart(w(2)), realpart(w)
  print '(6f7.3)', amax1(d, a), amin1(d, 0.125d0), dmax1(a, 0.75), dmin1(d, a), amax0(long, 3_8), amin0(short, 5_2)
  print '(6i4)', max0(long, 3_8), min0(short, 7_2), max1(d, 3d0), min1(a, 4.5)
  print '(12f6.1)', r
  print '(12f6.1)', s
  print '(2i4, 2(1x, a))', whole, ends
  print '(4f9.5)', bessel_jn(2, 5, 2.457)
  print '(4l2)', abs(bessel_yn(0, 3, d) - [(bessel_yn(i, d), i = 0, 3)]) <= 1d-10 * abs(bessel_yn(0, 3, d))
  print *, size(bessel_jn(3, 2, a))
end program functions_of_other_kinds
