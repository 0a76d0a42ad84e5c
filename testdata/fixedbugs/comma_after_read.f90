! A comma after the control list of READ, which GNU Fortran takes, was read as the one after a format in parentheses.
program comma_after_read
  implicit none
  character(1) :: c(4), d(2)
  integer :: i
  open (77, status='scratch')
  write (77, '(A)'), 'line 1', 'second'
  write (77, '(I3)'), 42
  rewind (77)
  read (77, '(4A1)'), c
  read (unit=77, fmt='(2A1)'), d
  read (77, *), i
  print *, c, d, i
  close (77)
end program comma_after_read
