! Vector triad in cache, as STREAM has it.
program triad
  implicit none
  integer, parameter :: n = 4000
  real(8) :: a(n), b(n), c(n), s
  integer :: i, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do i = 1, n
    b(i) = i
    c(i) = 2*i
    a(i) = 0
  end do
  s = 1d-3
  call system_clock(clock_start, clock_rate)
  do rep = 1, 40000
    do i = 1, n
      a(i) = b(i) + s*c(i)
    end do
    b(1 + mod(rep, n)) = a(n)
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', a(1), a(n), b(1)
end program triad
