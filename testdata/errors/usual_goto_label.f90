! labels
! gfortran 12: 10 Duplicate statement label 10 and (2); 8 Label 20 referenced is never defined; ...
! flang 19: 8 Label '20' was not found; 9 Label '100' was not found; ...
program p
  implicit none
  integer :: i
  i = 3
  if (i > 2) goto 20
  print 100, i
10 continue
10 continue ! ERROR "a second statement has the label 10"
end program
