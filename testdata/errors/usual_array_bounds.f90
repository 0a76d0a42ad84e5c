! an array of another length
! gfortran 12: 10 Different shape for array assignment on dimension 1 (3 and 4)
! flang 19: 8 Subscript 11 is greater than upper bound 10 for dimension 1 of array; 9 Subscript 12 is greater than upper bound 10 for dimension 1 of array; ...
program p
  implicit none
  real :: a(10), b(0:5)
  a = 1; b = 2
  print *, a(11), a(0), b(6), b(-1)
  print *, a(5:12)
  a(1:3) = [1., 2., 3., 4.] ! ERROR "arrays of shapes \(3\) and \(4\) do not conform"
end program
