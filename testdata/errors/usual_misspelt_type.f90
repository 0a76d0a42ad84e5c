! misspelt types
! gfortran 12: 6 Unclassifiable statement; 8 Symbol 'i' has no IMPLICIT type; ...
! flang 19: 6 expected '('; 7 expected '('
program p
  implicit none
  interger :: i ! ERROR "'interger' begins no statement that is known" HELP "did you mean 'integer'\?"
  reel :: x ! ERROR "'reel' begins no statement that is known" HELP "did you mean 'real'\?"
  i = 1
  x = 2
  print *, i, x
end program
