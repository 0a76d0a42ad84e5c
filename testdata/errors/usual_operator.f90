! operators that nothing defines
! gfortran 12: 19 Unexpected derived-type entities in binary intrinsic numeric operator '+'; 20 Operands of comparison operator '==' are TYPE(v)/TYPE(v); ...
! flang 19: 19 Operands of + must be numeric; have TYPE(v) and TYPE(v); 20 Operands of .EQ. must have comparable types; have TYPE(v) and TYPE(v); ...
module m
  implicit none
  type v
    real :: x
  end type
contains
  type(v) function addv(a, b)
    type(v), intent(in) :: a, b
    addv%x = a%x + b%x
  end function
end module
program p
  use m
  implicit none
  type(v) :: a, b, c
  c = a + b ! ERROR "the operands of '\+' are type\(v\) and type\(v\)" HELP "define what it means: 'interface operator\(\+\)' with a function of the two types"
  if (a == b) print *, c%x ! ERROR "the operands of '==' are type\(v\) and type\(v\)" HELP "define what it means: 'interface operator\(==\)' with a function of the two types"
  c = a .add. b ! ERROR "no operator '\.add\.' is defined for these operands"
  print *, -a ! ERROR "the operand of '-' is type\(v\)"
end program
