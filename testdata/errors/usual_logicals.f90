! logical values and integers
! gfortran 12: 14 Symbol 'true' has no IMPLICIT type; 10 Logicals must be compared with .eqv. instead of ==; ...
! flang 19: 10 LOGICAL operands must be compared using .EQV. or .NEQV.; 11 Operands of .EQ. must have comparable types; have INTEGER(4) and LOGICAL(4); ...
program p
  implicit none
  logical :: l
  integer :: i
  l = .true.
  i = 3
  if (l == .true.) print *, 1 ! ERROR "the operands of '==' are logical\(4\) and logical\(4\)" HELP "compare logical values with '\.eqv\.'"
  if (i == .true.) print *, 2 ! ERROR "the operands of '==' are integer\(4\) and logical\(4\)"
  l = 1 ! ERROR "integer\(4\) cannot be assigned to logical\(4\)"
  i = l ! ERROR "logical\(4\) cannot be assigned to integer\(4\)"
  l = true ! ERROR "'true' is not declared" HELP "write '\.true\.'"
  if (i == 1 .or. 2) print *, i ! ERROR "the operands of '\.or\.' are logical\(4\) and integer\(4\)" HELP "compare with each value: 'i == 1 \.or\. i == 2'"
  if (.not. i) print *, i ! ERROR "the operand of '\.not\.' is integer\(4\)"
  if (i) print *, 1 ! ERROR "the condition must be logical, this is integer\(4\)"
end program
