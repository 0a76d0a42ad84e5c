! an argument without a type
! gfortran 12: 8 Symbol 'n' has no IMPLICIT type; 6 Type mismatch in argument 'n'; passed INTEGER(4) to UNKNOWN
! flang 19: 8 No explicit type declared for 'n'
program p
  implicit none
  call s(1)
contains
  subroutine s(n) ! ERROR "'n' has no type"
    print *, n
  end subroutine
end program
