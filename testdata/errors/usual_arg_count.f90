! too few and too many arguments
! gfortran 12: 8 Missing actual argument for argument 'w'; 9 More actual than formal arguments in procedure call; ...
! flang 19: 8 Dummy argument 'w=' (#2) is not OPTIONAL and is not associated with an actual argument in ; 9 Too many actual arguments (3) passed to procedure that expects only 2; ...
program p
  implicit none
  real :: x
  x = 2.0
  call s(x) ! ERROR "the argument 'w' of 's' is missing"
  call s(x, x, 3) ! ERROR "'s' takes 2 arguments, this call has 3"
  call s(x, z=3.0) ! ERROR "'s' has no argument 'z'"
contains
  subroutine s(y, w)
    real, intent(inout) :: y
    real, intent(in) :: w
    y = w
  end subroutine
end program
