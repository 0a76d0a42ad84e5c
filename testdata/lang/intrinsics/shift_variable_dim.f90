! CSHIFT and EOSHIFT along a dimension that is known at run time only, with scalar shifts and a shift for each line.
program shift_variable_dim
  implicit none
  integer :: a(3,4), b(3,4), c(2,3,2), d, k
  a = reshape([(k*k, k = 1, 12)], [3, 4])
  do d = 1, 2
    print *, cshift(a, 1, d)
    print *, eoshift(a, -1, -7, d)
    b = cshift(cshift(a, shift=d, dim=d), shift=-1, dim=3-d)
    print *, b
  end do
  c = reshape([(k, k = 1, 12)], [2, 3, 2])
  do d = 1, 3
    print *, cshift(c, -2, dim=d), eoshift(c(:,:,:), shift=1, dim=d)
  end do
end program
