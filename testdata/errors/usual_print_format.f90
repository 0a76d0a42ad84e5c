! formats that are none
! gfortran 12: 8 Missing leading left parenthesis in format string; 11 Missing format with default unit; ...
! flang 19: 8 Format expression must have an initial '('
program p
  implicit none
  integer :: i
  i = 1
  print 'hello', i ! ERROR "a format must be in parentheses" HELP "write '\(hello\)'"
  print i ! ERROR "a format is a text, this is integer\(4\)"
  write(*,*), i
  read(*) i ! ERROR "this statement needs a format" HELP "write '\*' after the unit for a format that fits all items"
end program
