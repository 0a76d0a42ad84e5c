! INQUIRE (IOLENGTH=) for scalars, arrays, sections, implied DOs, characters and derived types gives the RECL= that fits.
program inquire_length
  implicit none
  type point
    sequence
    integer :: id
    double precision :: x(3)
    character(len=5) :: tag
  end type point
  type(point) :: p, q
  integer :: n, i
  integer(8) :: long
  real :: a(10,10)
  complex :: z(4)
  logical :: l
  inquire(iolength=n) i, l
  print *, n
  inquire(iolength=long) a
  print *, long
  inquire(iolength=n) a(1:10:3, 2:5), z
  print *, n
  inquire(iolength=n) (a(i,i), z(1), i = 1, 4)
  print *, n
  inquire(iolength=n) p
  print *, n
  p%id = 7
  p%x = (/ 1d0, 2d0, 3d0 /)
  p%tag = 'abcde'
  open(20, file='points.bin', access='direct', form='unformatted', recl=n, status='replace')
  write(20, rec=2) p
  read(20, rec=2) q
  print *, q%id, q%x, q%tag
  close(20, status='delete')
end program inquire_length
