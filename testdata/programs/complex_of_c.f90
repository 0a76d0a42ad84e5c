! A complex function of the C library, by its intrinsic name and by an interface of the program.
program complex_of_c
  use iso_c_binding
  implicit none
  interface
    function c_exp(z) bind(c, name='cexp') result(r)
      import
      complex(c_double_complex), value :: z
      complex(c_double_complex) :: r
    end function
  end interface
  complex(8) :: z, w
  z = (0.5d0, 0.25d0)
  w = exp(z)
  print *, w, c_exp(z), sqrt(z), z**w, log(z), atan(z), acosh(z), z**3, sin(z)
end program
