! The length of the values of a constant asked for that of a variable, and was taken from the values themselves.
program length_of_constant_by_variable
  implicit none
  character(8) :: x = 'abcdefgh'
  character(*), parameter :: z(*) = [character(len(x(3:4))) :: 'a', 'b']
  character(*), parameter :: y(2) = [character(len(x)) :: 'a', 'b']
  character(*), parameter :: none(0) = [character(len(x) + 1) ::]
  character(6) :: v(2) = [character(len(x) - 4) :: 'abcdef', 'g']
  integer, parameter :: m = len(z), n = len(none)
  print *, len(z), len(y), m, n
  print '(5a)', '[', z, y, ']'
  print '(4a)', '[', v, ']'
end program
