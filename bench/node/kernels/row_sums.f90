! Sums of rows, which lie across memory.
program row_sums
  implicit none
  integer, parameter :: n = 1500
  real(8) :: a(n,n), r(n)
  integer :: i, j, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do j = 1, n
    do i = 1, n
      a(i,j) = dble(mod(i + 2*j, 11))/n
    end do
  end do
  r = 0
  call system_clock(clock_start, clock_rate)
  do rep = 1, 20
    do i = 1, n
      do j = 1, n
        r(i) = r(i) + a(i,j)
      end do
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', sum(r), r(n)
end program row_sums
