! Conway's game of life on a torus of integers.
program game_of_life
  implicit none
  integer, parameter :: n = 500
  integer :: a(0:n+1,0:n+1), b(0:n+1,0:n+1), i, j, rep, s
  integer(8) :: clock_start, clock_end, clock_rate

  a = 0
  do j = 1, n
    do i = 1, n
      if (mod(i*i + j*3 + i*j, 3) == 0) a(i,j) = 1
    end do
  end do
  call system_clock(clock_start, clock_rate)
  do rep = 1, 300
    a(0,:) = a(n,:)
    a(n+1,:) = a(1,:)
    a(:,0) = a(:,n)
    a(:,n+1) = a(:,1)
    do j = 1, n
      do i = 1, n
        s = a(i-1,j-1) + a(i,j-1) + a(i+1,j-1) + a(i-1,j) + a(i+1,j) + a(i-1,j+1) + a(i,j+1) + a(i+1,j+1)
        if (s == 3 .or. s == 2 .and. a(i,j) == 1) then
          b(i,j) = 1
        else
          b(i,j) = 0
        end if
      end do
    end do
    do j = 1, n
      do i = 1, n
        a(i,j) = b(i,j)
      end do
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', sum(a(1:n,1:n))
end program game_of_life
