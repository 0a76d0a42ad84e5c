! Implied DOs of output and input whose variables are real, alone and around others, and what the variables are behind them.
program real_implied_do
  implicit none
  integer :: a(4) = [1, 2, 3, 4], j, k
  real :: x
  double precision :: y
  character(40) :: line = '10 20 30 40'
  print *, (x, x = 1, 2, 0.25), x
  print *, (a(int(x)), x = 4.0, 1.0, -1.5), x
  print *, ((x, j, j = 1, 2), x = 0, 1), x, j
  print *, ((y + j, y = 0, 1, 0.5d0), j = 1, 2), y
  print *, (x, x = 2, 1), x
  read (line, *) (a(nint(x)), x = 2, 4), (k, y = 1, 1)
  print *, a, k, x, y
end program
