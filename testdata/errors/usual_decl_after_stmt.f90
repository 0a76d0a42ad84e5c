! a declaration behind a statement
! gfortran 12: 8 Unexpected data declaration statement; 9 Symbol 'x' has no IMPLICIT type
! flang 19: 8 expected 'FORALL'
program p
  implicit none
  integer :: i
  i = 3
  real :: x ! ERROR "a declaration cannot follow an executable statement"
  x = i
  print *, x
end program
