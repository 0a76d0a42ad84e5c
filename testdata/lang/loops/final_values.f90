! Values of loop variables and of a scalar after nests whose loops could change places.
program final_values
  implicit none
  real(8) :: a(20,20), t
  integer :: i, j, n
  a = 1
  j = 0
  do n = 0, 3
    do i = 1, n
      do j = 1, 2*n - 1
        t = i + 10*j
        a(i,j) = a(i,j) + t
      end do
    end do
    print *, n, i, j
    if (n > 0) print *, t
  end do
  print *, sum(a)
end program final_values
