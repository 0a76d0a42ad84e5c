! ASSIGN and assigned GO TO, as a return address, with and without a list of labels.
program assigned_goto
  integer :: back, n
  n = 1
  assign 10 to back
  goto 100
10 print *, 'first', n
  assign 20 to back
  goto 100
20 print *, 'second', n
  goto 200
100 n = n * 3
  go to back, (10, 20)
200 assign 210 to back
  goto back
210 print *, 'end'
end program
