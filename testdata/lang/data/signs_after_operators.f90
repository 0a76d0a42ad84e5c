! Signs behind operators, an extension: they bind as the operator does
program signs_after_operators
  integer :: a = 3, b = 4, c = 2
  real :: x = 2.0
  print *, a + -b, a * -b + c, a - -b*c, 2**-c*3, a / -c, a*-b**2, a + - - b, x**-a, -a**2, a*+b
  print *, a .lt. -b, a == -b, a - (-b)
end program
