! CALL of a function, and a subroutine as a value
! gfortran 12: 11 FUNCTION attribute conflicts with SUBROUTINE attribute in 'f'; 12 Unexpected data declaration statement in CONTAINS section; ...
! flang 19: 8 Cannot call function 'f' like a subroutine; 9 Cannot call subroutine 's' like a function
program p
  implicit none
  real :: x
  x = 2.0
  call f(x) ! ERROR "'f' is a function" HELP "write 'x = f\(\.\.\.\)'"
  x = s(x) ! ERROR "'s' is a subroutine" HELP "write 'call s\(\.\.\.\)'"
contains
  real function f(y)
    real, intent(in) :: y
    f = y
  end function
  subroutine s(y)
    real, intent(inout) :: y
    y = 2
  end subroutine
end program
