! Livermore's difference predictors: a chain of differences at each point.
program difference_predictors
  implicit none
  integer, parameter :: n = 1000
  real(8) :: px(14,n), cx(14,n), ar, br, cr
  integer :: i, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do i = 1, n
    px(:,i) = 0.001d0*mod(i, 17)
    cx(:,i) = 0.001d0*mod(i, 13)
  end do
  call system_clock(clock_start, clock_rate)
  do rep = 1, 20000
    do i = 1, n
      ar = cx(5,i)
      br = ar - px(5,i)
      px(5,i) = ar
      cr = br - px(6,i)
      px(6,i) = br
      ar = cr - px(7,i)
      px(7,i) = cr
      br = ar - px(8,i)
      px(8,i) = ar
      cr = br - px(9,i)
      px(9,i) = br
      ar = cr - px(10,i)
      px(10,i) = cr
      br = ar - px(11,i)
      px(11,i) = ar
      cr = br - px(12,i)
      px(12,i) = br
      px(14,i) = cr - px(13,i)
      px(13,i) = cr
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', sum(px)
end program difference_predictors
