! misspelt types and components
! gfortran 12: 10 Derived type 'pont' is being used before it is defined; 11 'z' is not a member of the 'point' structure; ...
! flang 19: 10 Derived type 'pont' not found; 11 Component 'z' not found in derived type 'point'; ...
program p
  implicit none
  type point
    real :: x, y
  end type
  type(point) :: a
  type(pont) :: b ! ERROR "there is no derived type 'pont'" HELP "did you mean 'point'\?"
  a%z = 3 ! ERROR "the type 'point' has no component 'z'"
  a%x%y = 2 ! ERROR "'a%x' is real\(4\) and has no components"
  a = 3 ! ERROR "integer\(4\) cannot be assigned to type\(point\)"
  b%q = 1
  print *, a%x
end program
