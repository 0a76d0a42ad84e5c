! An image under a filter of 5 by 5 weights.
program convolution
  implicit none
  integer, parameter :: n = 1000
  real(4) :: image(n,n), out(n,n), w(-2:2,-2:2), s
  integer :: i, j, di, dj, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do j = 1, n
    do i = 1, n
      image(i,j) = mod(i*j, 255)
    end do
  end do
  do dj = -2, 2
    do di = -2, 2
      w(di,dj) = 1.0/(1 + di*di + dj*dj)
    end do
  end do
  out = 0
  call system_clock(clock_start, clock_rate)
  do rep = 1, 40
    do j = 3, n - 2
      do i = 3, n - 2
        s = 0
        do dj = -2, 2
          do di = -2, 2
            s = s + w(di,dj)*image(i+di,j+dj)
          end do
        end do
        out(i,j) = s
      end do
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', sum(dble(out)), out(n/2,n/2)
end program convolution
