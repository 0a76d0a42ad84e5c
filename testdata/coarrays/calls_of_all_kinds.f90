! any order: Coarrays: cobounds of arguments, components of elements, allocated parts, sections of types, atomics, collective calls of all kinds.
module m
  implicit none
  type t
    integer :: i = 0
    real :: x(3) = 0
    character(4) :: c = '    '
  end type
  type u
    integer, allocatable :: v(:)
    type(t), allocatable :: s
    character(:), allocatable :: d
  end type
contains
  subroutine cobounds(a, b, n)
    integer, intent(in) :: n
    integer, intent(inout) :: a(:)[n:*], b[0:n, n-1:*]
    integer :: k
    k = n
    print '(a,9i4)', 'cob', lcobound(a), lcobound(b), ucobound(b, 1), this_image(a), this_image(b)
    a(1)[n] = a(1)[n] + 0
    if (this_image() == 1) b[0, n - 1] = b[0, n-1] + 1
  end subroutine
  subroutine allocs(p)
    integer, allocatable, intent(inout) :: p(:)[:]
    if (allocated(p)) deallocate (p)
    allocate (p(2:4)[3:*])
    p = this_image() * [1, 2, 3]
  end subroutine
end module
program main
  use m
  use iso_fortran_env
  implicit none
  integer :: a(4)[*], b[*], me, n, next, k, stat
  type(t) :: e(3)[*], one[*]
  type(u) :: w[*]
  integer, allocatable :: p(:)[:]
  integer(atomic_int_kind) :: at[*]
  logical(atomic_logical_kind) :: al[*]
  integer(atomic_int_kind) :: got
  logical :: lgot
  character(5) :: s[*]
  complex :: z(2)[*]
  real(8) :: d[*]
  character(30) :: message
  me = this_image()
  n = num_images()
  next = mod(me, n) + 1
  a = [1, 2, 3, 4] * me
  b = me
  sync all
  call cobounds(a, b, 2)
  sync all
  e%i = [1, 2, 3] + 10 * me
  do k = 1, 3
    e(k)%x = [k, k + 1, k + 2] * me
    e(k)%c = achar(96 + me) // achar(96 + k)
  end do
  sync all
  print '(a,3i4,9f5.0,12a)', 'elements', e(:)[next]%i, e(2)[next]%x, e(3)[next]%x(2:), e(1)[next]%x(::2)
  print '(20a)', 'texts ', e(1)[next]%c
  sync all
  e(2)[next]%i = 100 + me
  e(1)[next]%x(2:3) = [7., 8.] * me
  e(3)[next]%c = 'put'
  e(1:3:2)[next]%i = [7, 9] * me
  sync all
  print '(a,3i4,9f5.0,3a)', 'after', e%i, e(1)%x, e(2)%x, e(3)%x, e%c
  one = e(1)
  sync all
  e(3) = one[next]
  print '(a,i4,3f5.0,a)', 'one', e(3)
  sync all
  if (mod(me, 2) == 1) then
    allocate (w%v(me), source=me)
    allocate (w%s)
    w%s%i = 5 * me
    w%d = repeat('d', me)
  end if
  sync all
  print '(a,3l2)', 'parts', allocated(w[next]%v), allocated(w[next]%s), allocated(w[1]%d)
  if (mod(next, 2) == 1) then
    print '(a,9i4)', 'part', w[next]%v(next), size(w[next]%v), w[next]%s%i
    sync memory
  end if
  sync all
  call allocs(p)
  sync all
  print '(a,9i4)', 'p', p(2:4)[next + 2], lcobound(p), ucobound(p), lbound(p)
  sync all
  p(3)[next + 2] = 50 + me
  p(2::2)[next + 2] = p(4:2:-2)[next + 2]
  sync all
  print '(a,9i4)', 'p', p
  at = 0
  al = .false.
  sync all
  call atomic_add(at[1], me)
  call atomic_or(at[1], 0)
  call atomic_define(al[next], .true.)
  sync all
  call atomic_ref(got, at[1])
  call atomic_ref(lgot, al)
  print '(a,i4,l2)', 'atomic', got, lgot
  sync all
  call atomic_fetch_add(at[1], 0, got)
  call atomic_cas(al[next], lgot, .true., .false.)
  sync all
  call atomic_ref(lgot, al, stat)
  print '(a,i4,l2,i2)', 'atomic', got, lgot, stat
  a = [1, 2, 3, 4] * me
  call co_sum(a)
  print '(a,9i4)', 'sum', a
  a = [1, 2, 3, 4] * me
  call co_sum(a(2:3))
  call co_max(a(4), stat=stat)
  call co_min(a(1), result_image=1, errmsg=message)
  if (me > 1) a(1) = 0
  print '(a,9i4)', 'some', a, stat
  s = 'im' // achar(48 + me)
  call co_max(s)
  z = cmplx(me, -me)
  call co_sum(z)
  d = me / 4d0
  call co_sum(d)
  print '(a,a,4f6.1,f8.3)', 'more ', s, z, d
  b = me
  call co_reduce(b, times)
  e%i = me
  call co_broadcast(e, n)
  print '(a,9i6)', 'reduce', b, e%i
  a = me
  sync all
  a(:)[next] = me + 1
  sync all
  print '(a,9i4)', 'put', a
  critical
    a(1)[1] = a(1)[1] + 1
  end critical
  sync all
  if (me == 1) print '(a,9i4)', 'critical', a(1)
  print '(a,9i4)', 'inquire', image_index(a, [me]), this_image(a, 1), num_images(), size(failed_images()), size(stopped_images())
contains
  pure integer function times(x, y)
    integer, intent(in) :: x, y
    times = x * y
  end function
end program
