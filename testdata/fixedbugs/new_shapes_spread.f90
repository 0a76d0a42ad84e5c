! Assignments give allocatable arrays the shape of others that were given a new shape, Fortran 2008, 7.2.1.3.
program new_shapes_spread
  implicit none
  real, allocatable :: a(:), b(:), c(:,:), d(:,:)
!HPF$ DISTRIBUTE a(BLOCK)
!HPF$ DISTRIBUTE b(CYCLIC)
!HPF$ DISTRIBUTE (BLOCK,*) :: c, d
  integer :: i, n
  n = 10
  allocate(b(n), a(4))
  b = [(real(i), i=1,n)]
  a = 0
  a = b
  print *, size(a), sum(a), lbound(a), ubound(a)
  a = a(3:7)
  print *, size(a), a
  b = a*2
  print *, size(b), b
  allocate(c(0:3,2))
  c = 1
  d = c
  print *, lbound(d), ubound(d), sum(d)
  d = c(1:2,:)
  print *, lbound(d), ubound(d), sum(d)
  do i = 1, 3
    a = [a, real(i)]
  end do
  print *, a
  deallocate(a)
  a = b
  print *, a
end program new_shapes_spread
