! a constant without a value
! gfortran 12: 6 PARAMETER is missing an initializer; 7 Explicit array shape must be constant of INTEGER type and not UNKNOWN type; ...
! flang 19: 6 Missing initialization for parameter 'n'; 7 No explicit type declared for 'm'
program p
  implicit none
  integer, parameter :: n ! ERROR "the constant 'n' has no value" HELP "write 'n = value'"
  integer :: a(m) ! ERROR "'m' is not declared"
  a = n
  print *, a
end program
