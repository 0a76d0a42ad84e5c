! scalars and arrays as each other's arguments
! gfortran 12: 8 Rank mismatch in argument 'y' (rank-1 and scalar); 9 Rank mismatch in argument 'y' (rank-1 and rank-2); ...
! flang 19: 8 Scalar actual argument may not be associated with assumed-shape dummy argument 'y='; 9 Rank of dummy argument is 1, but actual argument has rank 2; ...
program p
  implicit none
  real :: x, a(3), b(3,3)
  x = 0; a = 0; b = 0
  call s(x) ! ERROR "the argument 'y' of 's' is an array, this is a scalar" HELP "pass an array, or an element of an array"
  call s(b) ! ERROR "the argument 'y' of 's' has 1 dimension, this has 2"
  call t(a) ! ERROR "the argument 'y' of 't' is a scalar, this is an array"
contains
  subroutine s(y)
    real, intent(inout) :: y(:)
    y = 2
  end subroutine
  subroutine t(y)
    real, intent(inout) :: y
    y = 2
  end subroutine
end program
