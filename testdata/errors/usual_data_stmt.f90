! DATA
! gfortran 12: 11 Different shape for array assignment on dimension 1 (3 and 2); 10 Symbol 'b' has no IMPLICIT type; ...
! flang 19: 7 DATA statement set has no value for 'a(3_8)'; 8 DATA statement set has more values than objects; ...
program p
  implicit none
  integer :: a(3), i
  data a /1, 2/ ! ERROR "there are fewer values than variables"
  data i /1, 2/ ! ERROR "1 value too many"
  data (a(i), i=1,4) /4*0/ ! ERROR "subscript 1 of 'a' must be a constant from 1 to 3"
  data b /3/ ! ERROR "'b' has no type"
  integer :: c(3) = [1, 2] ! ERROR "'c' has 3 elements in 1 dimension, its value has 2 in 1 dimension"
end program
