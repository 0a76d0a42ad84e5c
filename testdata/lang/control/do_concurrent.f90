! DO CONCURRENT with two indices, a mask and a stride, and with a name.
program do_concurrent
  integer :: a(4, 5), i, j
  a = 0
  do concurrent (i = 1:4, j = 1:5:2, i /= j)
    a(i, j) = 10 * i + j
  end do
  do i = 1, 4
    print *, a(i, :)
  end do
  last: do concurrent (i = 1:4)
    if (i == 3) cycle last
    a(i, 2) = -i
  end do last
  print *, a(:, 2)
end program
