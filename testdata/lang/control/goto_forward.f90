! Jumps forward over statements, as IF-THEN and IF-THEN-ELSE of Fortran 66, alone and inside each other.
program goto_forward
  integer :: i, n
  do i = 1, 6
    n = i
    if (mod(i, 2) == 0) goto 10
    n = n * 10
    if (i > 3) goto 20
    n = n + 1
    goto 30
20  n = n + 2
    goto 30
10  n = -n
30  print *, i, n
  end do
end program
