! END IF behind a one-line IF
! gfortran 12: 9 Expecting END PROGRAM statement
! flang 19: 9 expected end of statement
program p
  implicit none
  integer :: i
  i = 1
  if (i == 1) print *, 2
  end if ! ERROR "'end if' closes nothing" HELP "leave it out: with its statement in the same line, IF has no end"
  print *, i
end program
