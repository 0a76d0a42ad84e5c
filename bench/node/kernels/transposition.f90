! A matrix transposed, by loops and by TRANSPOSE.
program transposition
  implicit none
  integer, parameter :: n = 1000
  real(8) :: a(n,n), b(n,n)
  integer :: i, j, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do j = 1, n
    do i = 1, n
      a(i,j) = i + n*j
    end do
  end do
  call system_clock(clock_start, clock_rate)
  do rep = 1, 10
    do j = 1, n
      do i = 1, n
        b(i,j) = a(j,i)
      end do
    end do
    a = transpose(b) + 1
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', a(1,n), a(n,1)
end program transposition
