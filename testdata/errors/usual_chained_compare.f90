! a chained comparison
! gfortran 12: 8 Syntax error in IF-expression; 9 Operands of logical operator '.or.' are LOGICAL(4)/INTEGER(4)
! flang 19: 8 expected ')'
program p
  implicit none
  integer :: i
  i = 3
  if (1 < i < 5) print *, i ! ERROR "expected '\)', found '<'" HELP "a comparison has two sides: write 'a < b \.and\. b < c'"
  if (i == 1 .or. 2) print *, i
end program
