! DATA with implied DO, nested, with strides, with single elements; what is not mentioned stays as it is set later.
program data_loops
  integer :: i, j, a(4, 4), b(10), c(3)
  data ((a(i, j), i = 1, j), j = 1, 4) /10*1/
  data ((a(i, j), i = j + 1, 4), j = 1, 3) /1*2, 5*3/
  data (b(i), i = 1, 10, 2) /1, 2, 3, 4, 5/, (b(i), i = 10, 2, -2) /5*-1/
  data c(2), c(1), c(3) /20, 10, 30/
  do i = 1, 4
    print *, a(i, :)
  end do
  print *, b
  print *, c
end program
