! The lower half of A times its transpose, innermost loop across memory.
program symmetric_rank_k
  implicit none
  integer, parameter :: n = 800, m = 500
  real(8) :: a(n,m), c(n,n)
  integer :: i, j, k
  integer(8) :: clock_start, clock_end, clock_rate

  do j = 1, m
    do i = 1, n
      a(i,j) = dble(mod(i*j + 1, n))/n
    end do
  end do
  c = 1
  call system_clock(clock_start, clock_rate)
  do i = 1, n
    do j = 1, i
      do k = 1, m
        c(i,j) = c(i,j) + a(i,k)*a(j,k)
      end do
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', c(n,n), c(n,1), sum(c)
end program symmetric_rank_k
