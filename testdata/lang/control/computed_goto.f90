! Computed GO TO with labels that occur twice, an index out of range, and an expression as index.
program computed_goto
  integer :: i
  do i = -1, 5
    go to (10, 20, 10, 30), i
    print *, i, 'none'
    cycle
10  print *, i, 'ten'
    goto (40, 40, 40) i - 1
    print *, i, 'first'
    cycle
20  print *, i, 'twenty'
30  print *, i, 'thirty'
40  continue
  end do
end program
