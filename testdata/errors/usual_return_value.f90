! RETURN with a value
! gfortran 12: 10 Alternate RETURN statement is only allowed within a SUBROUTINE
! flang 19: 10 RETURN with expression is only allowed in SUBROUTINE subprogram
program p
  implicit none
  print *, f(2)
contains
  integer function f(i)
    integer, intent(in) :: i
    return i + 1 ! ERROR "RETURN with a number needs '\*' among the dummy arguments" HELP "a function returns what its variable 'f' holds: assign to that, and write 'return'"
  end function
end program
