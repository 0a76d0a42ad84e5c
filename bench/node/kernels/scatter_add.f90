! Contributions of the edges of a graph added to its nodes.
program scatter_add
  implicit none
  integer, parameter :: nodes = 40000, edges = 250000
  real(8) :: x(nodes), f(nodes), d
  integer :: from(edges), to(edges), e, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do e = 1, edges
    from(e) = 1 + mod(e*7, nodes)
    to(e) = 1 + mod(e*13 + e/nodes, nodes)
  end do
  do e = 1, nodes
    x(e) = mod(e, 17)
  end do
  call system_clock(clock_start, clock_rate)
  do rep = 1, 40
    f = 0
    do e = 1, edges
      d = x(to(e)) - x(from(e))
      f(from(e)) = f(from(e)) + d
      f(to(e)) = f(to(e)) - d
    end do
    x = x + 0.001d0*f
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', sum(x*x), f(nodes)
end program scatter_add
