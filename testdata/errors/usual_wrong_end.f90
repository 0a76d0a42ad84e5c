! blocks that cross
! gfortran 12: 10 Expecting END IF statement; 12 Expecting END DO statement
! flang 19: 10 expected 'END IF'; 11 expected 'END DO'
program p
  implicit none
  integer :: i
  do i = 1, 3
    if (i == 2) then
      print *, i
  end do ! ERROR "the 'if' block of line 8 is not closed here" HELP "write 'end if' at the end of the block"
  end if ! ERROR "'end if' closes nothing" HELP "leave it out: with its statement in the same line, IF has no end"
end program
