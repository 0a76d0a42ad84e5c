! ok: gfortran 12 has no team= on the right side and no get_team. Teams: images of other teams, coarrays that a team allocates.
program teams
  use iso_fortran_env
  implicit none
  type(team_type) :: halves, old
  integer :: x[*], me, n, mine, total
  integer, allocatable :: y(:)[:]
  me = this_image()
  n = num_images()
  x = me
  mine = 1 + mod(me, 2)
  form team (mine, halves)
  sync all
  old = get_team()
  if (x[1, team=halves] /= merge(me, 2 - mod(me, 2), me <= 2)) error stop 'the first of the team'
  change team (halves)
    if (team_number() /= mine) error stop 'team number'
    if (num_images() /= n/2 + merge(mod(n, 2), 0, mine == 2)) error stop 'images of the team'
    if (this_image() /= (me + 1)/2) error stop 'number in the team'
    if (x[num_images()] /= 2*num_images() - merge(0, 1, mine == 1)) error stop 'last of the team'
    if (x[1, team=old] /= 1) error stop 'image 1 of the initial team'
    if (n > 1) then
      if (x[1, team_number=3 - mine] /= mine) error stop 'the first of the sibling'
    end if
    allocate (y(3)[*])
    y = this_image()
    sync all
    if (y(2)[num_images()] /= num_images()) error stop 'allocated in the team'
    total = 1
    call co_sum(total)
    if (total /= num_images()) error stop 'sum over the team'
    sync team (old)
  end team
  if (allocated(y)) error stop 'goes with the team'
  if (num_images() /= n .or. num_images(old) /= n) error stop 'back'
  if (this_image() == 1) print '(a)', 'ok'
end program
