! arrays that are compared in an IF
! gfortran 12: 8 IF clause requires a scalar LOGICAL expression; 9 Cannot find keyword named 'a' in call to 'all'
! flang 19: 8 Must be a scalar value, but is a rank-1 array; 9 unknown keyword argument to intrinsic 'all'
program p
  implicit none
  integer :: a(3), b(3)
  a = 1; b = 1
  if (a == b) print *, 'same' ! ERROR "'a' is an array where a scalar is needed" HELP "write 'all\(a == b\)' or 'any\(a == b\)'"
  if (all(a = b)) print *, 'same' ! ERROR "'all' has no argument 'a'"
end program
