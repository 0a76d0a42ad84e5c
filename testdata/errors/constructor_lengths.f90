! the length of an array constructor is an integer expression
program constructor_lengths
  implicit none
  character(3) :: a(2)
  integer :: n = 2
  a = [character(*) :: 'a', 'b'] ! ERROR "must give a length"
  a = [character(:) :: 'a', 'b'] ! ERROR "must give a length"
  a = [character('x') :: 'a', 'b'] ! ERROR "must be an integer"
  a = [character(n) :: 1, 'b'] ! ERROR "this value is integer"
end program
