! Ends of a run, chosen by the argument.
program ends
  use iso_fortran_env
  implicit none
  integer :: x[*], me, np, st
  integer, allocatable :: list(:)
  character(20) :: which
  me = this_image(); np = num_images()
  call get_command_argument(1, which)
  sync all
  select case (which)
  case ('stop')
    if (me == 1) stop 3
    sync all (stat=st)
    if (st /= stat_stopped_image) error stop 'no STAT_STOPPED_IMAGE'
    list = stopped_images()
    if (.not. any(list == 1)) error stop 'stopped_images'
  case ('text')
    stop 'all is well'
  case ('error')
    if (me == np) error stop 9
    sync all
  case ('fail')
    if (me == np) fail image
    sync all (stat=st)
    if (st /= stat_failed_image) error stop 'no STAT_FAILED_IMAGE'
    list = failed_images()
    if (size(list) /= 1 .or. list(1) /= np) error stop 'failed_images'
    if (image_status(np) /= stat_failed_image .or. image_status(me) /= 0) error stop 'image_status'
    x = x[np, stat=st]
    if (st /= stat_failed_image) error stop 'a get from a failed image'
    if (num_images(1, failed=.true.) /= 1) error stop 'num_images'
  case ('left') ! the barrier above
    if (me == np) fail image
    do while (image_status(np) /= stat_failed_image)
    end do
  case ('read', 'loop', 'write')
    if (me == np) fail image
    sync all (stat=st)
    if (which == 'read') st = x[np]
    if (which == 'loop') st = sum([(x[np], me = 1, 3)])
    if (which == 'write') x[np] = 1
  case ('none')
    x = x[np + 1]
  case ('stuck')
    if (me == 1) sync images (np)
  case ('slot')
    x[me - np] = 1
  end select
  if (me == 1) print '(a)', 'end'
end program
