! arguments of functions of the language
! gfortran 12: 9 'x' argument of 'sqrt' intrinsic must be REAL or COMPLEX; 10 Too many arguments in call to 'sqrt'; ...
! flang 19: 9 Actual argument for 'x=' has bad type 'INTEGER(4)'; 10 too many actual arguments for intrinsic 'sqrt'; ...
program p
  implicit none
  real :: x, a(3)
  integer :: i
  a = 1; i = 4
  x = sqrt(i) ! ERROR "the argument of 'sqrt' must be real, this is integer\(4\)" HELP "convert it: 'real\(i\)'"
  x = sqrt(2.0, 3.0) ! ERROR "'sqrt' takes 1 argument, this reference has 2"
  x = mod(3, 2.0) ! ERROR "the arguments of 'mod' are integer\(4\) and real\(4\)" HELP "convert one of them with real\(\), dble\(\) or int\(\)"
  x = max(1, 2.0) ! ERROR "the arguments of 'max' are integer\(4\) and real\(4\)" HELP "convert one of them with real\(\), dble\(\) or int\(\)"
  x = sin('a') ! ERROR "the argument of 'sin' must be real, this is character\(1\)"
  x = sum(3.0) ! ERROR "the argument of 'sum' must be an array"
  print *, x
end program
