! Each image has flags of its own: one that signals on the image of the ninth element alone signals for the program.
program ieee_flags_of_images
  use ieee_arithmetic
  implicit none
  real(8), volatile :: big = 1d300
  real(8) :: y(11), z(11)
!HPF$ DISTRIBUTE (BLOCK) :: y, z
  logical :: raised(5), over, invalid
  integer :: i, k
  do k = 1, 11, 2
    do i = 1, 11
      y(i) = merge(1d300, 1d0, i == k)
      z(i) = i - k
    end do
    call ieee_set_flag(ieee_all, .false.)
    do i = 1, 11
      y(i) = big*y(i)
    end do
    call ieee_get_flag(ieee_overflow, over)
    call ieee_get_flag(ieee_invalid, invalid)
    print *, k, over, invalid, maxloc(y)
    call ieee_set_flag(ieee_all, .false.)
    do i = 1, 11
      z(i) = 1/z(i)
    end do
    call ieee_get_flag(ieee_all(:2), raised(:2))
    print *, raised(:2), ieee_is_finite(z)
  end do
  call ieee_set_flag(ieee_all, .false.)
  do i = 1, 11
    y(i) = 0.5d0*i
  end do
  call ieee_get_flag(ieee_overflow, over)
  print *, over, sum(y)
end program
