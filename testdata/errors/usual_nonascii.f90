! signs from a word processor
! gfortran 12: 7 Invalid character 0xE2; 8 Invalid character 0xE2; ...
! flang 19: 7 bad character (0xe2) in Fortran token; 8 bad character (0xe2) in Fortran token; ...
program p
  implicit none
  real :: x
  x = 3 − 2 ! ERROR "'−' does not belong here" HELP "write '-': this is another sign that looks like it"
  print *, “hello” ! ERROR "expected an expression, found '“'" HELP "write plain quotation marks: 'text' or .text."
  x = 2 × 3 ! ERROR "'×' does not belong here" HELP "write '\*'"
end program
