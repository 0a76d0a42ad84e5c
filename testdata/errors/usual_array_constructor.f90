! arrays in braces
! gfortran 12: 8 Invalid character in name; 9 Syntax error in COMPLEX constant; ...
! flang 19: 8 bad character ('{') in Fortran token
program p
  implicit none
  real :: a(3)
  integer :: i
  a = {1, 2, 3} ! ERROR "expected an expression, found '\{'" HELP "an array is written '\[1, 2, 3\]'"
  a = (1, 2, 3) ! ERROR "a list in parentheses is no value" HELP "an array is written '\[a, b, c\]', an implied DO '\(items, i = 1, n\)'"
  a = [1, 2.0, 3]
  a = [(i, i=1,4)]
  a = [1, 'a']
  a[1] = 3
end program
