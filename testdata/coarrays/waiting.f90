! SYNC statements, CRITICAL, locks, events, atomic and collective subroutines, stat=.
program waiting
  use iso_fortran_env
  implicit none
  type(event_type), save :: ready[*], many(3)[*]
  type(lock_type), save :: lock[*], try[*]
  integer(atomic_int_kind), save :: atom[*]
  integer(atomic_int_kind) :: old
  integer, save :: sum1[*], sum2[*]
  integer :: me, n, next, i, total, posts, stat
  real(8) :: x(3)
  complex(8) :: z
  character(3) :: text
  logical :: got
  me = this_image()
  n = num_images()
  next = merge(1, me + 1, me == n)
  sum1 = 0
  sum2 = 0
  atom = 1
  sync all
  do i = 1, 5
    critical
      sum1[1] = sum1[1] + 1
    end critical
    lock (lock[n])
    sum2[n] = sum2[n] + me
    unlock (lock[n])
    call atomic_add(atom[1], me)
  end do
  lock (try[me], acquired_lock=got)
  sync all
  if (me == 1) print *, sum1, sum2[n], atom, got
  sync all
  call atomic_fetch_or(atom[1], 4096, old)
  sync memory
  sync all
  if (me == 1) then
    call atomic_ref(old, atom[n])
    call atomic_cas(atom[n], i, old, 77)
    print *, iand(atom[1], 4096), i == old, atom[n]
  end if
  event post (ready[next])
  event wait (ready)
  event post (many(2)[1])
  if (me == 1) then
    event wait (many(2), until_count=n)
    call event_query(many(2), posts)
    print *, posts
  end if
  if (me == 1) then
    sync images(*)
  else
    sync images(1)
  end if
  total = me
  x = [1, 2, 3]*real(me, 8)
  z = cmplx(me, -me, 8)
  write (text, '(a,i0)') 'i', me
  call co_sum(total)
  call co_max(x, result_image=1)
  call co_sum(z)
  call co_max(text)
  if (me == 1) print *, total, x, z, text
  x = me
  call co_broadcast(x(1:3:2), source_image=n)
  total = me + 1
  call co_reduce(total, product_of)
  if (me == 1) print *, x, total
  call co_min(total, stat=stat)
  if (me == n) total = sum1[n + 1, stat=stat]
  if (me == n) print *, stat /= 0
contains
  pure function product_of(a, b) result(c)
    integer, intent(in) :: a, b
    integer :: c
    c = a*b
  end function
end program
