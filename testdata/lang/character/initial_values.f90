! Initial values: in declarations, DATA with repeats, implied DO and substrings, COMMON, BLOCK DATA, modules, saved locals.
module held
  implicit none
  character(len=6) :: word = 'module', words(2) = ['first ', 'second']
  character(len=3), save :: count = '000'
end module

program initial_values
  use held
  implicit none
  character(len=5) :: a = 'short', b = 'much too long', c(3) = 'all', d(2) = ['x ', 'yy']
  character(len=4) :: e, f(3), g(2, 2), h
  character(len=8) :: block
  character(len=2) :: codes(3)
  integer :: i
  common /texts/ block, codes
  data e /'data'/, f /'one', 2*'two'/, (g(i, 1), i = 1, 2) /'g11', 'g21'/, g(1, 2) /'g12'/
  data g(2, 2) /'g22'/
  data h(1:2) /'ab'/, h(3:4) /'cdef'/
  print *, a, b, c, d
  print *, e, f, g, h
  print *, block, codes
  print *, word, words, count
  call saved
  call saved
  word(1:1) = 'M'
  call uses
contains
  subroutine saved
    character(len=3) :: s = '---'
    character(len=3), save :: t
    data t /'...'/
    print *, s, t
    s(2:2) = '#'
    t = s
  end subroutine
  subroutine uses
    print *, word, words(2)(2:3)
  end subroutine
end program

block data
  character(len=8) :: block
  character(len=2) :: codes(3)
  common /texts/ block, codes
  data block /'blocks'/, codes /'aa', 'bb', 'c'/
end block data
