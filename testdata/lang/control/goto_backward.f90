! Loops made of jumps back: one, two inside each other, and two that share a label.
program goto_backward
  integer :: i, j, k
  i = 0
10 i = i + 1
  j = 0
20 j = j + 1
  if (mod(i * j, 3) == 0) goto 30
  print *, i, j
30 if (j < 3) goto 20
  if (i < 4) goto 10
  k = 0
40 k = k + 1
  if (k == 2) goto 40
  if (k == 3) goto 40
  print *, 'k =', k
  if (k < 6) goto 40
end program
