! Shell's sort of integers.
program shell_sort
  implicit none
  integer, parameter :: n = 300000
  integer :: a(n), i, j, gap, t
  integer(8) :: clock_start, clock_end, clock_rate

  do i = 1, n
    a(i) = mod(mod(i, 1000)*7919 + i, 100003)
  end do
  call system_clock(clock_start, clock_rate)
  gap = n/2
  do while (gap > 0)
    do i = gap + 1, n
      t = a(i)
      j = i
      do while (j > gap)
        if (a(j-gap) <= t) exit
        a(j) = a(j-gap)
        j = j - gap
      end do
      a(j) = t
    end do
    gap = gap/2
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', a(1), a(n/2), a(n)
end program shell_sort
