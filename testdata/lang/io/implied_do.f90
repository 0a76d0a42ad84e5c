! Implied DOs: nested, with bounds and steps that vary, several items, expressions, no trips; their variables afterwards.
program implied_do
  implicit none
  integer :: i, j, k, n, a(5,5), v(20)
  real :: x(10)
  n = 4
  a = reshape((/ (i, i = 1, 25) /), (/ 5, 5 /))
  print *, (i, i*i, i = 1, n)
  print *, ((a(i,j), j = 1, i), i = 1, n)
  print *, (a(i,i), i = 5, 1, -2)
  print *, ((i*10+j, i = 1, 2), 'row', j, j = 1, 3)
  print *, (i, i = 1, 0), 'nothing'
  print *, (a(1:3,j), j = 1, 2)
  print *, i, j
  print '(5i4)', ((a(i,j), i = 1, 5), j = 1, n)
  print '(5i4)', ((a(i,2), i = 1, 5), j = 1, n)  ! the same section, n times
  print '(3(i3,":",f5.1))', (k, k/2.0, k = 1, n + 1)
  x = (/ (i*0.5, i = 1, 10) /)
  write(*, '(10f6.2)') (sqrt(x(i)), i = n, 2*n)
  write(*, *) (twice(i), i = 1, n)
  open(93, file='implied.txt', status='replace')
  write(93, *) n, (i, i = 11, 10 + n)
  write(93, *) ((i + 10*j, i = 1, 3), j = 1, 2)
  rewind 93
  v = 0
  read(93, *) k, (v(2*i), i = 1, k)
  print *, k, v(2:2*k)
  a = 0
  read(93, *) ((a(j,i), i = 3, 1, -1), j = 1, 2)
  print *, a(1,1:3), a(2,1:3)
  rewind 93
  read(93, *) k, (v(i), v(10 + i), i = 1, k/2)
  print *, v(1:2), v(11:12)
  close(93, status='delete')
  do n = 1, 3
    write(*, '(i2,": ",10i3)') n, (a(n,j), j = 1, n)
  end do
contains
  integer function twice(m)
    integer, intent(in) :: m
    twice = 2*m
  end function twice
end program implied_do
