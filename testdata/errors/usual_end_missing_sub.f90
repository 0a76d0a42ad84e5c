! a subroutine that is not closed
! gfortran 12: 10 Expecting END SUBROUTINE statement
! flang 19: 10 expected end of statement
program p
  implicit none
  call s
contains
  subroutine s
    print *, 1
end program ! ERROR "subroutine 's' is not closed before this" HELP "write 'end subroutine' before this line"
