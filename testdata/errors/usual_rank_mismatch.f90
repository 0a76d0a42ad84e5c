! arrays of other ranks and shapes
! gfortran 12: 8 Incompatible ranks 2 and 1 in assignment; 9 Different shape for array assignment on dimension 1 (3 and 4); ...
! flang 19: 8 No intrinsic or user-defined ASSIGNMENT(=) matches rank 2 array of REAL(4) and rank 1 arra; 9 Dimension 1 of left-hand side has extent 3, but right-hand side has extent 4; ...
program p
  implicit none
  real :: a(3,3), b(3), c(4)
  a = 1; b = 2; c = 3
  a = b ! ERROR "arrays of shapes \(3,3\) and \(3\) do not conform"
  b = c ! ERROR "arrays of shapes \(3\) and \(4\) do not conform"
  b = a(1,:) + c ! ERROR "arrays of shapes \(3\) and \(4\) do not conform"
  print *, a(1) ! ERROR "'a' has 2 dimensions, this reference has 1 subscript"
  print *, b(1,1) ! ERROR "'b' has 1 dimension, this reference has 2 subscripts"
end program
