! a constant that is set
! gfortran 12: 7 Named constant 'n' in variable definition context (assignment); 8 Named constant 'n' in variable definition context (item in READ)
! flang 19: 7 Assignment to constant 'n' is not allowed; 8 Input variable 'n' is not definable
program p
  implicit none
  integer, parameter :: n = 3
  n = 4 ! ERROR "'n' is a named constant"
  read *, n ! ERROR "'n' is not a variable"
end program
