! numbers
! gfortran 12: 9 Invalid character in name; 11 Invalid character in name; ...
! flang 19: 9 expected end of statement; 10 expected end of statement; ...
program p
  implicit none
  real :: x
  x = 2 * -3
  x = 2 ** -1
  x = 1.0e5.0 ! ERROR "'\.0' does not belong here"
  x = 1,5 ! ERROR "',' does not belong here" HELP "a decimal point is written '\.': '1\.5'"
  x = .5. ! ERROR "'\.' does not belong here"
  x = 3.e ! ERROR "'e' does not belong here" HELP "the exponent has no digits: write '3\.e0'"
  print *, x
end program
