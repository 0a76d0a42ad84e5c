! free form in a file named .f
! gfortran 12: 4 Non-numeric character in statement label; 5 Non-numeric character in statement label; ...
! flang 19: 4 Character in fixed-form label field must be a digit; 5 Character in fixed-form label field must be a digit; ...
program p ! ERROR ".p. stands where only a label can be" HELP "this looks like free form: give the file a name that ends in \.f90, or compile it with '--form free'"
  implicit none
  integer :: i
  i = 3 ! comment
  print *, i, &
    i
end program
