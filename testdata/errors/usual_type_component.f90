! a dot before a component
! gfortran 12: 10 Derived type 'pont' is being used before it is defined; 11 'z' is not a member of the 'point' structure; ...
! flang 19: 12 expected '=>'
program p
  implicit none
  type point
    real :: x, y
  end type
  type(point) :: a
  type(pont) :: b
  a%z = 3
  a.x = 3 ! ERROR "'a' begins no statement that is known" HELP "for a component, write 'a%x'"
  a%x%y = 2
  a = 3
  print *, a%x
end program
