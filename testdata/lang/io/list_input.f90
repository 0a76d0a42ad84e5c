! List-directed input: repeat counts, null values that leave variables alone, slashes, quotes, complex values, many records.
program list_input
  implicit none
  integer :: i, j, k, m(5), ios
  real :: x, y
  complex :: z, w
  logical :: a, b
  character(len=8) :: s, t, u
  open(91, file='list.txt', status='replace')
  write(91,'(a)') '1 2,3', '4,,6', '3*7 8/ 99', '1.5 2e3', '(1,2) ( 3.5 , -4 )', 't .FALSE.', &
    'plain ''quoted it'' "a ""b"""', '2*, 5', '', '10', '11', '5*9', '1;2', 'abc'
  rewind 91
  i = -1; j = -1; k = -1; m = -1
  read(91,*) i, j, k
  print *, i, j, k
  read(91,*) i, j, k
  print *, i, j, k
  read(91,*) m
  print *, m
  read(91,*) x, y
  print *, x, y
  read(91,*) z, w
  print *, z, w
  read(91,*) a, b
  print *, a, b
  read(91,*) s, t, u
  print *, s, '|', t, '|', u
  read(91,*) i, j, k
  print *, i, j, k
  read(91,*) i, j
  print *, i, j
  read(91,*) m(1:3), m(4:5)
  print *, m
  read(91,*,decimal='comma') i, j
  print *, i, j
  read(91,*,iostat=ios) i
  print *, ios
  read(91,*,iostat=ios) i
  print *, ios
  close(91, status='delete')
  read(*,*) i, x
  read *, s
  read(5,'(i3,f5.1)') j, y
  print *, i, x, s, j, y
end program list_input
