! A jump into the middle of a loop that is made of jumps: no nesting of loops says the same.
program goto_into_loop
  integer :: k, n
  do n = 1, 3
    k = n
    if (n == 2) goto 20
10  k = k + 1
    print *, 'at 10', k
20  k = k * 2
    print *, 'at 20', k
    if (k < 20) goto 10
    if (k == 22) goto 40
    print *, 'n', n
40  continue
  end do
end program
