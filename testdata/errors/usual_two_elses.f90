! ELSE twice
! gfortran 12: 10 Duplicate ELSE statements and (2)
! flang 19: 10 expected 'END'; 12 expected 'END IF'
program p
  implicit none
  integer :: i
  i = 1
  if (i == 1) then
    print *, 1
  else
    print *, 4
  else ! ERROR "'else' cannot follow 'else'"
    print *, 5
  endif
end program
