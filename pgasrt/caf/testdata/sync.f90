! Events, locks, critical constructs, atomics, sync images; the stat values of what goes wrong.
program sync
  use iso_fortran_env
  implicit none
  type(event_type) :: ready[*], many(3)[*]
  type(event_type), allocatable :: dynamic(:)[:]
  type(lock_type) :: lock[*], two(2)[*], crowd(700)[*]
  integer(atomic_int_kind) :: counter[*], other[*], old
  logical(atomic_logical_kind) :: flag[*], seen
  integer :: total[*], me, np, i, st, count, order[*]
  logical :: got
  character(80) :: message
  me = this_image(); np = num_images()

  ! each image posts to each
  do i = 1, np
    event post (ready[i])
    event post (many(2)[i])
  end do
  event wait (ready, until_count=np)
  call event_query(ready, count)
  call check(count == 0, 'all posts are taken')
  do i = 1, np
    event wait (many(2))
  end do
  call event_query(many(1), count)
  call check(count == 0, 'another event of the array')
  allocate (dynamic(0:1)[*])
  event post (dynamic(1)[mod(me, np) + 1], stat=st)
  event wait (dynamic(1), stat=st)
  call check(st == 0, 'an allocatable event')
  deallocate (dynamic)

  ! a sum under a lock, one in a critical construct
  total = 0
  order = 0
  sync all
  do i = 1, 50
    lock (lock[1])
    total[1] = total[1] + me
    unlock (lock[1])
    critical
      order[1] = order[1] + 1
    end critical
  end do
  sync all
  if (me == 1) call check(total == 25*np*(np + 1) .and. order == 50*np, 'sums under a lock')
  sync all

  if (me == 1) then
    lock (two(2), stat=st)
    call check(st == 0, 'lock')
    message = ''
    lock (two(2), stat=st, errmsg=message)
    call check(st == stat_locked .and. message /= '', 'locked by this image')
    lock (two(1), acquired_lock=got)
    call check(got, 'another lock of the array')
    unlock (two(1))
    unlock (two(1), stat=st)
    call check(st /= 0 .and. st /= stat_locked .and. st /= stat_locked_other_image, 'unlock of what is not locked')
  end if
  sync all
  if (me == np .and. np > 1) then
    lock (two(2)[1], acquired_lock=got)
    call check(.not. got, 'held by another image')
    unlock (two(2)[1], stat=st)
    call check(st == stat_locked_other_image, 'unlock of what another image has')
  end if
  sync all
  if (me == 1) unlock (two(2))

  ! hundreds of locks held at a time
  if (me == np) then
    do i = 1, 700
      lock (crowd(i)[1], stat=st)
      call check(st == 0, 'one more lock')
    end do
    do i = 700, 1, -1
      unlock (crowd(i)[1])
    end do
  end if
  sync all

  counter = 0
  other = 0
  sync all
  do i = 1, 100
    call atomic_add(counter[1], 1)
    call atomic_fetch_add(other[np], -2, old)
    call check(old <= 0 .and. mod(old, 2) == 0, 'fetch_add')
  end do
  sync all
  call atomic_ref(old, counter[1])
  call check(old == 100*np, 'atomic_add')
  call atomic_ref(old, other[np])
  call check(old == -200*np, 'fetch_add: the sum')
  sync all
  call atomic_define(counter, 12)
  call atomic_and(counter, 10)
  call atomic_or(counter, 1)
  call atomic_xor(counter, 3)
  call atomic_fetch_xor(counter, 255, old)
  call check(old == 10, 'and, or, xor')
  call atomic_cas(counter, old, 0, 5)
  call check(old == 245, 'cas of another value')
  call atomic_cas(counter, old, 245, 5)
  call atomic_ref(i, counter)
  call check(old == 245 .and. i == 5, 'cas')
  call atomic_define(flag, me == 1)
  sync all
  call atomic_ref(seen, flag[1], stat=st)
  call check(seen .and. st == 0, 'a logical')
  call atomic_add(counter[np + 1], 1, stat=st)
  call check(st /= 0, 'an atomic on no image')

  ! a ring of pairs, and all with the first
  total = me
  sync all
  do i = 1, 20
    if (me > 1) sync images (me - 1)
    if (me < np) sync images (me + 1)
  end do
  if (me == 1) then
    sync images (*)
  else
    sync images (1)
  end if
  sync images (np + 7, stat=st, errmsg=message)
  call check(st /= 0 .and. index(message, 'no image') > 0, 'sync images with none')
  sync memory
  sync all (stat=st, errmsg=message)
  call check(st == 0, 'sync all')
  if (me == 1) print '(a)', 'ok'

contains

  subroutine check(holds, what)
    logical, intent(in) :: holds
    character(*), intent(in) :: what
    if (.not. holds) error stop what
  end subroutine
end program
