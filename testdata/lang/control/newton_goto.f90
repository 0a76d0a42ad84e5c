! An iteration until convergence written with a jump back and a limit on the number of steps.
program newton_goto
  double precision :: x, fx, dx
  integer :: it
  x = 3.0d0
  it = 0
1 it = it + 1
  fx = x * x - 2.0d0
  dx = fx / (2.0d0 * x)
  x = x - dx
  if (abs(dx) .lt. 1.0d-12) goto 2
  if (it .ge. 50) goto 3
  goto 1
2 print '(a,i3,f15.10)', 'converged', it, x
  goto 4
3 print *, 'no convergence'
4 continue
end program
