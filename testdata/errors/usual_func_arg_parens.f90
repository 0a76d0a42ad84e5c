! functions without parentheses
! gfortran 12: 9 Syntax error in PRINT statement; 11 VARIABLE attribute of 'f' conflicts with PROCEDURE attribute; ...
! flang 19: 7 Function call must have argument list; 8 No explicit type declared for 'sin'; ...
program p
  implicit none
  real :: x
  x = f ! ERROR "'f' is a procedure, which has no value"
  x = sin ! ERROR "'sin' is not declared" HELP "to call the function, write its arguments: 'sin\(\.\.\.\)'"
  print *, rand, f() ! ERROR "'rand' is not declared" HELP "to call the function, write its arguments: 'rand\(\.\.\.\)'"
contains
  real function f(y)
    real, intent(in) :: y
    f = y
  end function
end program
