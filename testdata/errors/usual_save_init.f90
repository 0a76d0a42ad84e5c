! bounds that are not constant
! gfortran 12: 7 Explicit shaped array with nonconstant bounds; 8 Parameter 'm' has not been declared or is a variable, which does not reduce to a constant ; ...
! flang 19: 7 Invalid specification expression: reference to local entity 'n'; 8 Must be a constant value; ...
program p
  implicit none
  integer :: n = 3, m
  real :: a(n) ! ERROR "'n' is not a constant expression" HELP "give it the attribute PARAMETER"
  integer, parameter :: k = m ! ERROR "'m' is not a constant expression" HELP "give it the attribute PARAMETER"
  real :: b(m) ! ERROR "'m' is not a constant expression" HELP "give it the attribute PARAMETER"
  print *, a, b
end program
