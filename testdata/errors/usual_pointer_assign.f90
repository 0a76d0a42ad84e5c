! => with a blank inside
! gfortran 12: 12 Invalid character in name; 9 Pointer assignment target is neither TARGET nor POINTER; ...
! flang 19: 12 expected one of '(+-'
program p
  implicit none
  real, target :: a(10)
  real :: b(10)
  real, pointer :: q(:), s
  q => b
  s => a
  b => a
  q = > a ! ERROR "expected an expression, found '>'" HELP "write '=>' without a blank, or '>=' to compare"
end program
