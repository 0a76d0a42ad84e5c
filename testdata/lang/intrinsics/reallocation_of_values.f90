! Assignments that give allocatable arrays the shape of the value: unallocated, smaller, larger, of the same shape, from
! itself, from functions, sections, constructors and arrays with other lower bounds.
module grown
  implicit none
  real, allocatable :: shared(:)
contains
  subroutine extend(x, v)
    integer, allocatable, intent(inout) :: x(:)
    integer, intent(in) :: v
    x = [x, v]
  end subroutine
  function doubled(x)
    real, intent(in) :: x(:)
    real, allocatable :: doubled(:)
    doubled = [x, x]
  end function
end module
program reallocation
  use grown
  implicit none
  integer, allocatable :: list(:), m(:, :), n(:, :)
  real(8), allocatable :: a(:), b(:), c(:)
  integer :: i, low(-2:2)
  real :: fixed(4)
  list = [5, 6, 7]
  print *, size(list), list
  do i = 1, 4
    list = [list, i * i]
  end do
  print *, size(list), lbound(list), ubound(list), list
  list = list(3:5)
  print *, size(list), list
  list = pack(list, list > 1)
  call extend(list, 99)
  print *, size(list), list
  m = reshape([(i, i = 1, 6)], [2, 3])
  n = transpose(m)
  print *, shape(m), shape(n), n, matmul(m, n)
  m = n
  print *, shape(m), m(3, :)
  m = m(:, 2:1:-1)
  print *, shape(m), m
  low = [(i, i = 1, 5)]
  list = low
  print *, lbound(list), ubound(list), list
  list = low + 1
  print *, lbound(list), ubound(list), list
  allocate (a(3), b(0:5))
  a = 1.5d0
  b = [(i * 0.5d0, i = 1, 6)]
  print *, lbound(b), ubound(b), b
  a = b
  print *, size(a), lbound(a), a
  c = a * 2 + b
  print *, size(c), c, allocated(c)
  b = b(1:3) * 2
  print *, lbound(b), ubound(b), b
  b = 7
  print *, b
  shared = [1.0, 2.0]
  shared = doubled(shared)
  print *, size(shared), shared
  shared = doubled(shared(2:3))
  print *, size(shared), shared
  fixed = shared
  print *, fixed
  a = a(1:0)
  print *, size(a), allocated(a), lbound(a), ubound(a)
  a = a(1:0)
  print *, size(a)
end program
