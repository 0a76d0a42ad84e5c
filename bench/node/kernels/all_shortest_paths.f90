! Shortest paths between all nodes, after Floyd and Warshall.
program all_shortest_paths
  implicit none
  integer, parameter :: n = 350
  integer :: d(n,n), i, j, k
  integer(8) :: clock_start, clock_end, clock_rate

  do j = 1, n
    do i = 1, n
      d(i,j) = mod(i*j, 7) + 1
      if (mod(i + j, 13) == 0 .or. mod(i + j, 7) == 0 .or. mod(i + j, 11) == 0) d(i,j) = 999
    end do
  end do
  call system_clock(clock_start, clock_rate)
  do k = 1, n
    do i = 1, n
      do j = 1, n
        d(i,j) = min(d(i,j), d(i,k) + d(k,j))
      end do
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', sum(d), d(1,n)
end program all_shortest_paths
