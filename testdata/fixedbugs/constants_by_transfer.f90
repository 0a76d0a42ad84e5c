! constants that go through logicals and back, and lengths of constants without elements
program p
  implicit none
  character(*), parameter :: t(*) = [character(31) ::]
  character(*), parameter :: s(*) = [character(5) :: 'abcde', 'fghij']
  character(*), parameter :: v(*) = ['', '']
  real(8), parameter :: r(1) = transfer(transfer(sqrt(2d0), [.true.]), [0d0], 1)
  integer, parameter :: k = transfer(transfer(-12345, .true.), 0)
  print *, size(t), len(t), size(s), len(s), size(v), len(v)
  print *, r, k
end program
