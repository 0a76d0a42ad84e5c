! a name that a module lacks
! gfortran 12: 8 Symbol 'ee' referenced not found in module 'consts'
! flang 19: 8 'ee' not found in module 'consts'
module consts
  real, parameter :: pi = 3.14
end module
program p
  use consts, only: pi, ee ! ERROR "the module 'consts' has no 'ee'"
  implicit none
  print *, pi
end program
