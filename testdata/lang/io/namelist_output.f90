! NAMELIST that is written: scalars of all types, arrays, characters, derived types, DELIM=, and groups of modules and hosts.
module settings
  implicit none
  integer :: steps = 10
  real :: dt = 0.5
  logical :: verbose = .true.
  character(len=8) :: title = 'a title'
  namelist /control/ steps, dt, verbose, title
end module settings
program namelist_output
  use settings
  implicit none
  type point
    integer :: id
    real :: x(2)
    character(len=3) :: tag
  end type point
  integer :: i, n = 3, k(5), grid(2,2)
  integer(8) :: big = 2_8**40
  double precision :: d = 1.25d0
  complex :: z = (1.0, -1.0)
  character(len=4) :: names(3) = (/ 'ab  ', 'c''d ', 'e   ' /)
  type(point) :: p, q(2)
  namelist /all/ n, k, big, d, z, names, grid
  namelist /types/ p, q
  namelist /all/ i
  k = (/ (i*i, i = 1, 5) /)
  grid = reshape((/ 1, 2, 3, 4 /), (/ 2, 2 /))
  i = 0
  write(*, nml=all)
  write(*, control)
  p = point(1, (/ 1.5, 2.5 /), 'abc')
  q(1) = p
  q(2) = point(2, (/ 3.5, 4.5 /), 'def')
  write(6, nml=types)
  open(97, file='group.txt', delim='apostrophe', status='replace')
  write(97, nml=all)
  rewind 97
  n = 0
  k = 0
  names = ' '
  read(97, nml=all)
  print *, n, k, names
  close(97, status='delete')
  call inner
contains
  subroutine inner
    integer :: local = 5
    namelist /mine/ local, n, steps
    write(*, nml=mine)
    steps = 99
    write(*, control)
  end subroutine inner
end program namelist_output
