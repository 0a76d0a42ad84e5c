! arguments of functions
! gfortran 12: 6 Type mismatch in argument 'x'; passed INTEGER(4) to REAL(4)
! flang 19: 6 Actual argument type 'INTEGER(4)' is not compatible with dummy argument type 'REAL(4)'
program p
  implicit none
  print *, f(2), g('a'), f(1.0, 2.0) ! ERROR "the argument 'x' of 'f' is real\(4\), this is integer\(4\)" HELP "convert it: 'real\(2, kind=4\)'"
contains
  real function f(x)
    real, intent(in) :: x
    f = x
  end function
  real function g(x)
    real, intent(in) :: x
    g = x
  end function
end program
