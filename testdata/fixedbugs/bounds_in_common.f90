! Bounds and lengths name variables of COMMON, declared before or after them, by IMPLICIT, or with another name for their storage.
subroutine early(a, total)
  common /sizes/ n, m
  real a(n), b(m)
  b = 1
  a = 2
  total = sum(b) + sum(a)
end subroutine
subroutine late(a, total)
  integer len
  real a(0:n - 1, m), total
  character(len=len) :: text
  integer n, m
  common /sizes/ n, m, len
  text = repeat('ab', len)
  a = 3
  total = sum(a) + index(text, 'b', .true.)
end subroutine
subroutine shared(total)
  integer n, m, k, len
  common /sizes/ n, m, len
  equivalence (k, m)
  real b(k), total
  b = 4
  total = sum(b)
end subroutine
real function filled()
  common /sizes/ n, m
  dimension work(n*m)
  work = 0.5
  filled = sum(work)
end function
program bounds_in_common
  integer n, m, len
  common /sizes/ n, m, len
  real x(20), t, filled
  n = 5
  m = 3
  len = 7
  call early(x, t)
  print '(2f8.2)', x(5), t
  call late(x, t)
  print '(2f8.2)', x(15), t
  call shared(t)
  print '(2f8.2)', t, filled()
end program
