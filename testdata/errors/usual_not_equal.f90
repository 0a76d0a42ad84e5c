! "not equal" of other languages
! gfortran 12: 8 Missing ')' in statement at or before (1); 9 Syntax error in expression
! flang 19: 8 Unmatched '('
program p
  implicit none
  integer :: i
  i = 3
  if (i != 1) print *, i ! ERROR "expected '\)', found the end of the statement" HELP "'!' begins a comment; to compare for unequal, write '/='"
  if (i <> 1) print *, i ! ERROR "expected an expression, found '>'" HELP "to compare for unequal, write '/='"
end program
