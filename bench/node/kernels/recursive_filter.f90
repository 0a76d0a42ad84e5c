! A recursive filter along both directions of the lines of an image.
program recursive_filter
  implicit none
  integer, parameter :: n = 800
  real(4) :: x(n,n), y1(n,n), y2(n,n), xm, ym1, ym2, yp1, yp2, xp
  integer :: i, j, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do j = 1, n
    do i = 1, n
      x(i,j) = mod(i*j, 255)/255.0
    end do
  end do
  call system_clock(clock_start, clock_rate)
  do rep = 1, 20
    do j = 1, n
      ym1 = 0
      ym2 = 0
      xm = 0
      do i = 1, n
        y1(i,j) = 0.2*x(i,j) + 0.1*xm + 0.5*ym1 + 0.2*ym2
        xm = x(i,j)
        ym2 = ym1
        ym1 = y1(i,j)
      end do
      yp1 = 0
      yp2 = 0
      xp = 0
      do i = n, 1, -1
        y2(i,j) = 0.2*x(i,j) + 0.1*xp + 0.5*yp1 + 0.2*yp2
        xp = x(i,j)
        yp2 = yp1
        yp1 = y2(i,j)
      end do
      do i = 1, n
        x(i,j) = y1(i,j)*0.4 + y2(i,j)*0.4
      end do
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', sum(dble(x)), x(n/2,n/2)
end program recursive_filter
