! Formatted input: widths, blanks as zeros (BZ and BLANK=), decimal points implied, commas, exponents, logicals, and tabs.
program input_formats
  implicit none
  integer :: i, j, k
  real :: x, y
  double precision :: d
  logical :: l, m
  character(len=5) :: t
  open(90, file='fields.txt', status='replace')
  write(90,'(a)') '  12 34  5', ' 1 2 3', '123456', '1.5e3  2.5-2', 'T  .false.', 'abcdefgh', '  7,8,9', 'ff 101 17', '1 2'
  rewind 90
  read(90,'(i4,i3,i3)') i, j, k
  print *, i, j, k
  read(90,'(bz,i2,bn,i2,i2)') i, j, k
  print *, i, j, k
  read(90,'(f6.2)') x
  print *, x
  read(90,'(f7.0,e6.1)') x, y
  print *, x, y
  read(90,'(l1,2x,l7)') l, m
  print *, l, m
  read(90,'(a3,t2,a5)') t, t
  print *, t
  read(90,'(3i5)') i, j, k
  print *, i, j, k
  read(90,'(z2,1x,b3,1x,o2)') i, j, k
  print *, i, j, k
  read(90,'(i3)',blank='zero') i
  print *, i
  rewind 90
  read(90,'(///,g5.0,2x,d5.1)') x, d
  print *, x, d
  rewind 90
  read(90,100) i, j
100 format(i4, /, i2)
  print *, i, j
  close(90, status='delete')
end program input_formats
