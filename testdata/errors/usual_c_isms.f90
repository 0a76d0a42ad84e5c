! signs of C
! gfortran 12: 7 Unclassifiable statement; 9 Unexpected '%' for nonderived-type variable 'i'; ...
! flang 19: 13 bad character ('}') in Fortran token
program p
  implicit none
  integer :: i;
  i++ ! ERROR "'i' begins no statement that is known" HELP "to change a variable, write 'i = i \+ \.\.\.'"
  i += 2 ! ERROR "'i' begins no statement that is known" HELP "to change a variable, write 'i = i \+ \.\.\.'"
  i = i % 3 ! ERROR "expected the name of a component, found '3'" HELP "write 'mod\(a, b\)' for a remainder"
  x = 3; // comment ! ERROR "a statement cannot begin with '//'" HELP "a comment begins with '!'"
  # comment ! ERROR "a statement cannot begin with '#'" HELP "a comment begins with '!'"
  return 0
} ! ERROR "a statement cannot begin with '\}'" HELP "a block ends with 'end if', 'end do' or the 'end' of its statement"
