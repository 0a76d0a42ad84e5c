! EXIT and CYCLE outside of loops
! gfortran 12: 8 Name 'inner' in CYCLE statement is unknown; 11 EXIT statement is not within a construct; ...
! flang 19: 8 CYCLE construct-name is not in scope
program p
  implicit none
  integer :: i
  outer: do i = 1, 3
    cycle inner ! ERROR "no enclosing loop is named 'inner'"
    continue
  end do outer
  exit ! ERROR "EXIT stands in no loop"
  cycle ! ERROR "CYCLE stands in no loop"
end program
