! BLOCK DATA gives members of common blocks their values, also only some of them.
program main_program
  integer :: i, j, k
  real :: x(3)
  double precision :: d
  common /first/ i, x, j
  common /second/ k, d
  print *, i, x, j
  print *, k, d
  call change
  print *, i, x, j
end program
subroutine change
  common /first/ n, y(3), m
  n = n + 1
  y(2) = y(1) + y(3)
  m = -m
end subroutine
block data values
  integer :: i, j, k
  real :: x(3)
  double precision :: d
  common /first/ i, x, j
  common /second/ k, d
  data i, x, j /1, 1.5, 2.5, 3.5, 4/
  data d /0.125d0/
end block data
