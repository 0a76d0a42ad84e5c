! Letters of a text counted, changed and compared.
program characters
  implicit none
  integer, parameter :: n = 100000
  character(n) :: text
  integer :: counts(0:255), i, c, rep, vowels
  integer(8) :: clock_start, clock_end, clock_rate

  do i = 1, n
    text(i:i) = achar(97 + mod(mod(i, 1000)**2 + i/3, 26))
  end do
  counts = 0
  vowels = 0
  call system_clock(clock_start, clock_rate)
  do rep = 1, 60
    do i = 1, n
      c = iachar(text(i:i))
      counts(c) = counts(c) + 1
      if (scan(text(i:i), 'aeiou') > 0) vowels = vowels + 1
      if (c >= 97 .and. c <= 122) text(i:i) = achar(97 + mod(c - 96, 26))
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', counts(97), vowels
end program characters
