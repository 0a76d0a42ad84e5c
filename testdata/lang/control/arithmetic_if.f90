! Arithmetic IF on integers and reals, with three labels, two, and the next statement as target.
program arithmetic_if
  integer :: i
  real :: x
  do i = -1, 1
    if (i) 10, 20, 30
10  print *, i, 'negative'
    cycle
20  print *, i, 'zero'
    cycle
30  print *, i, 'positive'
  end do
  x = -2.5
40 if (x + 1.0) 50, 60, 60
50 print *, 'below', x
  x = x + 1.0
  goto 40
60 print *, 'done', x
end program
