! a subroutine without CALL
! gfortran 12: 8 Unclassifiable statement
! flang 19: 8 expected '=>'; 9 expected '=>'
program p
  implicit none
  real :: x
  x = 2.0
  s(x) ! ERROR "'s' begins no statement that is known" HELP "to call a subroutine, write 'call s'"
  s x ! ERROR "'s' begins no statement that is known" HELP "to call a subroutine, write 'call s\(x\)'"
contains
  subroutine s(y)
    real, intent(inout) :: y
    y = 2
  end subroutine
end program
