! attributes that exclude each other
! gfortran 12: 6 Symbol 'p' cannot have a type; 7 ALLOCATABLE attribute conflicts with POINTER attribute; ...
! flang 19: 7 'a' may not have both the POINTER and ALLOCATABLE attributes; 8 Missing initialization for parameter 'b'; ...
program p
  implicit none
  integer :: p ! ERROR "'p' is the name of this unit already" HELP "choose another name for one of them"
  real, allocatable, pointer :: a(:) ! ERROR "ALLOCATABLE and POINTER exclude each other"
  real, parameter, allocatable :: b(:) ! ERROR "PARAMETER and ALLOCATABLE exclude each other" HELP "write 'b = value'"
  real, optional :: x ! ERROR "'x' is no dummy argument, so it cannot have the attribute OPTIONAL"
  real, target, pointer :: q ! ERROR "TARGET and POINTER exclude each other"
  print *, 1
end program
