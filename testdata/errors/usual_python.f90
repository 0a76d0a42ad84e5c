! IF and WHILE of other languages
! gfortran 12: 7 Missing '(' in IF-expression; 10 Expecting END PROGRAM statement; ...
! flang 19: 7 expected '('; 9 expected '=>'; ...
program p
  implicit none
  integer :: i
  if i > 3: ! ERROR "expected '\(', found 'i'" HELP "write the condition in parentheses: 'if \(\.\.\.\)'"
    print(i)
  while (i < 3) do ! ERROR "'while' begins no statement that is known" HELP "write 'do while \(\.\.\.\)'"
  end while ! ERROR "'end while' closes nothing" HELP "write 'end program'"
  do while i < 3 ! ERROR "expected '=', found 'i'" HELP "write the condition in parentheses: 'do while \(\.\.\.\)'"
  end do
end program
