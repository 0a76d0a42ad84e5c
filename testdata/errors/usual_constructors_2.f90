! array constructors
! gfortran 12: 11 Array section designator, e.g. '(:)', is required besides the coarray designator '[...]'; 8 Element in INTEGER(4) array constructor is REAL(4); ...
! flang 19: 8 Dimension 1 of left-hand side has extent 3, but right-hand side has extent 2; 9 Dimension 1 of left-hand side has extent 3, but right-hand side has extent 4; ...
program p
  implicit none
  real :: a(3)
  integer :: i
  a = [1, 2.0, 3] ! ERROR "the values of an array constructor are integer\(4\) and real\(4\)"
  a = [(i, i=1,4)] ! ERROR "arrays of shapes \(3\) and \(4\) do not conform"
  a = [1, 'a'] ! ERROR "the values of an array constructor are integer\(4\) and character\(1\)"
  a[1] = 3 ! ERROR "'a' is no coarray" HELP "write parentheses for an element; a coarray is declared with '\[\*\]'"
end program
