! The longest common subsequence, with one row in memory.
program common_subsequence
  implicit none
  integer, parameter :: n = 5000
  integer :: row(0:n), a(n), b(n), i, j, old, diagonal
  integer(8) :: clock_start, clock_end, clock_rate

  do i = 1, n
    a(i) = mod(i*i + i/3, 4)
    b(i) = mod(i*i + i/5, 4)
  end do
  row = 0
  call system_clock(clock_start, clock_rate)
  do j = 1, n
    diagonal = 0
    do i = 1, n
      old = row(i)
      if (a(i) == b(j)) then
        row(i) = diagonal + 1
      else
        row(i) = max(row(i), row(i-1))
      end if
      diagonal = old
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', row(n)
end program common_subsequence
