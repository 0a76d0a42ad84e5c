! an apostrophe in a string
! gfortran 12: 6 Syntax error in PRINT statement; 8 Syntax error in PRINT statement; ...
! flang 19: 6 Incomplete character literal
program p
  implicit none
  print *, 'it's' ! ERROR "'s' does not belong here" HELP "inside a string, a quotation mark is written twice: 'it''s'"
  print *, "a" + "b"
  print *, 'a' & 'b' ! ERROR "'&' does not belong here" HELP "to join texts, write '//'"
end program
