! lengths of texts
! gfortran 12: 7 Different CHARACTER lengths (2/3) in array constructor; 9 Symbol 'names' has no IMPLICIT type; ...
! flang 19: 8 An assumed (*) type parameter may be used only for a (non-statement function) dummy argume
program p
  implicit none
  character(len=3) :: s = 'abcdef'
  character(len=5) :: names(2) = ['ab', 'abc']
  character(len=*) :: t ! ERROR "the length of 't' is unknown" HELP "write 'character\(len=80\) :: t'"
  names = ['one', 'three'] ! ERROR "the values of an array constructor are character\(3\) and character\(5\)"
  print *, s, names
end program
