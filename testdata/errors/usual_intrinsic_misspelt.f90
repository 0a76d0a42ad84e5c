! misspelt functions
! gfortran 12: 8 Function 'sqr' has no IMPLICIT type; 9 Function 'maxvel' has no IMPLICIT type; ...
! flang 19: 8 No explicit type declared for 'sqr'; 9 No explicit type declared for 'maxvel'; ...
program p
  implicit none
  real :: x, a(3)
  a = 1
  x = sqr(2.0) ! ERROR "'sqr' is neither an array nor a known function" HELP "did you mean 'sqrt'\?"
  x = maxvel(a) ! ERROR "'maxvel' is neither an array nor a known function" HELP "did you mean 'maxval'\?"
  x = lenght('abc') ! ERROR "'lenght' is neither an array nor a known function" HELP "if it is a function in an object file or a library, declare its type and name it in EXTERNAL"
  print *, x, size(a, 2) ! ERROR "dimension 2 of an array with 1 dimension"
end program
