! a label that stands twice
! gfortran 12: 9 Duplicate statement label 10 and (2)
! flang 19: 10 Label '10' is not distinct
program p
  implicit none
  integer :: i
  i = 3
  if (i > 2) goto 10
10 continue
10 continue ! ERROR "a second statement has the label 10"
end program
