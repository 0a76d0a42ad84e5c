! constants without a value
! gfortran 12: 8 Division by zero; 7 Arithmetic overflow converting INTEGER(4) to INTEGER(1). This check can be disabled with t
! flang 19: 7 INTEGER(4) to INTEGER(1) conversion overflowed; 8 INTEGER(4) division by zero
program p
  implicit none
  integer(1) :: i
  i = 300 ! ERROR "the value of '300' cannot be computed: 300 is too large for integer\(1\)"
  print *, i, 1/0, 1.0/0.0, sqrt(-1.0), log(0.0) ! ERROR "the value of '1/0' cannot be computed: division by zero"
end program
