! END DO without the name of its loop
! gfortran 12: 9 Expected block name of 'outer' in END DO statement; 10 Expecting END DO statement
! flang 19: 9 DO construct name required but missing
program p
  implicit none
  integer :: i
  outer: do i = 1, 3
    print *, i
  end do ! ERROR "'end do' lacks the name of its block" HELP "write 'end do outer'"
end program
