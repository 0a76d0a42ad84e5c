! a module that is not closed
! gfortran 12: 10 Unexpected PROGRAM statement; 11 Unexpected USE statement
! flang 19: 10 expected '=>'; 11 expected '=>'; ...
module m
  implicit none
  integer :: n
contains
  subroutine s
    n = 3
program p ! ERROR "subroutine 's' is not closed before this" HELP "write 'end subroutine' before this line, or 'contains' if the procedure is internal"
  use m
  call s
end program ! ERROR "module 'm' is not closed" HELP "write 'end module'"
