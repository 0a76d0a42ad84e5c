! Jumps whose ranges cross each other, forward and back.
program goto_crossing
  integer :: i
  i = 0
10 i = i + 1
  if (i == 2) goto 30
  print *, 'a', i
20 print *, 'b', i
  if (i == 3) goto 40
30 print *, 'c', i
  if (i < 4) goto 10
  if (i == 4) goto 50
40 print *, 'd', i
  i = i + 1
  if (i < 6) goto 20
50 print *, 'e', i
end program
