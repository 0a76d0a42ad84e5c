! functions without a type
! gfortran 12: 8 Function result 'f' has no IMPLICIT type; 12 RESULT variable must be different than function name; ...
! flang 19: 8 No explicit type declared for 'f'; 10 No explicit type declared for 'g'; ...
program p
  implicit none
  print *, f(2)
contains
  function f(i) ! ERROR "'f' has no type"
    integer, intent(in) :: i
    g = i ! ERROR "'g' is not declared"
  end function
  function h(i) result(h) ! ERROR "RESULT names the function itself" HELP "leave RESULT out, or choose another name"
    integer :: i, h
    h = i
  end function
end program
