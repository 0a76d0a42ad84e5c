! ELSE IF
! gfortran 12: 10 Missing '(' in ELSE IF expression; 12 Missing THEN in ELSE IF statement after (1)
! flang 19: 10 expected 'END'
program p
  implicit none
  integer :: i
  i = 1
  if (i == 1) then
    print *, 1
  elseif i == 2 then ! ERROR "expected '\(', found 'i'" HELP "write the condition in parentheses: 'else if \(\.\.\.\)'"
    print *, 2
  else if (i == 3) ! ERROR "expected 'then', found the end of the statement" HELP "write 'then' after the condition"
    print *, 3
  else
    print *, 4
  endif
end program
