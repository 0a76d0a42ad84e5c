! values of derived types
! gfortran 12: 10 No initializer for component 'y' given in the structure constructor; 11 Too many components in structure constructor; ...
! flang 19: 10 Structure constructor lacks a value for component 'y'; 11 Unexpected value in structure constructor; ...
program p
  implicit none
  type point
    real :: x, y
  end type
  type(point) :: b
  b = point(1) ! ERROR "the component 'y' of 'point' has no value"
  b = point(1, 2, 3) ! ERROR "the type 'point' has 2 components"
  b = point(1, z=2) ! ERROR "the type 'point' has no component 'z'"
  b = point(1, "a") ! ERROR "character\(1\) cannot be assigned to real\(4\)"
  print *, b
end program
