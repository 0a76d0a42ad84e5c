! Internal files that are written: scalars, array elements, arrays as several records, substrings, components, by functions.
program internal_write
  implicit none
  type box
    character(len=12) :: label
  end type box
  character(len=20) :: line, lines(4)
  character(len=5) :: small
  type(box) :: b
  integer :: i, ios
  character(len=40) :: message
  write(line, '(a,i4)') 'value', 42
  print *, '[', line, ']'
  write(line, *) 1
  print *, '[', line, ']'
  write(line(5:10), '(i6)') 123
  print *, '[', line, ']'
  lines = 'old'
  write(lines(2), '(3i3)') 1, 2, 3
  write(lines(3:4), '(a)') 'x', 'y'
  print *, lines
  write(lines, '(i3)') (i, i = 1, 4)
  print *, lines
  write(lines, '(a,/,a)') 'first', 'second'
  print *, lines(1), lines(2)
  write(b%label, '(f8.3)') 3.14159
  print *, b%label
  small = 'start'
  write(small, '(a)', iostat=ios, iomsg=message) 'too long for it'
  print *, ios, trim(message), small
  write(lines, '(i3)', iostat=ios) (i, i = 1, 5)
  print *, ios
  print *, tag(7), tag(12)
  print '(3a)', tag(1), tag(2), tag(3)
  do i = 8, 11
    write(small, '(i5)') i
    print *, adjustl(small), len_trim(adjustl(small))
  end do
contains
  function tag(n) result(t)
    integer, intent(in) :: n
    character(len=6) :: t
    write(t, '("<",i0,">")') n
  end function tag
end program internal_write
