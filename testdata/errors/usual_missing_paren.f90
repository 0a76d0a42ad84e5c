! a parenthesis that is not closed
! gfortran 12: 7 Syntax error in argument list
! flang 19: 7 Unmatched '('
program p
  implicit none
  real :: x
  x = sqrt(2.0 * (3.0 + 1.0) ! ERROR "expected '\)' or ',', found the end of the statement"
  print *, x
end program
