! ok: gfortran 12 moves other bytes. Substrings and components of all elements of another image, there and back; positional STAT.
program parts
  use iso_fortran_env
  implicit none
  type t
    integer :: i = 0
    real :: x(3) = 0
    character(4) :: c = 'abcd'
  end type
  type(t) :: e(3)[*]
  character(5) :: s[*], list(2)[*]
  character(2) :: two(3)
  integer :: me, n, next, before, stat, count, k
  integer(atomic_int_kind) :: at[*]
  type(event_type) :: ev[*]
  me = this_image()
  n = num_images()
  next = mod(me, n) + 1
  before = mod(me + n - 2, n) + 1
  do k = 1, 3
    e(k)%c = achar(96 + me) // 'xy' // achar(64 + k)
  end do
  s = 'word' // achar(48 + me)
  list = ['first', 'secnd']
  at = 5
  sync all
  if (e(2)[next]%c(1:1) /= achar(96 + next) .or. e(3)[next]%c(4:) /= 'C') error stop 'get of a substring'
  if (s[next](2:4) /= 'ord' .or. list(2)[next](k-2:3) /= 'ec') error stop 'get of a substring of a coarray'
  sync all
  e(:)[next]%x(1) = -me
  e(3:1:-2)[next]%x(3) = [real :: me, 2*me]
  e(:)[next]%c = 'new' // achar(48 + me)
  sync all
  if (any(e%x(1) /= -before) .or. any(e%x(2) /= 0) .or. any(e%x(3) /= [2*before, 0, before])) error stop 'put of components'
  if (any(e%c /= 'new' // achar(48 + before))) error stop 'put of texts'
  sync all
  e(2)[next]%c(2:3) = '--'
  s[next](1:1) = 'W'
  list(1)[next](2:3) = achar(48 + me) // '!'
  sync all
  if (e(2)%c /= 'n--' // achar(48 + before) .or. s /= 'Word' // achar(48 + me)) error stop 'put of a substring'
  if (list(1) /= 'f' // achar(48 + before) // '!st') error stop 'put of a substring of an element'
  sync all
  call atomic_add(at, 2, stat)
  if (stat /= 0) error stop 'stat'
  call atomic_ref(k, at, stat)
  if (k /= 7 .or. stat /= 0) error stop 'atomic_ref'
  call atomic_fetch_add(at, 1, k, stat)
  call atomic_cas(at, k, 8, 20, stat)
  call atomic_define(at, at, stat)
  if (k /= 8 .or. at /= 20) error stop 'atomic_cas'
  event post (ev)
  call event_query(ev, count, stat)
  if (count /= 1 .or. stat /= 0) error stop 'event_query'
  sync all
  if (me == 1) print '(a)', 'ok'
end program
