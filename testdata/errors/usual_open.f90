! specifiers of OPEN and READ
! gfortran 12: 7 Syntax error in OPEN statement; 13 Syntax error in READ statement; ...
! flang 19: 7 expected '='; 13 expected ')'; ...
program p
  implicit none
  integer :: i
  open(unit=10, fil='a.txt') ! ERROR "OPEN has no specifier 'fil='" HELP "did you mean 'file'\?"
  open(unit=10, file='a.txt', status=old) ! ERROR "'old' is not declared"
  open(unit=10, file='a.txt', status='odl') ! ERROR "'status=' has no value 'odl'" HELP "did you mean 'old'\?"
  open(unit=10, file='a.txt', action='raed') ! ERROR "'action=' has no value 'raed'" HELP "did you mean 'read'\?"
  open(unit=10, file=12) ! ERROR "'file=' needs a text, this is integer\(4\)"
  open(file='a.txt') ! ERROR "this statement names no unit" HELP "write 'open\(unit=\.\.\.\)'"
  read(10, *, eof=20) i ! ERROR "READ has no specifier 'eof='" HELP "write 'end='"
  read(10, *, end=30) i ! ERROR "no statement has the label 30"
20 continue
  close(11, file='a') ! ERROR "CLOSE has no specifier 'file='"
end program
