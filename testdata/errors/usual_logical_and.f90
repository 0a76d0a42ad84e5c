! logical operators of other languages
! gfortran 12: 8 Syntax error in IF-expression; 9 Syntax error in IF-expression; ...
! flang 19: 8 Unmatched '('; 10 bad character ('|') in Fortran token; ...
program p
  implicit none
  integer :: i
  i = 3
  if (i > 1 && i < 5) print *, i ! ERROR "expected '\)', found '&'" HELP "write '\.and\.', or put '&' last in the line to continue it"
  if (i > 1 and i < 5) print *, i ! ERROR "expected '\)', found 'and'" HELP "write '\.and\.'"
  if (i > 1 || i < 5) print *, i ! ERROR "expected '\)', found '\|'" HELP "write '\.or\.'"
  if (!(i > 1)) print *, i ! ERROR "expected an expression, found the end of the statement" HELP "'!' begins a comment; to negate, write '\.not\.'"
end program
