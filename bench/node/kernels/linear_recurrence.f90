! A banded linear recurrence: each value from six before it.
program linear_recurrence
  implicit none
  integer, parameter :: n = 20000
  real(8) :: w(n), b(n,6)
  integer :: i, k, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do k = 1, 6
    do i = 1, n
      b(i,k) = 0.01d0*mod(i*k, 11)
    end do
  end do
  w = 1
  call system_clock(clock_start, clock_rate)
  do rep = 1, 200
    do i = 7, n
      w(i) = 0.01d0
      do k = 1, 6
        w(i) = w(i) + b(i,k)*w(i-k)
      end do
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', w(n), sum(w)
end program linear_recurrence
