! parentheses that open nowhere
! gfortran 12: 7 Unclassifiable statement; 9 Syntax error in argument list; ...
! flang 19: 7 Unmatched ')'; 8 Unmatched ')'; ...
program p
  implicit none
  real :: a(3), x
  x = (a(1) + a(2))) ! ERROR "'\)' does not belong here" HELP "leave it out: nothing is open here"
  x = a(1)) ! ERROR "'\)' does not belong here" HELP "leave it out: nothing is open here"
  call s((x) ! ERROR "expected '\)' or ',', found the end of the statement"
  print *, x] ! ERROR "'\]' does not belong here" HELP "leave it out: nothing is open here"
end program
