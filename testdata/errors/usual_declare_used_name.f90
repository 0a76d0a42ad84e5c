! a name that a module has already
! gfortran 12: 10 Symbol 'x' conflicts with symbol from module 'a', use-associated at (2)
! flang 19: 10 'x' is use-associated from module 'a' and cannot be re-declared
module a
  integer :: x
end module
program p
  use a
  implicit none
  real :: x ! ERROR "'x' already has a type"
  x = 3
end program
