! The sieve of Eratosthenes.
program sieve
  implicit none
  integer, parameter :: n = 10000000
  logical(1) :: prime(n)
  integer :: i, j, found
  integer(8) :: clock_start, clock_end, clock_rate

  call system_clock(clock_start, clock_rate)
  prime = .true.
  prime(1) = .false.
  do i = 2, int(sqrt(dble(n)))
    if (prime(i)) then
      do j = i*i, n, i
        prime(j) = .false.
      end do
    end if
  end do
  found = count(prime)
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', found
end program sieve
