! A jump to the CONTINUE that ends a labelled DO goes on with the next iteration; loops may share that label.
program goto_continue
  integer :: i, j, n
  n = 0
  do 10 i = 1, 4
    do 10 j = 1, 4
      if (i == j) goto 10
      if (i + j == 5) go to 10
      n = n + 10 * i + j
      print *, i, j, n
10 continue
  do 30 i = 1, 5
    if (i == 3) goto 20
    print *, 'i', i
20  n = n + 1
    if (n > 100000) goto 30
    print *, 'n', n
30 continue
end program
