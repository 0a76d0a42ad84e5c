! Unformatted sequential records: of all types, of whole arrays and sections, read in other shapes, skipped, and re-written.
program sequential_unformatted
  implicit none
  integer :: i, ios, k(6), m(2,3)
  integer(1) :: tiny
  integer(8) :: big
  real :: x(4), y(4)
  double precision :: d
  complex(8) :: z
  logical :: l
  character(len=7) :: text
  open(30, file='records.bin', form='unformatted', status='replace')
  write(30) 1_1, 2_8**40, 3.5, 4.5d0, (5d0, 6d0), .true., 'letters'
  k = (/ (i*i, i = 1, 6) /)
  write(30) k
  x = (/ 1.0, 2.0, 3.0, 4.0 /)
  write(30) x(4:1:-1), k(2:6:2)
  write(30)
  write(30) (i, real(i), i = 1, 3)
  rewind 30
  read(30) tiny, big, x(1), d, z, l, text
  print *, tiny, big, x(1), d, z, l, text
  read(30) m
  print *, m(1,:), m(2,:)
  read(30) y, k(1:3)
  print *, y, k
  read(30)
  read(30) (k(i), y(i), i = 1, 3)
  print *, k, y
  read(30, iostat=ios) i
  print *, ios
  backspace 30
  backspace 30
  read(30) k(1)
  print *, k(1)
  rewind(30)
  read(30)
  write(30) 42
  rewind(30)
  read(30)
  read(30) i
  read(30, end=10) k(1)
  print *, 'no end'
10 print *, i, ' then the end'
  close(30, status='delete')
end program sequential_unformatted
