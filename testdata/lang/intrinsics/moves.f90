! MOVE_ALLOC: growing arrays, moving to an array that is allocated, moving what is not allocated, bounds that move along.
program moves
  implicit none
  integer, allocatable :: list(:), more(:)
  real(8), allocatable :: a(:, :), b(:, :)
  integer :: i, n
  allocate (list(2))
  list = [5, 6]
  do i = 1, 4
    n = size(list)
    allocate (more(2 * n))
    more(:n) = list
    more(n + 1:) = -i
    call move_alloc(more, list)
    print *, i, size(list), sum(list), allocated(more), list(ubound(list, 1))
  end do
  allocate (a(-1:1, 0:2), b(5, 5))
  a = 1.5d0
  a(0, 1) = 7
  call move_alloc(from=a, to=b)
  print *, allocated(a), allocated(b), lbound(b), ubound(b), sum(b), maxloc(b), b(0, 1)
  call move_alloc(a, b)
  print *, allocated(a), allocated(b)
  call grow(list, 3)
  print *, size(list), list(size(list) - 3:)
contains
  subroutine grow(x, k)
    integer, allocatable, intent(inout) :: x(:)
    integer, intent(in) :: k
    integer, allocatable :: t(:)
    allocate (t(size(x) + k))
    t = 9
    t(1:size(x)) = x
    call move_alloc(t, x)
  end subroutine
end program
