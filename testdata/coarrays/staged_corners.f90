! ok: the loops keep what they get to themselves. Loops over elements of other images that cannot be one transfer, or
! where another loop touches the image
module extents
  implicit none
contains
  subroutine unknown(b, n, from, total)
    integer, intent(in) :: n, from
    integer, intent(in) :: b(*)[*]
    integer, intent(out) :: total
    integer :: i
    total = 0
    do i = 1, n
      total = total + b(i)[from]
    end do
  end subroutine unknown
  integer function neighbour(k)
    integer, intent(in) :: k
    neighbour = mod(k, num_images()) + 1
  end function neighbour
  subroutine renew(a)
    integer, allocatable, intent(inout) :: a(:)[:]
    a(1) = a(1) + 1
  end subroutine renew
end module extents
program staged_corners
  use extents
  implicit none
  integer, save :: a(20)[*], b(20)[*]
  integer, allocatable :: c(:)[:], d(:)[:]
  character(len=3), save :: t(4)[*]
  character(len=3) :: u(4)
  integer :: me, next, i, j, k, total, table(20), list(10), n
  me = this_image()
  next = neighbour(me)
  a = [(100*me + i, i = 1, 20)]
  b = 0
  do i = 1, 4
    write (t(i), '(i0)') 10*me + i
  end do
  allocate (c(10)[*], d(10)[*])
  c = me
  d = -me
  sync all
  do i = 1, 4
    u(i) = t(i)[next]
  end do
  do i = 1, 4
    read (u(i), *) k
    if (k /= 10*next + i) error stop 'characters'
  end do
  call unknown(a, 5, next, total)
  if (total /= 500*next + 15) error stop 'assumed size'
  do i = 1, 10
    list(i) = a(i)[neighbour(me)]
  end do
  if (any(list /= 100*next + [(i, i = 1, 10)])) error stop 'function'
  k = 1
  do i = 1, 5
    list(i) = a(k)[next]
    k = k + i
  end do
  if (any(list(:5) /= 100*next + [1, 2, 4, 7, 11])) error stop 'subscript that the loop sets'
  k = 3
  do i = 1, 10
    list(i) = a(i)[next] + a(i + k)[next] + a(2*i)[next]
  end do
  if (any(list /= 300*next + [(4*i + 3, i = 1, 10)])) error stop 'distances'
  n = next
  do i = 1, 6
    list(i) = a(i)[n]
    if (mod(i, 2) == 0) n = neighbour(n)
  end do
  k = next
  do i = 1, 6
    if (list(i) /= 100*k + i) error stop 'image that changes'
    if (mod(i, 2) == 0) k = neighbour(k)
  end do
  total = 0
  do i = 1, 4
    do j = 1, 3
      total = total + a(i)[next]*a(4*j + i)[next]
    end do
    total = total + a(i + 1)[next]
  end do
  k = 0
  do i = 1, 4
    do j = 1, 3
      k = k + (100*next + i)*(100*next + 4*j + i)
    end do
    k = k + 100*next + i + 1
  end do
  if (total /= k) error stop 'two loops'
  do i = 1, 10
    b(i)[next] = i + me
    list(i) = b(i)[next]
  end do
  if (any(list /= me + [(i, i = 1, 10)])) error stop 'put and got'
  do i = 2, 10
    b(i)[next] = b(i - 1)[next] + 1
  end do
  if (b(10)[next] /= 1 + me + 9) error stop 'recurrence'
  sync all
  do i = 1, 3
    call renew(c)
    list(i) = c(1)[me]
  end do
  if (any(list(:3) /= me + [1, 2, 3])) error stop 'procedure'
  do i = 1, 2
    call swap
    list(i) = c(2)[next]
  end do
  if (any(list(:2) /= [-next, next])) error stop 'move_alloc'
  do i = 1, 3
    list(i) = int(a(int(i, 8))[merge(next, me, i > 1)])
  end do
  if (list(1) /= 100*me + 1 .or. list(2) /= 100*next + 2 .or. list(3) /= 100*next + 3) error stop 'merged image'
  do i = 1, 3
    list(i) = a(i)[num_images()] + a(i)[1]
  end do
  if (any(list(:3) /= 100*(num_images() + 1) + [2, 4, 6])) error stop 'constant image'
  sync all
  if (me == 1) print '(a)', 'ok'
contains
  subroutine swap
    integer, allocatable :: e(:)[:]
    call move_alloc(c, e)
    call move_alloc(d, c)
    call move_alloc(e, d)
    sync all
  end subroutine swap
end program staged_corners
