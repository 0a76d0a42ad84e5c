! a misspelt variable
! gfortran 12: 7 Symbol 'coutn' has no IMPLICIT type; did you mean 'count'?
! flang 19: 7 No explicit type declared for 'coutn'; 8 No explicit type declared for 'coutn'
program p
  implicit none
  integer :: count
  coutn = 3 ! ERROR "'coutn' is not declared" HELP "did you mean 'count'\?"
  count = coutn + 1
  print *, count
end program
