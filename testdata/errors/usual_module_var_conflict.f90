! a name that two modules have
! gfortran 12: 15 Name 'x' is an ambiguous reference to 'x' from module 'a'
! flang 19: 15 Reference to 'x' is ambiguous; 16 Reference to 'x' is ambiguous
module a
  integer :: x
end module
module b
  real :: x
end module
program p
  use a
  use b
  implicit none
  integer :: y
  x = 3 ! ERROR "'x' comes from two modules" HELP "write 'use \.\.\., only:' or rename one: 'use \.\.\., mine => x'"
  y = x ! ERROR "'x' comes from two modules" HELP "write 'use \.\.\., only:' or rename one: 'use \.\.\., mine => x'"
end program
