! The bounds of an implied DO in DATA, and in a constant, are any constant expressions of integers.
program data_loops_of_functions
  implicit none
  integer :: b(6), c(3, 3), i, j
  integer, parameter :: d(*) = [(i*i, i = int(7.0*atan(1.0)) - 4, maxval([1, 5, 2]), size([1, 2]))]
  data (b(i), i = kind('x'), sum([-1, 1, 2])) / 1, 2 /
  data (b(i), i = len('foo'), kind(i)) / 3, 4 /
  data (b(i), i = int(7.0*atan(1.0)), 6) / 5, 6 /
  data ((c(i, j), i = 1, max(j, product([1, 2]))), j = 1, ubound(c, 2)) / 7*8 /
  data c(3, 1:2) / 9, 10 /
  print *, b
  print *, c
  print *, d
end program data_loops_of_functions
