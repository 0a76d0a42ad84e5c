! formats
! gfortran 12: 11 Unexpected element 'Q' in format string; 12 Period required in format specifier in format string; ...
! flang 19: 11 Unexpected 'Q' in format expression; 12 Expected ',' or ')' in format expression; ...
program p
  implicit none
  integer :: i
  real :: x
  i = 1; x = 2
  print '(f8.3)', i
  print '(i5)', x
  print '(q5)', x ! ERROR "there is no edit descriptor 'q'"
  print '(i5 f8)', i, x ! ERROR "'f8' needs a number of digits, as 'f8\.3' has"
  print "(a, i)", 'a', i ! ERROR "'i' needs a width, as 'i5' has"
  print '(f3.5)', x
  write(*, '(i2.3)') i
end program
