! a derived type without TYPE
! gfortran 12: 9 PROCEDURE attribute of 'point' conflicts with LABEL attribute; 11 No initializer for component 'y' given in the structure constructor; ...
! flang 19: 9 expected '('
program p
  implicit none
  type point
    real :: x, y
  end type
  point :: a ! ERROR "'point' begins no statement that is known" HELP "for a variable of a derived type, write 'type\(point\) ::'"
  type(point) :: b
  b = point(1)
  b = point(1, 2, 3)
  b = point(1, z=2)
  print *, b
end program
