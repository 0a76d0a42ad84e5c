! procedures that are not PURE
! gfortran 12: 11 PRINT statement not allowed within PURE procedure; 21 Argument 'a' of elemental procedure must be scalar; ...
! flang 19: 10 Left-hand side of assignment is not definable; 11 External I/O is not allowed in a pure subprogram; ...
module m
  implicit none
  integer :: count
contains
  pure real function f(x)
    real, intent(in) :: x
    count = count + 1 ! ERROR "'count' outlives the PURE procedure 'f', which may not change it" HELP "pass it as an argument, or leave out PURE"
    print *, x ! ERROR "the PURE procedure 'f' may not read or write files" HELP "leave out PURE; internal files \(variables of type CHARACTER\) are allowed"
    f = x
  end function
  pure subroutine s(y) ! ERROR "'y' is an argument of a PURE subroutine and needs an INTENT" HELP "declare 'y' with INTENT\(IN\), INTENT\(OUT\), INTENT\(INOUT\) or VALUE"
    real :: y
    call t ! ERROR "'t' is not PURE, but the PURE procedure 's' calls it" HELP "declare 't' PURE if it changes only its arguments"
    y = 1
  end subroutine
  subroutine t
  end subroutine
  elemental real function g(a) ! ERROR "the argument 'a' of the elemental procedure 'g' must be a scalar" HELP "leave the dimensions of 'a' out, or ELEMENTAL"
    real, intent(in) :: a(:)
    g = 1
  end function
end module
