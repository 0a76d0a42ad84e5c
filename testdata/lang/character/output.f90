! Writing characters: list-directed between numbers, A edit descriptors of all widths, arrays, functions, long lines.
program output
  implicit none
  character(len=4) :: a = 'abcd', list(3) = ['x   ', 'yy  ', 'zzz ']
  character(len=80) :: long
  integer :: i = 7
  print *, a, i, a, a, i, i, a
  print *, 'text', 1.5, 'more', .true., 'end'
  write (*, '(a,a2,a6,a1)') a, a, a, a
  write (*, '(3a5)') list
  write (*, '(3(a,","))') list
  write (*, '(a,i3,a)') 'i =', i, '.'
  write (*, '(''it''''s '',a)') trim(list(2))
  write (*, '("quoted ",a4,1x,a)') list(1), a//a
  long = repeat('0123456789', 8)
  print *, long
  print *, long, long(1:20)
  write (*, '(a10,2x,a3)') long, 'right'
  write (*, '(a10)') 'short'
  print '(a)', list(2:3)
  print '(10a)', (list(i)(1:i), '|', i = 1, 3)
  print *, list(3:1:-1), trim(list(1)), '', 'x'//''
end program
