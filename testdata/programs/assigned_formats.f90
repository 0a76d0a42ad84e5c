! Variables to which labels of several FORMATs are assigned, in statements of all kinds; formats in arrays and numbers.
program main
  implicit none
  integer :: f, g, i, j, k
  real :: x = 1.5
  character(20) :: text, fmt(2)
  character(8) :: parts(3) = ['(i5,    ', ' f8.2,  ', ' a)     ']
  integer :: h(2)
  data h /4h(i3), 4h    /
300 format (i3, '#', f6.1)
20  format (i8, f4.1)
1   format ('<', i2, 1x, f9.3, '>')
40  format (a, i4)
  do i = 1, 3
    if (i == 1) assign 300 to f
    if (i == 2) assign 20 to f
    if (i == 3) assign 1 to f
    print f, i, x
    write (*, f) i * 10, x * i
    write (text, fmt=f) i, x
    print *, text
  end do
  assign 40 to g
  print g, 'g', 7
  read (text, f, end=9, err=9) j, x
9 print *, j, x
  print parts, 5, 2.5, 'abc'
  fmt = ['(2i4,     ', '1x, a)    ']
  write (*, fmt) 1, 2, 'z'
  print h, 42
  assign 50 to k
  go to k, (50, 60)
60 print *, 'not here'
50 assign 70 to k
  go to k
70 print *, 'done'
end program
