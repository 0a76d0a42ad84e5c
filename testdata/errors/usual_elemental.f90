! an elemental procedure with an array
! gfortran 12: 7 Argument 'a' of elemental procedure must be scalar
! flang 19: 8 A dummy argument of an ELEMENTAL procedure must be scalar
module m
  implicit none
contains
  elemental real function g(a) ! ERROR "the argument 'a' of the elemental procedure 'g' must be a scalar" HELP "leave the dimensions of 'a' out, or ELEMENTAL"
    real, intent(in) :: a(:)
    g = 1
  end function
end module
