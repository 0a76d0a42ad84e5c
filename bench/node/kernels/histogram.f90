! Counts of values in bins.
program histogram
  implicit none
  integer, parameter :: n = 2000000, bins = 256
  integer :: value(n), counts(0:bins-1), i, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do i = 1, n
    value(i) = mod(i*37 + i/1000, 4096)
  end do
  counts = 0
  call system_clock(clock_start, clock_rate)
  do rep = 1, 15
    do i = 1, n
      counts(value(i)/16) = counts(value(i)/16) + 1
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', counts(0), counts(bins-1), maxval(counts)
end program histogram
