! integers that are too large
! gfortran 12: 8 Integer too big for its kind. This check can be disabled with the option '-fno-range-check; 9 Integer too big for its kind. This check can be disabled with the option '-fno-range-check; ...
! flang 19: 8 INTEGER(8) to INTEGER(4) conversion overflowed; 10 INTEGER(4) power overflowed; ...
program p
  implicit none
  integer :: i
  integer(8) :: k
  i = 3000000000 ! ERROR "3000000000 is too large for integer\(4\)" HELP "write '3000000000_8'"
  k = 3000000000 ! ERROR "3000000000 is too large for integer\(4\)" HELP "write '3000000000_8'"
  i = 2**31 ! ERROR "the value of '2\*\*31' cannot be computed: 2147483648 is too large for integer\(4\)"
  i = huge(i) + 1 ! ERROR "the value of '2147483647 \+ 1' cannot be computed: 2147483648 is too large for integer\(4\)"
  print *, i / 0, k
end program
