! any order: Loops over elements of other images of allocatable coarrays: cobounds are asked for before the loop, unless it allocates.
module shared
  implicit none
  real, allocatable :: field(:, :)[:, :]
contains
  subroutine grow(a, n, low)
    real, allocatable, intent(inout) :: a(:)[:]
    integer, intent(in) :: n, low
    if (allocated(a)) deallocate (a)
    allocate (a(n)[low:*])
    a = this_image() + n
  end subroutine
end module
program cobound_loops
  use shared
  implicit none
  real, allocatable :: a(:)[:], b(:)[:], none(:)[:]
  integer, allocatable :: w(:)[:, :, :]
  integer :: me, n, i, j, k, next, rows
  real :: total, x(30)
  me = this_image()
  n = num_images()
  next = mod(me, n) + 1
  rows = merge(2, 1, mod(n, 2) == 0)
  allocate (field(6, 5)[0:rows - 1, 3:*])
  allocate (w(7)[2, -1:1, *])
  field = me
  w = [(me*100 + i, i=1, 7)]
  call grow(a, 30, -4)
  call grow(b, 30, 7)
  sync all
  total = 0
  do j = 1, 5
    do i = 1, 6
      total = total + field(i, j)[mod(next - 1, rows), 3 + (next - 1)/rows]*(i + 10*j)
    end do
  end do
  print *, me, 'two codimensions', total
  do i = 1, 30
    x(i) = a(i)[next - 5] + b(31 - i)[next + 6]
  end do
  print *, me, 'two coarrays', x
  k = 0
  do i = 1, 7
    k = k + w(i)[1, -1, 1]*i
    if (n > 1) k = k + w(i)[2, -1, 1]
  end do
  print *, me, 'three codimensions', k
  do i = 1, 0
    total = total + none(i)[next]
  end do
  sync all
  do i = 1, 30
    a(i)[next - 5] = x(i) + i
  end do
  sync all
  print *, me, 'put', a
  do k = 1, 3
    sync all
    call grow(a, 10 + k, k)
    sync all
    do i = 1, 10 + k
      total = total + a(i)[next + k - 1]
    end do
  end do
  print *, me, 'allocated between', total
  do k = 1, 3
    sync all
    deallocate (b)
    allocate (b(4)[-k:*])
    b = me*k
    sync all
    total = total + b(k)[next - k - 1]
  end do
  print *, me, 'allocated within', total
end program
