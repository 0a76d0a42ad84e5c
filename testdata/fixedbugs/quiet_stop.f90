! QUIET= of STOP, Fortran 2018, 11.4: it changes nothing but what is printed when the program stops.
program quiet_stop
  implicit none
  integer :: k
  k = 3
  if (k > 3) stop 4, quiet=k > 2
  if (k > 4) error stop 'text', quiet=.false.
  if (k > 5) error stop, quiet=.true.
  print *, 'so far'
  stop 'not said', quiet=k == 3
end program
