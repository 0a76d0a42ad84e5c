! All forms of DO: counted with label and without, WHILE with label, endless, zero trips, negative and large steps.
program do_forms
  integer :: i, k
  integer(8) :: l
  do 10, i = 1, 3
10 print *, 'labelled', i
  k = 3
  do 20 while (k > 0)
    print *, 'while', k
20 k = k - 1
  do
    k = k + 1
    if (k == 2) cycle
    if (k > 4) exit
    print *, 'endless', k
  end do
  do i = 5, 1
    print *, 'never'
  end do
  print *, i
  do i = 10, 1, -4
    print *, 'down', i
  end do
  print *, i
  do l = 1_8, 10_8, 20_8
    print *, 'long', l
  end do
  print *, l
end program
