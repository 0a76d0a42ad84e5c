! DATA with scalars, whole arrays, repeat counts, several lists, signs, named constants, strings cut and padded.
program data_values
  integer, parameter :: n = 3, seven = 7
  integer :: i, j, a(5), b(2, 3)
  real :: x, y(4)
  logical :: l(3)
  double precision :: d
  complex :: z
  character(len=4) :: c, e
  data i, j /1, -2/, a /seven, 2*5, 2*-1/
  data x /1.5/ y /n*0.25, 8/
  data b /1, 2, 3, 4, 5, 6/, l /.true., 2*.false./
  data d /1.0d-3/, z /(1.0, -2.0)/
  data c, e /'abcdef', 'x'/
  print *, i, j, a
  print *, x, y, d, z
  print *, b(1, :), b(2, :), l
  print *, c, '|', e, '|'
end program
