! Bits counted, rotated and mixed, as in hash functions.
program bits
  implicit none
  integer, parameter :: n = 100000
  integer :: a(n), h, i, ones, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do i = 1, n
    a(i) = i*4051
  end do
  h = 17
  ones = 0
  call system_clock(clock_start, clock_rate)
  do rep = 1, 200
    do i = 1, n
      h = ieor(ishftc(h, 5), a(i))
      ones = ones + popcnt(iand(a(i), 65535))
      a(i) = ieor(a(i), ishft(a(i), -3))
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', h, ones
end program bits
