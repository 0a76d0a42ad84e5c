! a function without arguments
! gfortran 12: 8 Expected formal argument list in function definition; 9 Unexpected data declaration statement in CONTAINS section; ...
! flang 19: 8 expected 'END'
program p
  implicit none
  print *, f(1)
contains
  real function f x ! ERROR "a function needs a list of arguments" HELP "write 'f\(\)'"
    real :: x
    f = x
  end function
end program
