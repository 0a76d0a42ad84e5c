! Assignments whose two sides are parts of one variable, in both directions, and with blank padding and truncation.
program overlap
  implicit none
  character(len=10) :: s
  character(len=3) :: short
  character(len=20) :: long
  character(len=6) :: a(4)
  integer :: i
  s = '0123456789'
  s(2:5) = s(1:4)
  print *, s
  s = '0123456789'
  s(1:4) = s(2:5)
  print *, s
  s = '0123456789'
  s = s(4:)
  print *, s, '|'
  s = '0123456789'
  s(3:) = s
  print *, s
  s = s(6:10)//s(1:5)
  print *, s
  s = adjustr(s(1:4))//trim(s)
  print *, s
  short = 'toolong'
  long = 'short'
  print *, short, '|', long, '|'
  long = short
  print *, long, '|'
  short = ''
  print *, short, '|'
  a = ['first ', 'second', 'third ', 'fourth']
  a(2:4) = a(1:3)
  print *, a
  a(1:3)(2:3) = a(2:4)(4:5)
  print *, a
  a(:)(1:1) = a(4:1:-1)(6:6)
  print '(4(a,"|"))', a
  do i = 1, 4
    a(i) = a(i)(2:)//a(i)(1:1)
  end do
  print '(4(a,"|"))', a
end program
