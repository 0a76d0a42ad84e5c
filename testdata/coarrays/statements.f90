! ok: gfortran 12 has no names in CHANGE TEAM and no NOTIFY. FORALL, DO CONCURRENT, MOVE_ALLOC, names and cosubscripts in teams.
program statements
  use iso_fortran_env
  implicit none
  type(team_type) :: rows
  type(notify_type) :: arrived[*]
  type(lock_type) :: lock[*]
  integer :: a(6)[*], b(6), c(4, 5)[*], order(6), x[*], grid(2)[2, *], me, n, next, before, i, j, row, stat
  integer, allocatable :: p(:)[:], q(:)[:]
  me = this_image()
  n = num_images()
  next = mod(me, n) + 1
  before = mod(me + n - 2, n) + 1
  order = [6, 5, 4, 3, 2, 1]

  ! FORALL: all values before all puts.
  a = [(10*me + i, i = 1, 6)]
  b = a
  c = 0
  sync all
  forall (i = 2:6) a(i)[next] = b(i - 1)*2
  sync all
  if (any(a /= [10*me + 1, (2*(10*before + i - 1), i = 2, 6)])) error stop 'forall'
  sync all
  forall (i = 1:6, mod(b(i), 2) == 0)
    a(order(i))[next] = b(i) + i
    b(i) = -b(i)
  end forall
  forall (i = 4:1:-1, j = 1:5:2, i /= j) c(i, j)[next] = 100*i + j + 1000*me
  sync all
  if (a(1) /= 10*before + 12 .or. a(3) /= 10*before + 8 .or. a(5) /= 10*before + 4) error stop 'forall with mask'
  if (a(2) /= 2*(10*before + 1)) error stop 'forall leaves the others'
  if (any(b /= [(merge(-1, 1, mod(i, 2) == 0)*(10*me + i), i = 1, 6)])) error stop 'own part of forall'
  do i = 1, 4
    do j = 1, 5
      if (c(i, j) /= merge(100*i + j + 1000*before, 0, mod(j, 2) == 1 .and. i /= j)) error stop 'forall of two indices'
    end do
  end do
  a = [1, 2, 3, 4, 5, 6]
  sync all
  if (n == 1) then
    forall (i = 1:6) a(order(a(i)))[me] = a(i)[me]
    if (any(a /= order)) error stop 'forall in place'
  end if
  a = me
  sync all
  do concurrent (i = 1:6)
    b(i) = a(i)[next]
  end do
  if (any(b /= next)) error stop 'do concurrent'

  ! MOVE_ALLOC: the allocation moves with its cobounds, on all images together.
  allocate (p(5)[0:*])
  p = me
  sync all
  call move_alloc(p, q)
  if (allocated(p) .or. q(2)[next - 1] /= next .or. lcobound(q, 1) /= 0) error stop 'move_alloc'
  sync all
  allocate (p(3)[*])
  p = -me
  stat = 77
  call move_alloc(p, q, stat=stat)
  if (stat /= 0 .or. size(q) /= 3 .or. q(3)[next] /= -next) error stop 'move_alloc with stat'
  sync all

  ! The values of STAT= of LOCK and UNLOCK.
  lock (lock)
  sync all
  lock (lock, stat=stat)
  if (stat /= stat_locked) error stop 'stat_locked'
  unlock (lock[next], stat=stat)
  if (n > 1 .and. stat /= stat_locked_other_image) error stop 'stat_locked_other_image'
  sync all
  if (n > 1) unlock (lock)
  unlock (lock, stat=stat)
  if (stat == 0 .or. stat /= stat_unlocked) error stop 'stat_unlocked'
  sync all

  ! NOTIFY=, NOTIFY WAIT.
  a = 0
  sync all
  a(2:6:2)[next, notify=arrived] = [me, 2*me, 3*me]
  a(1)[next, notify=arrived] = -me
  notify wait (arrived, until_count=2, stat=stat)
  if (stat /= 0 .or. any(a(2:6:2) /= before*[1, 2, 3]) .or. a(1) /= -before) error stop 'notify'

  ! Another name with cobounds of its own in a team, image_index and this_image with a team.
  x = me
  grid = [me, -me]
  row = 1 + mod(me, 2)
  form team (row, rows)
  sync all
  if (any(this_image(grid) /= [1 + mod(me - 1, 2), 1 + (me - 1)/2])) error stop 'this_image'
  if (any(this_image(grid, rows) /= [1 + mod((me - 1)/2, 2), 1 + (me - 1)/4])) error stop 'this_image with team'
  if (this_image(grid, 2, rows) /= 1 + (me - 1)/4) error stop 'this_image with dim and team'
  if (image_index(grid, [1, 1]) /= 1) error stop 'image_index'
  if (image_index(grid, [2, 1], rows) /= merge(2, 0, num_images(rows) > 1)) error stop 'image_index with team'
  change team (rows, y[0:*] => x)
    if (y[0] /= merge(1, 2, row == 2) .or. lcobound(y, 1) /= 0 .or. ucobound(y, 1) /= num_images() - 1) error stop 'name in a team'
    if (image_index(grid, [2, 1], team_number=2) /= merge(2, 0, n > 2)) error stop 'image_index with team_number'
    if (y[this_image() - 1] /= me) error stop 'own value'
  end team
  sync all
  if (this_image() == 1) print '(a)', 'ok'
end program
