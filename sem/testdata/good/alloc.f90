! Allocatable arrays: bounds from variables that are set once, from others, and several allocations.
program alloc
  implicit none
  integer :: n, m, k, i
  real :: s
  real, allocatable :: a(:,:), b(:,:), c(:), d(:), e(:)
!hpf$ distribute (block,block) :: a, b
!hpf$ distribute c(block)
!hpf$ align d with c
!hpf$ shadow a(1,1)
  read *, n, m
  read *, s
  allocate(a(n,m), b(n,m))
  a = s
  b = a*2
  allocate(c(0:n+1), d(0:n+1))
  c = 1
  d = c + 1
  d(1:n) = d(0:n-1) + d(2:n+1)
  print *, sum(a), sum(b), sum(d), ubound(a, 1), size(c)
  deallocate(c, d)
  k = 2
  do i = 1, 3
    k = k + i
    allocate(e(k:2*k))
    e = i
    e(k+1:) = e(:2*k-1) + 1
    print *, e, lbound(e, 1), size(e)
    deallocate(e)
  end do
  deallocate(a, b)
end program
