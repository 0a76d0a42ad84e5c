! COMMON and EQUIVALENCE
! gfortran 12: 8 Symbol 'i' is already in a COMMON block; 7 Symbol 'x' has no IMPLICIT type; ...
! flang 19: 7 No explicit type declared for 'x'; 8 'i' is already in a COMMON block; ...
program p
  implicit none
  integer :: i
  common /blk/ i, x ! ERROR "'x' has no type"
  common /blk/ i ! ERROR "'i' is in a common block already"
  equivalence (i, y) ! ERROR "'y' has no type"
  save /blkk/
end program
