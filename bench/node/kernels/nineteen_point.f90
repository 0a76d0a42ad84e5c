! Pressure equation with 19 points and coefficient arrays in single precision, as in Himeno's benchmark.
program nineteen_point
  implicit none
  integer, parameter :: ni = 129, nj = 65, nk = 65, sweeps = 30
  real(4), parameter :: omega = 0.8
  real(4) :: p(ni,nj,nk), a(ni,nj,nk,4), b(ni,nj,nk,3), c(ni,nj,nk,3)
  real(4) :: bnd(ni,nj,nk), wrk1(ni,nj,nk), wrk2(ni,nj,nk)
  real(4) :: s0, ss, gosa
  integer :: i, j, k, l, sweep
  integer(8) :: clock_start, clock_end, clock_rate

  do k = 1, nk
    do j = 1, nj
      do i = 1, ni
        p(i,j,k) = real((k-1)*(k-1))/real((nk-1)*(nk-1))
        wrk1(i,j,k) = 0.0
        wrk2(i,j,k) = p(i,j,k)
        bnd(i,j,k) = 1.0
        do l = 1, 3
          a(i,j,k,l) = 1.0
          b(i,j,k,l) = 0.0
          c(i,j,k,l) = 1.0
        end do
        a(i,j,k,4) = 1.0/6.0
      end do
    end do
  end do
  call system_clock(clock_start, clock_rate)
  do sweep = 1, sweeps
    gosa = 0.0
    do k = 2, nk - 1
      do j = 2, nj - 1
        do i = 2, ni - 1
          s0 = a(i,j,k,1)*p(i+1,j,k) + a(i,j,k,2)*p(i,j+1,k) + a(i,j,k,3)*p(i,j,k+1) &
            + b(i,j,k,1)*(p(i+1,j+1,k) - p(i+1,j-1,k) - p(i-1,j+1,k) + p(i-1,j-1,k)) &
            + b(i,j,k,2)*(p(i,j+1,k+1) - p(i,j-1,k+1) - p(i,j+1,k-1) + p(i,j-1,k-1)) &
            + b(i,j,k,3)*(p(i+1,j,k+1) - p(i-1,j,k+1) - p(i+1,j,k-1) + p(i-1,j,k-1)) &
            + c(i,j,k,1)*p(i-1,j,k) + c(i,j,k,2)*p(i,j-1,k) + c(i,j,k,3)*p(i,j,k-1) + wrk1(i,j,k)
          ss = (s0*a(i,j,k,4) - p(i,j,k))*bnd(i,j,k)
          gosa = gosa + ss*ss
          wrk2(i,j,k) = p(i,j,k) + omega*ss
        end do
      end do
    end do
    do k = 2, nk - 1
      do j = 2, nj - 1
        do i = 2, ni - 1
          p(i,j,k) = wrk2(i,j,k)
        end do
      end do
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', p(ni/2,nj/2,nk/2), gosa
end program nineteen_point
