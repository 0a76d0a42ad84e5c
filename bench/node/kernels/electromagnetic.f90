! Yee's scheme for electric and magnetic fields in the plane.
program electromagnetic
  implicit none
  integer, parameter :: n = 700
  real(8) :: ex(n,n), ey(n,n), hz(n,n)
  integer :: i, j, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do j = 1, n
    do i = 1, n
      ex(i,j) = dble(i*(j + 1))/n/n
      ey(i,j) = dble(i*(j + 2))/n/n
      hz(i,j) = dble(i*(j + 3))/n/n
    end do
  end do
  call system_clock(clock_start, clock_rate)
  do rep = 1, 40
    do i = 1, n
      ey(i,1) = rep
    end do
    do j = 2, n
      do i = 1, n
        ey(i,j) = ey(i,j) - 0.5d0*(hz(i,j) - hz(i,j-1))
      end do
    end do
    do j = 1, n
      do i = 2, n
        ex(i,j) = ex(i,j) - 0.5d0*(hz(i,j) - hz(i-1,j))
      end do
    end do
    do j = 1, n - 1
      do i = 1, n - 1
        hz(i,j) = hz(i,j) - 0.7d0*(ex(i+1,j) - ex(i,j) + ey(i,j+1) - ey(i,j))
      end do
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', sum(hz), ex(n/2,n/2), ey(n/3,n/3)
end program electromagnetic
