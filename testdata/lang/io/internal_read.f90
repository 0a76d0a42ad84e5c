! Internal files that are read: variables, substrings, arrays, with END= and ERR=, list-directed and formatted.
program internal_read
  implicit none
  character(len=30) :: line = ' 12  3.5  word  T '
  character(len=8) :: rows(3) = (/ '1 2     ', '3,4 5   ', '6       ' /)
  integer :: i, j, k(6), ios, n
  real :: x
  logical :: l
  character(len=6) :: s
  read(line, *) i, x, s, l
  print *, i, x, s, l
  read(line, '(i3,f5.1)') i, x
  print *, i, x
  read(line(6:9), *) x
  print *, x
  s = '99 98'
  read(s, *) i, j
  print *, i, j
  read(rows, *) k
  print *, k
  read(rows(2)(1:3), '(i1,1x,i1)') i, j
  print *, i, j
  read(line, *, end=10) i, x, s, l, n
  print *, 'no end'
10 continue
  read(line, '(i5)', err=20) i
  print *, i
  s = 'abc'
  read(s, '(i3)', err=20) i
  print *, 'no error'
20 continue
  read(line, *, iostat=ios) i, j
  print *, ios > 0
  s = ' '
  read(s, *, iostat=ios) i
  print *, ios
  print *, number('17') + number('25')
  s = '0042'
  read(s, '(i4)') n
  print *, n
  s(5:5) = '7'
  read(s, *) n
  print *, n
contains
  integer function number(text)
    character(len=*), intent(in) :: text
    read(text, *) number
  end function number
end program internal_read
