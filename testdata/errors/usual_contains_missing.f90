! an internal procedure without CONTAINS
! gfortran 12: 7 Unclassifiable statement; 9 Expecting END PROGRAM statement
! flang 19: 7 expected '=>'; 9 expected end of statement
program p
  implicit none
  call s
  subroutine s ! ERROR "program 'p' is not closed before this" HELP "write 'end program' before this line, or 'contains' if the procedure is internal"
    print *, 1
  end subroutine
end program
