! Images that leave a statement together and come to the end of the program are not listed as stopped at once; one that stopped before is.
program stopped
  use, intrinsic :: iso_fortran_env, only: stat_stopped_image
  implicit none
  integer :: code
  integer, allocatable :: list(:)
  sync all
  if (this_image() == 2) stop
  sync all (stat=code)
  if (num_images() > 1) then
    if (code /= stat_stopped_image) error stop 'sync all does not tell'
    list = stopped_images()
    if (size(list) /= 1) error stop 'not one image has stopped'
    if (list(1) /= 2) error stop 'another image has stopped'
    if (image_status(2) /= stat_stopped_image) error stop 'image_status does not tell'
    if (image_status(this_image()) /= 0) error stop 'this image has stopped'
  end if
  if (this_image() == 1) print '(a)', 'ok'
end program
