! Intrinsic functions of complex numbers and their specific names; powers with real and complex exponents.
program complex_functions
  complex(8) :: z
  complex :: c
  z = (0.5d0, 0.25d0)
  c = (2.0, -1.0)
  print '(2f14.9)', sqrt(z), exp(z), log(z), sin(z), cos(z)
  print '(2f12.5)', sqrt(c), exp(c), log(c), sin(c), cos(c)
  print '(2f12.5)', csqrt(c), cexp(c), clog(c), csin(c), ccos(c)
  print '(2f14.9)', zsqrt(z), cdexp(z), zlog(z), dconjg(z)
  print '(f14.9)', cdabs(z), zabs(z), cabs(c), aimag(c)
  print '(2f14.8)', z**z, z**0.5d0, z**(-7)
end program
