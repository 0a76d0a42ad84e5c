! The best filling of a bag of given capacity.
program knapsack
  implicit none
  integer, parameter :: items = 2000, capacity = 100000
  integer :: best(0:capacity), weight(items), worth(items), i, w
  integer(8) :: clock_start, clock_end, clock_rate

  do i = 1, items
    weight(i) = 5 + mod(i*37, 211)
    worth(i) = 3 + mod(i*53, 197)
  end do
  best = 0
  call system_clock(clock_start, clock_rate)
  do i = 1, items
    do w = capacity, weight(i), -1
      best(w) = max(best(w), best(w-weight(i)) + worth(i))
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', best(capacity)
end program knapsack
