! ok: gfortran takes cosubscripts outside of their cobounds for those of another image.
program outside
  implicit none
  integer, allocatable :: a(:)[:, :, :]
  integer :: i, k, stat, image, x(3), made[0:1, *]
  allocate (a(3)[-1:0, 2, *])
  a = this_image()
  made = 0
  sync all
  do i = -2, 1
    do k = 0, 3
      image = image_index(a, [i, k, 1])
      x = a(:)[i, k, 1, stat=stat]
      if (any(i == [-2, 1]) .or. any(k == [0, 3])) then
        if (image /= 0) error stop 'an index of no image'
      end if
      if ((stat == 0) .neqv. (image > 0)) error stop 'stat of a section'
      if (image > 0) then
        if (any(x /= image)) error stop 'another image'
      end if
      a(2)[i, k, 1, stat=stat] = max(image, 1)
      if ((stat == 0) .neqv. (image > 0)) error stop 'stat of an assignment'
    end do
  end do
  sync all
  if (any(a /= this_image())) error stop 'set by the wrong cosubscripts'
  i = 2
  made[i, 1, stat=stat] = 1
  if (stat == 0) error stop 'stat of a scalar'
  sync all
  if (made /= 0) error stop 'set by the wrong cosubscript'
  if (this_image() == 1) print '(a)', 'ok'
end program
