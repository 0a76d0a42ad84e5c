! a statement that goes on without &
! gfortran 12: 8 Syntax error in expression; 9 Non-numeric character in statement label
! flang 19: 8 expected end of statement; 9 obsolete legacy extension is not supported
program p
  implicit none
  real :: x
  x = 1.0 + &
      2.0 +  ! ERROR "expected an expression, found the end of the statement" HELP "to continue the statement in the next line, end this one with '&'"
      3.0 ! ERROR "a statement cannot begin with '3\.0'" HELP "to continue the line before, end that with '&'"
  print *, x
end program
