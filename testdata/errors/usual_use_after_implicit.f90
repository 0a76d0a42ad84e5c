! USE behind IMPLICIT NONE
! gfortran 12: 9 USE statement cannot follow IMPLICIT NONE statement at (2)
! flang 19: 9 misplaced USE statement
module consts
  real, parameter :: pi = 3.14
end module
program p
  implicit none
  use consts ! ERROR "USE cannot follow other declarations" HELP "move it to the line after the head of the unit"
  print *, pi
end program
