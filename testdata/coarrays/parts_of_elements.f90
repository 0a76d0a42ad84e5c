! ok: gfortran 12's library does not reach all of these. Parts of each element of arrays on other images: components,
! substrings, in FORALL, allocated components.
module coindexed_types
  implicit none
  type point
    integer :: n = 0
    real(8) :: at(2) = 0
    character(len=4) :: name = ''
  end type point
  type cell
    type(point) :: p(4)
    type(point) :: one
    integer, allocatable :: list(:)
    integer, allocatable :: count
    character(len=6) :: words(3) = 'abcdef'
  end type cell
end module coindexed_types
program parts_of_elements
  use coindexed_types
  implicit none
  type(cell), save :: c[*]
  type(point), save :: q(3)[*]
  character(len=6), save :: t(2)[*], s[*]
  integer, save :: a(3, 4)[*]
  integer :: me, next, before, i, n(4), table(2)
  real(8) :: x(4)
  character(len=3) :: three
  me = this_image()
  next = mod(me, num_images()) + 1
  before = me - 1
  if (before == 0) before = num_images()
  do i = 1, 4
    c%p(i)%n = 10*me + i
    c%p(i)%at = [me, i]
    c%p(i)%name = achar(iachar('a') + mod(me, 20)) // 'xyz'
  end do
  c%one%n = me
  q%n = [me, 2*me, 3*me]
  q%name = 'q'
  t = ['hello ', 'world ']
  write (s, '(i0)') me
  a = me
  if (mod(me, 2) == 1) allocate (c%list(me), source=me)
  if (mod(me, 2) == 0) allocate (c%count, source=me)
  sync all
  ! read
  n = c[next]%p%n
  if (any(n /= 10*next + [1, 2, 3, 4])) error stop 'n'
  n(1:2) = c[next]%p(2:4:2)%n
  if (any(n(1:2) /= 10*next + [2, 4])) error stop 'section'
  x = c[next]%p(:)%at(2)
  if (any(nint(x) /= [1, 2, 3, 4])) error stop 'at'
  n(1:3) = q(:)[next]%n + q(3:1:-1)[next]%n
  if (any(n(1:3) /= 4*next)) error stop 'q'
  three = c[next]%words(2)(3:5)
  if (three /= 'cde') error stop 'word'
  three = c[next]%p(1)%name(2:4)
  if (three /= 'xyz') error stop 'name'
  if (allocated(c[next]%list) .neqv. mod(next, 2) == 1) error stop 'list'
  if (allocated(c[next]%count) .neqv. mod(next, 2) == 0) error stop 'count'
  if (mod(next, 2) == 1) then
    if (size(c[next]%list) /= next .or. any(c[next]%list /= next)) error stop 'values'
  else
    if (c[next]%count /= next) error stop 'value'
  end if
  table = [4, 1]
  n(1:2) = a(2, table)[next]
  if (any(n(1:2) /= next)) error stop 'vector'
  sync all
  ! write
  c[next]%p%n = 100*me
  c[next]%p(1:3:2)%at(1) = [1.5d0, 2.5d0]
  q(2:3)[next]%n = [7, 8] + me
  c[next]%p(2)%name(1:1) = '#'
  c[next]%words(3)(2:3) = '..'
  forall (i = 1:3) a(i, i + 1)[next] = -i*me
  sync all
  if (any(c%p%n /= 100*before)) error stop 'put n'
  if (any(c%p%at(1) /= [1.5d0, real(me, 8), 2.5d0, real(me, 8)])) error stop 'put at'
  if (any(q%n /= [me, 7 + before, 8 + before])) error stop 'put q'
  if (c%p(2)%name(1:1) /= '#' .or. c%p(2)%name(2:) /= 'xyz') error stop 'put name'
  if (any(c%words /= ['abcdef', 'abcdef', 'a..def'])) error stop 'put word'
  if (a(1, 2) /= -before .or. a(3, 4) /= -3*before .or. a(1, 1) /= me) error stop 'put forall'
  sync all
  c[next]%one = point(me, [1d0, 2d0], 'new')
  q(1)[next] = c%p(1)
  sync all
  if (c%one%n /= before .or. c%one%name /= 'new') error stop 'structure'
  if (q(1)%n /= 100*mod(before + num_images() - 2, num_images()) + 100) error stop 'element'
  sync all
  if (me == 1) print '(a)', 'ok'
end program parts_of_elements
