! What an assignment to an allocatable array takes its shape from.
program constants
  integer, allocatable :: x(:)
  integer a(4), i
  allocate (x(2))
  a = [(i, i = 1, 4)]
  x = a(3)
  x = a(2) + 1
  x = a
  print *, x
end program
