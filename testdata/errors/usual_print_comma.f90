! PRINT and WRITE in each other's form
! gfortran 12: 8 Missing leading left parenthesis in format string; 10 Syntax error in PRINT statement; ...
! flang 19: 10 expected '(/'; 11 expected '('
program p
  implicit none
  integer :: i
  i = 1
  print 'hello', i
  print i
  print(*,*) i ! ERROR "expected an expression, found '\*'" HELP "write 'print \*, \.\.\.' or 'write \(\*, \*\) \.\.\.'"
  write *, i ! ERROR "expected '\(', found '\*'" HELP "write 'write \(\*, \*\) \.\.\.'"
  write(*,*), i
  read(*) i
end program
