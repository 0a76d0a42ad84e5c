! Internal procedures that use the bounds and the lengths of arrays of their host, which are known only at its entry.
program i1
  implicit none
  character(len=3) :: a(4) = ['abc', 'def', 'ghi', 'jkl']
  real :: x(5) = [1., 2., 3., 4., 5.]
  call host(a, x, 2)
contains
  subroutine unused
  end subroutine
end program
subroutine host(a, x, n)
  implicit none
  integer, intent(in) :: n
  character(len=*) :: a(4)
  real :: x(n:*)
  character(len=n+1) :: loc(n, 2)
  real :: y(n, 3)
  loc = 'q'
  y = 1.5
  call inner
  print *, loc, a
contains
  subroutine inner
    print *, size(loc, 1), len(loc), size(y), lbound(x), len(a), a(2), x(n+1)
    loc(n, :) = a(1)
    a(3) = loc(1, 1)//'zz'
    y(:, 2) = 7
    print *, sum(y), ubound(y, 1)
  end subroutine
end subroutine
