! the bounds of DO CONCURRENT are evaluated before its iterations change what they read
program p
  integer :: m(3, 4), i, j
  m = 1
  do concurrent (i = 1:count(m(:, 1) > 0), j = 1:4)
    m(i, j) = -j
  end do
  print *, m
  m = 1
  do concurrent (j = 1:sum(m(1, :)), i = 1:3)
    m(i, j) = 3*i - j
  end do
  print *, m
end program
