! Formats in variables, arrays of characters, expressions, constants and labels; built at run time; reversion.
program format_values
  implicit none
  character(len=20) :: f
  character(len=8) :: parts(3) = (/ '(i4,    ', 'f8.3,   ', 'a)      ' /)
  character(len=*), parameter :: fixed = '(a,2i5)'
  integer :: i, j
  real :: x = 2.71828
  f = '(i5,f6.2)'
  write(*, f) 3, x
  print f, 4, x
  print fixed, 'fixed', 1, 2
  write(*, parts) 5, x, 'parts'
  do i = 4, 8, 2
    write(f, '("(f",i0,".",i0,")")') 2*i, i/2
    print f, x
  end do
  write(*, '(a' // '5' // ')') 'joined'
  write(*, fmt=100) 1, 2, 3
100 format(' values:', 3i4)
  write(unit=*, fmt=f(1:7)) x
  print 200, (i, x*i, i = 1, 3)
200 format((i3, f8.3))
  print 300, 1, 2, 3, 4, 5
300 format(i2, 2(i3, ';'), '|')
  print 400
400 format('only text', /, 'and ''more''', 4x, 'end')
  print '(' // trim(merge('i6', 'i3', x > 2.0)) // ')', 77
  write(*, choose(1)) 5
  write(*, choose(2)) 5
contains
  function choose(k) result(c)
    integer, intent(in) :: k
    character(len=8) :: c
    c = '(i2)'
    if (k == 2) c = '(i6.4)'
  end function choose
end program format_values
