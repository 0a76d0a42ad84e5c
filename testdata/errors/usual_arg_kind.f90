! arguments of another type
! gfortran 12: 10 Type mismatch in argument 'y'; passed REAL(8) to REAL(4); 11 Type mismatch in argument 'y'; passed INTEGER(4) to REAL(4); ...
! flang 19: 10 Actual argument type 'REAL(8)' is not compatible with dummy argument type 'REAL(4)'; 11 Actual argument type 'INTEGER(4)' is not compatible with dummy argument type 'REAL(4)'; ...
program p
  implicit none
  real :: x
  double precision :: d
  integer :: i
  x = 2.0; d = 1; i = 3
  call s(d) ! ERROR "the argument 'y' of 's' is real\(4\), this is real\(8\)" HELP "convert it: 'real\(d, kind=4\)'"
  call s(i) ! ERROR "the argument 'y' of 's' is real\(4\), this is integer\(4\)" HELP "convert it: 'real\(i, kind=4\)'"
  call s(1.0)
contains
  subroutine s(y)
    real, intent(inout) :: y
    y = 2
  end subroutine
end program
