! IF without THEN before a block
! gfortran 12: 8 Syntax error in IF-clause after (1); 10 Expecting END PROGRAM statement
! flang 19: 8 expected 'THEN'
program p
  implicit none
  integer :: i
  i = 3
  if (i > 2) ! ERROR "missing 'then' after the condition" HELP "write 'if \(\.\.\.\) then'"
    print *, i
  end if
end program
