! Reductions and locations along a dimension that is known only at run time: of arrays of one, two and three dimensions, with
! masks, and in functions and expressions.
program reductions_variable_dim
  implicit none
  integer :: a(2,3) = reshape([3,1,4,1,5,9],[2,3]), d, c3(2,2,3)
  do d = 1, 2
    print *, along(a, d), maxval(a, d), minval(a, dim=d, mask=a>1), count(a>2, d), any(a>8,d), product(a,d)
    print *, maxloc(a, d), minloc(a, dim=d, back=.true.), findloc(a, 1, d), iparity(a, d), iall(a, d)
    print *, norm2(real(a), d)
  end do
  c3 = reshape([(d, d=1,12)],[2,2,3])
  do d = 1, 3
    print *, sum(c3, d), shape(sum(c3, d)), maxloc(c3, d)
    print *, sum(c3(:,1,2), 1)
  end do
  d = 1
  print *, sum([1,2,3], d), maxloc([3,9,2], d)
contains
  function along(a, d) result(r)
    integer, intent(in) :: a(:,:), d
    integer, allocatable :: r(:)
    r = sum(a, d)
  end function
end program
