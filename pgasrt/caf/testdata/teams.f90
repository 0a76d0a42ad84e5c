! Teams: two halves, a team in a team, coarrays allocated in them, numbers of images.
program teams
  use iso_fortran_env
  implicit none
  type(team_type) :: halves, inner, odd
  integer :: x[*], me, np, half, i, total
  integer, allocatable :: a(:)[:]
  real, allocatable :: kept(:)[:]
  me = this_image(); np = num_images()
  half = 1
  if (me > (np + 1)/2) half = 2
  allocate (kept(3)[*])
  kept = me
  x = me
  form team (half, halves)
  form team (1 + mod(me, 2), odd)
  call check(team_number() == -1, 'the initial team')
  change team (halves)
    call check(team_number() == half, 'the number of the team')
    call check(num_images() == merge((np + 1)/2, np/2, half == 1), 'its size')
    call check(this_image() == me - merge(0, (np + 1)/2, half == 1), 'this image in it')
    do i = 1, num_images()
      call check(x[i] == i + merge(0, (np + 1)/2, half == 1), 'an older coarray, by the numbers of the team')
    end do
    sync all
    allocate (a(this_size())[*])
    a = 10*half
    sync all
    a(1)[1 + mod(this_image(), num_images())] = this_image()
    sync all
    call check(a(1) == 1 + mod(this_image() + num_images() - 2, num_images()), 'a coarray of the team')
    total = this_image()
    call co_sum(total)
    call check(total == num_images()*(num_images() + 1)/2, 'a collective of the team')
    form team (this_image(), inner)
    change team (inner)
      call check(num_images() == 1 .and. team_number() == me - merge(0, (np + 1)/2, half == 1), 'a team of one')
      sync all
    end team
    sync team (halves)
  end team
  call check(.not. allocated(a), 'what a team allocates goes with it')
  allocate (a(2)[*])
  a = me
  sync all
  call check(a(2)[np] == np .and. kept(3)[1] == 1, 'back in the initial team')
  sync all
  change team (odd)
    x[1, team=halves] = -half
    sync all
  end team
  sync all
  if (me == 1) call check(x == -1, 'a put by the numbers of another team')
  if (me == 1) print '(a)', 'ok'

contains

  integer function this_size()
    this_size = 4*team_number()
  end function

  subroutine check(holds, what)
    logical, intent(in) :: holds
    character(*), intent(in) :: what
    if (.not. holds) error stop what
  end subroutine
end program
