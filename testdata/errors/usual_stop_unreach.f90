! ALLOCATE without parentheses
! gfortran 12: 9 Syntax error in ALLOCATE statement; 10 Array section designator, e.g. '(:)', is required besides the coarray designator '[...]'; ...
! flang 19: 12 Unmatched '('
program p
  implicit none
  integer, allocatable :: a(:)
  integer :: i, n
  read *, n
  allocate a(n) ! ERROR "expected '\(', found 'a'" HELP "write 'allocate\(\.\.\.\)'"
  allocate(a[n])
  a = 0
  a(1) = a(2 ! ERROR "expected '\)' or ',', found the end of the statement"
  stop
end program
