! texts and numbers
! gfortran 12: 12 Syntax error in PRINT statement; 13 Coarray designator but 's' is not a coarray; ...
! flang 19: 11 Operands of // must be CHARACTER with the same kind; have CHARACTER(KIND=1) and INTEGER(4); 12 Cannot reference function 's' as data
program p
  implicit none
  character(len=3) :: s
  character :: t(3)
  s = "abc"
  if (s == 3) print *, s ! ERROR "the operands of '==' are character\(3\) and integer\(4\)"
  s = s + "d" ! ERROR "the operands of '\+' are character\(3\) and character\(1\)" HELP "join texts with '//'"
  s = 'a' // 3 ! ERROR "the operands of '//' are character\(1\) and integer\(4\)"
  print *, s(1), s(2:5) ! ERROR "'s' is neither an array nor a known function" HELP "for a character of the text, write 's\(i:i\)'"
  print *, s[1] ! ERROR "'s' is no coarray" HELP "declare it with '\[\*\]'"
end program
