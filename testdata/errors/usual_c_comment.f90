! comments of other languages
! gfortran 12: 4 Invalid character in name; 7 Invalid character in name
! flang 19: 7 expected declaration construct; 8 expected declaration construct
/* comment */ ! ERROR "a statement cannot begin with '/'" HELP "a comment begins with '!'"
program p ! ERROR "the main program is not closed before this" HELP "write 'end program' before this line, or 'contains' if the procedure is internal"
  implicit none
  // comment ! ERROR "a statement cannot begin with '//'" HELP "a comment begins with '!'"
  -- comment ! ERROR "a statement cannot begin with '-'" HELP "a comment begins with '!'"
  print *, 1
end program
