! Functions and powers of complex constants are constant expressions, rounded once, Fortran 2008, 7.1.12.
program complex_constants_of_functions
  implicit none
  integer, parameter :: dp = kind(1d0)
  complex(dp), parameter :: i = (0, 1), z = (1.5_dp, -0.5_dp)
  real(dp), parameter :: pi = acos(-1.0_dp)
  complex(dp), parameter :: a1 = exp(i*pi/4)
  complex(dp), parameter :: a2 = sqrt(z)
  complex(dp), parameter :: a3 = log(z)
  complex(dp), parameter :: a4 = sin(z)
  complex(dp), parameter :: a5 = cos(z)
  complex(dp), parameter :: a6 = tan(z)
  complex(dp), parameter :: a7 = sinh(z)
  complex(dp), parameter :: a8 = cosh(z)
  complex(dp), parameter :: a9 = tanh(z)
  complex(dp), parameter :: b1 = z**2
  complex(dp), parameter :: b2 = z**(-3)
  complex(dp), parameter :: b3 = z**0.5_dp
  complex(dp), parameter :: b4 = z**z
  real(dp), parameter :: b5 = abs(z)
  complex(dp), parameter :: b6 = asin(z)
  complex(dp), parameter :: b7 = acos(z), b8 = atan(z), b9 = asinh(z), c1 = acosh(z), c2 = atanh(z)
  complex(dp), parameter :: c3 = conjg(z)/z
  complex, parameter :: c4(3) = exp([(0.,1.),(1.,0.),(1.,1.)])
  real, parameter :: d2 = gamma(2.5), d3 = log_gamma(3.5), d4 = erf(.5), d5 = bessel_j0(0.5), d7=hypot(3.,4.)
  print *, a1, a2, a3, a4, a5, a6, a7, a8, a9
  print *, b1, b2, b3, b4, b5, b6
  print *, b7, b8, b9, c1, c2
  print *, c3, c4
  print *, d2, d3, d4, d5, d7

end
