! Reading characters: list-directed with and without quotes, by A formats, into substrings, elements and sections.
program input
  implicit none
  character(len=6) :: a, b, c(3)
  character(len=3) :: d
  character(len=10) :: s
  type pair
    character(len=4) :: x, y
  end type
  type(pair) :: p
  integer :: i, n
  read *, a, b
  print *, a, '|', b, '|'
  read *, n, a, c
  print *, n, a, c
  read '(a)', s
  print *, s, '|'
  read '(a3,1x,a)', d, s
  print *, d, '|', s, '|'
  read '(2a2,a10)', d, a, s
  print *, d, '|', a, '|', s, '|'
  s = '..........'
  read *, s(3:5), s(8:)
  print *, s
  n = 2
  read '(a)', c(n)(n:n+2)
  print *, c
  read *, (c(i), i = 1, 3)
  print *, c
  read *, p
  print *, p%x, p%y
  read *, c(2:3)
  print '(3a)', c
end program
