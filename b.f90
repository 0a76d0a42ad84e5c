program b
  implicit none
  character(4) :: x
  character(6), save :: v(2) = [character(len(x)) :: 'abcdef', 'g']
  print *, v
end program
