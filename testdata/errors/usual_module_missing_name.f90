! a private name, and a misspelt module
! gfortran 12: 11 Symbol 'ee' referenced not found in module 'consts'; 12 Cannot open module file 'cnsts.mod' for reading: No such file or directory
! flang 19: 11 'ee' not found in module 'consts'; 12 Cannot read module file for module 'cnsts': Source file 'cnsts.mod' was not found
module consts
  implicit none
  private
  real, parameter, public :: pi = 3.14
  real, parameter :: e = 2.71
end module
program p
  use consts, only: pi, ee, e ! ERROR "'e' is private to the module 'consts'"
  use cnsts ! ERROR "there is no module 'cnsts'" HELP "did you mean 'consts'\?"
  implicit none
  print *, pi
end program
