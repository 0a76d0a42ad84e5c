! Types, kinds, conversions, constants.
program expressions
  use, intrinsic :: iso_fortran_env, only: real64, i8 => int64
  implicit double precision (d)
  integer, parameter :: dp = selected_real_kind(15, 300), n = 7/2 + 2**3
  real(dp), parameter :: pi = 4*atan(1.0_dp)
  integer(i8) :: big = 3000000000_8
  integer :: i = -7, j = 2
  real :: x = 1.5, y
  real(real64) z
  logical :: t = .true., f
  character(len=6) :: name = 'abc', other
  y = i/j + x
  z = x*pi + big
  dd = 0.1
  print *, n, pi, big, i/j, i*1.0/j, y, z, dd, 0.1d0
  print *, 2**10, 2.0**(-2), x**2, x**0.5, i**3, j**(-1), (-8)**3, 2_8**40
  print *, mod(i, j), modulo(i, j), mod(-7.5, 2.0), modulo(-7.5d0, 2d0), sign(3, i), dim(5, 3), abs(i), abs(-x)
  print *, int(2.9), int(-2.9), nint(2.5), nint(-2.5), floor(-2.5), ceiling(-2.5), aint(-2.5), anint(2.5), real(i), dble(x)
  print *, max(1, 5, 3), min(2.5, x), amax1(x, 2.0), max0(i, j), dmax1(dd, 2d0), float(i), ifix(x), iabs(i), dsqrt(2d0), alog(x)
  print *, huge(1), huge(1.0), tiny(1d0), epsilon(x), precision(z), digits(x), kind(z), range(1)
  f = .not. t .or. i < j .and. x >= 1.5 .eqv. t .neqv. .false.
  print *, f, t, iand(12, 10), ior(12, 10), ieor(12, 10), not(5), ishft(1, 4), ishft(-16, -2)
  print *, merge(1, 2, t), merge(x, y, f), atan2(1.0, 2.0), hypot(3.0, 4.0), sinh(x), erf(x), gamma(x + 1)
  other = name
  name = 'longer than six'
  print *, name, other, 'it''s', "a" // 'b'
  write (*, '(i5, f8.3, 1x, l1)') i, x, f
  write (*, 100) j, z
100 format (i3, ' value ', f20.6)
  print '(3i4)', i, j, n
  dd = i
  i = dd*2.7
  big = i
  x = big
  print *, i, big, x, -2**2, 2**3**2, -j + i, i - (j - 3), 10/4*4
end program
