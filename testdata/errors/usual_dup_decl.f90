! attributes that do not go together
! gfortran 12: 7 Symbol 'i' already has basic type of INTEGER; 9 Symbol 'p' cannot have a type; ...
! flang 19: 7 The type of 'i' has already been declared; 8 Only a dummy argument may have an INTENT, VALUE, or OPTIONAL attribute; ...
program p
  implicit none
  integer :: i
  real :: i ! ERROR "'i' already has a type"
  integer, intent(in) :: k ! ERROR "'k' is no dummy argument, so it cannot have the attribute INTENT"
  integer :: p ! ERROR "'p' is the name of this unit already" HELP "choose another name for one of them"
  real, allocatable, pointer :: a(:) ! ERROR "ALLOCATABLE and POINTER exclude each other"
  real, allocatable :: b(10) ! ERROR "the allocatable array 'b' must have deferred shape" HELP "write ':' for each dimension and give the bounds in ALLOCATE"
  real :: c(:) ! ERROR "'c' has no bounds" HELP "add the attribute: 'allocatable :: c'"
end program
