! formats that are correct, or that gfortran takes: several new lines by one edit descriptor, D without an exponent, L without a
! width; a value of OPEN and CLOSE that is none, where the program takes the failure
program p
  implicit none
  character(40) :: lines(4)
  integer :: status
  lines = '-'
  write (lines, '(a, 2/, a)') 'one', 'three'
  print '(a)', lines
  print '(1pd24.15e11.3)', 1.0d0, 1.25
  print '(i3, l, 3/ -1p 1/ i2)', 4, .true., 5
  open (10, status='whatever', iostat=status)
  print *, status > 0
  close (10, status='nowhere', err=1)
  print *, 'closed'
1 continue
  print *, 'end'
end program
