! OPEN with a file by position
! gfortran 12: 7 Syntax error in OPEN statement; 8 Syntax error in OPEN statement; ...
! flang 19: 8 expected '='; 11 expected ')'
program p
  implicit none
  integer :: i
  open(10, 'file.txt') ! ERROR "this control needs a keyword" HELP "write for example 'file='file\.txt''"
  open(unit=10, fil='a.txt')
  open(unit=10, file='a.txt', status=old)
  open(unit=10, file='a.txt', status='odl')
  read(10, *, eof=20) i
  write(10, fmt='(i5') i
20 continue
end program
