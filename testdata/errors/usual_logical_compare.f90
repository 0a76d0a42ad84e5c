! not without its dots
! gfortran 12: 14 Syntax error in IF-expression; 15 Symbol 'true' has no IMPLICIT type; ...
! flang 19: 14 expected ')'
program p
  implicit none
  logical :: l
  integer :: i
  l = .true.
  i = 3
  if (l == .true.) print *, 1
  if (i == .true.) print *, 2
  l = 1
  i = l
  if (not l) print *, 3 ! ERROR "expected '\)', found 'l'" HELP "write '\.not\. l'"
  l = true
end program
