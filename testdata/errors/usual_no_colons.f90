! declarations without ::
! gfortran 12: 6 Invalid character in name; 7 Invalid character in name; ...
! flang 19: 6 expected '::'; 7 expected '::'
program p
  implicit none
  integer, dimension(10) a ! ERROR "expected '::', found 'a'" HELP "write '::' before the names"
  real, parameter pi = 3.14 ! ERROR "expected '::', found 'pi'" HELP "write '::' before the names"
  a = 1
  print *, a, pi
end program
