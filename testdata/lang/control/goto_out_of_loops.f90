! Jumps out of one and of two loops, to the statement behind and further away; the DO variables keep their values.
program goto_out_of_loops
  integer :: i, j, a(5, 5)
  do j = 1, 5
    do i = 1, 5
      a(i, j) = i * j
    end do
  end do
  do j = 1, 5
    do i = 1, 5
      if (a(i, j) == 12) goto 100
    end do
  end do
100 print *, i, j
  do 200 i = 1, 5
    if (a(i, i) > 10) go to 300
200 continue
  print *, 'not reached'
300 print *, i
  do while (i > 0)
    i = i - 1
    if (i == 2) goto 400
  end do
  print *, 'not reached either'
400 print *, i
end program
