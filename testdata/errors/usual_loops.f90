! loops whose variable is set, and without a step
! gfortran 12: 9 Variable 'i' cannot be redefined inside loop beginning at (2); 14 Step expression in DO loop cannot be zero
! flang 19: 9 Cannot redefine DO variable 'i'; 14 DO step expression should not be zero
program p
  implicit none
  integer :: i
  real :: x
  do i = 1, 10
    i = i + 1 ! ERROR "the DO variable 'i' must not change inside its loop"
  end do
  do x = 1, 2, 0.5
    print *, x
  end do
  do i = 1, 10, 0 ! ERROR "the step of a loop must not be zero"
  end do
  do i = 10, 1
    print *, i
  end do
end program
