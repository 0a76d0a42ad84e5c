! Levenshtein's distance of two texts.
program edit_distance
  implicit none
  integer, parameter :: n = 2500
  integer :: d(0:n,0:n), a(n), b(n), i, j
  integer(8) :: clock_start, clock_end, clock_rate

  do i = 1, n
    a(i) = mod(i*i + i/3, 26)
    b(i) = mod(i*i + i/4, 26)
  end do
  call system_clock(clock_start, clock_rate)
  do i = 0, n
    d(i,0) = i
    d(0,i) = i
  end do
  do j = 1, n
    do i = 1, n
      if (a(i) == b(j)) then
        d(i,j) = d(i-1,j-1)
      else
        d(i,j) = 1 + min(d(i-1,j), d(i,j-1), d(i-1,j-1))
      end if
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', d(n,n)
end program edit_distance
