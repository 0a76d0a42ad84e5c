! DATA on variables of EQUIVALENCE: each part of the memory through another name, in COMMON by BLOCK DATA, with characters
program equivalence_data
  implicit none
  integer :: a(6), b(2), c, d(2)
  equivalence (a(3), b(1)), (a(6), c), (a(1), d(1))
  data b /30, 40/, c /60/, d /10, 20/, a(5) /50/
  character(10) :: line
  character(4) :: head
  integer(1) :: letters(10)
  equivalence (line, letters), (head, letters(3)), (line(7:8), pair)
  character(2) :: pair
  data head /'body'/, letters(1) /60/, letters(10) /62/
  real(8) :: big
  integer :: words(2)
  equivalence (big, words)
  data words /0, 1072693248/
  integer :: table(5), code
  common /tables/ table
  equivalence (table(4), code)
  print *, a
  print *, letters, head
  print *, big
  print *, table, code
  code = 7
  call next
  call next
end program

subroutine next
  integer table(5), state, pair(2)
  common /tables/ table
  equivalence (state, pair(1))
  data pair /3, 4/
  state = state + table(4)
  print *, state, pair
end subroutine

block data
  integer table(5), head(2), tail
  common /tables/ table
  equivalence (table(1), head(1)), (table(5), tail)
  data head /11, 22/, tail /55/, table(3) /33/
end block data
