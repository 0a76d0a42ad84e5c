! a loop that is not closed
! gfortran 12: 11 Expecting END DO statement
! flang 19: 11 expected 'END DO'
program p
  implicit none
  integer :: i, j
  do i = 1, 3
    do j = 1, 3
      print *, i, j
  end do
end program ! ERROR "the 'do' loop of line 7 is not closed here" HELP "write 'end do' at the end of the block"
