! = and == in each other's place
! gfortran 12: 8 Syntax error in IF-expression; 10 Invalid character in name
! flang 19: 8 expected '='; 10 expected '=>'
program p
  implicit none
  integer :: i
  i = 3
  if (i = 3) print *, i ! ERROR "expected '\)', found '='" HELP "'=' assigns; to compare, write '=='"
  if (i == 3) then
    i == 4 ! ERROR "'==' compares; this is no statement" HELP "to assign, write '='"
  end if
end program
