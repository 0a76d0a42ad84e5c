! subscripts and conditions of the wrong type
! gfortran 12: 10 Array index must be of INTEGER type, found LOGICAL; 12 IF clause requires a scalar LOGICAL expression; ...
! flang 19: 10 Must have INTEGER type, but is REAL(4); 11 Must have INTEGER type, but is REAL(4); ...
program p
  implicit none
  real :: a(10), x
  logical :: l
  x = 3
  a = 1
  print *, a(x), a(l), a('b') ! ERROR "a subscript must be an integer, this is real\(4\)"
  print *, a(1:2:x) ! ERROR "a stride must be an integer, this is real\(4\)"
  if (x) print *, 1 ! ERROR "the condition must be logical, this is real\(4\)"
  l = x > 1 + l ! ERROR "the operands of '\+' are integer\(4\) and logical\(4\)"
end program
