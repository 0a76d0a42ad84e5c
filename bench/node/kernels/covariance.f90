! Means and covariances of columns of data.
program covariance
  implicit none
  integer, parameter :: n = 700, m = 350
  real(8) :: data(n,m), mean(m), cov(m,m)
  integer :: i, j, k
  integer(8) :: clock_start, clock_end, clock_rate

  do j = 1, m
    do i = 1, n
      data(i,j) = dble(i*j)/m + mod(i*j, 13)
    end do
  end do
  call system_clock(clock_start, clock_rate)
  do j = 1, m
    mean(j) = 0
    do i = 1, n
      mean(j) = mean(j) + data(i,j)
    end do
    mean(j) = mean(j)/n
  end do
  do i = 1, n
    do j = 1, m
      data(i,j) = data(i,j) - mean(j)
    end do
  end do
  do i = 1, m
    do j = i, m
      cov(i,j) = 0
      do k = 1, n
        cov(i,j) = cov(i,j) + data(k,i)*data(k,j)
      end do
      cov(i,j) = cov(i,j)/(n - 1)
      cov(j,i) = cov(i,j)
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', cov(1,1), cov(m,m), cov(1,m)
end program covariance
