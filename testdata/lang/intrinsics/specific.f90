! The specific names of FORTRAN 77 and the names of GNU for functions of one type.
! tolerance 1e-6
! last digits: gfortran rounds functions of constants when it compiles, the C library when it runs
program specific
  implicit none
  real :: x = 0.7
  real(8) :: d = 0.7d0
  integer :: i = -7
  complex :: c = (1.0, 2.0)
  complex(8) :: z = (1d0, 2d0)
  print *, alog(x), alog10(x), amax0(3, 4), amax1(x, 1.0), amin0(3, 4), amin1(x, 1.0)
  print *, amod(x, 0.2), aint(x), anint(x)
  print *, cabs(c), abs(ccos(c)), abs(cexp(c)), abs(clog(c)), abs(csin(c)), abs(csqrt(c)), conjg(c), aimag(c), float(i)
  print *, ifix(x), idint(d), sngl(d)
  print *, dabs(d), dacos(d), dasin(d), datan(d), datan2(d, 2d0), dcos(d), dcosh(d)
  print *, ddim(d, 0.2d0), dexp(d), dint(d), dlog(d)
  print *, dlog10(d), dmax1(d, 1d0), dmin1(d, 1d0), dmod(d, 0.2d0), dnint(d), dprod(x, x)
  print *, dsign(d, -1d0), dsin(d), dsinh(d)
  print *, dsqrt(d), dtan(d), dtanh(d), iabs(i), idim(i, 2), idnint(d), isign(i, 3), max0(i, 2)
  print *, max1(x, 2.0), min0(i, 2), min1(x, 2.0)
  print *, nint(x), dble(x), dfloat(i), real(i), int(x), abs(i), mod(i, 3), sign(x, -1.0)
  print *, dim(i, -9)
  print *, cdabs(z), abs(cdexp(z)), abs(cdlog(z)), abs(cdsin(z)), abs(cdcos(z)), abs(cdsqrt(z)), zabs(z), abs(zexp(z))
  print *, dcmplx(d, 1d0), dconjg(z), dimag(z), dreal(z)
  print *, dgamma(d), derf(d), derfc(d), dasinh(d), dacosh(1.5d0), datanh(0.5d0), dbesj0(d)
  print *, dbesj1(d), dbesy0(d), dbesjn(2, d), alGAMA(x), dlgama(d)
  print *, and(12, 10), or(12, 10), xor(12, 10), lshift(3, 2), int2(5), int8(5)
  print *, abs(zsqrt(z))
end program
