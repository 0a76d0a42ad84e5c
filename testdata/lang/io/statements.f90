! OPEN, CLOSE, INQUIRE, REWIND, BACKSPACE, ENDFILE, FLUSH, WAIT, NAMELIST, READ and WRITE on one scratch file.
program statements
  implicit none
  integer :: i, n = 0, status
  real :: x = 1.5
  logical :: is_open
  character(20) :: line
  namelist /values/ n, x
  open (unit=17, status='scratch', form='formatted', iostat=status)
  print *, status
  do i = 1, 4
    write (17, '(a, i0)') 'line ', i
  end do
  flush (17)
  wait (17)
  backspace (17)
  read (17, '(a)') line
  print *, trim(line)
  rewind (17)
  read (17, *) line, n
  print *, trim(line), n
  endfile (17)
  rewind 17
  n = 0
  do
    read (17, '(a)', iostat=status) line
    if (is_iostat_end(status)) exit
    n = n + 1
  end do
  inquire (unit=17, opened=is_open)
  print *, n, is_open
  rewind (17)
  write (17, nml=values)
  rewind (17)
  n = -1
  x = -1
  read (17, values)
  print *, n, x
  close (17)
  inquire (17, opened=is_open)
  print *, is_open
end program
