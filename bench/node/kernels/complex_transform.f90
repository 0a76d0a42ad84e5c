! A Fourier transform of a power of two, radix two, in place.
program complex_transform
  implicit none
  integer, parameter :: m = 16, n = 2**m
  complex(8) :: x(0:n-1), w(0:n/2-1), t
  integer :: i, j, k, half, stride, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do i = 0, n/2 - 1
    w(i) = exp(cmplx(0d0, -2*acos(-1d0)*i/n, 8))
  end do
  do i = 0, n - 1
    x(i) = cmplx(mod(i, 13), mod(i, 7), 8)
  end do
  call system_clock(clock_start, clock_rate)
  do rep = 1, 15
    half = n/2
    stride = 1
    do while (half >= 1)
      do k = 0, n - 1, 2*half
        do j = 0, half - 1
          t = x(k+j) - x(k+j+half)
          x(k+j) = x(k+j) + x(k+j+half)
          x(k+j+half) = t*w(j*stride)
        end do
      end do
      half = half/2
      stride = 2*stride
    end do
    x = x/sqrt(dble(n))
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', x(0), x(n-1)
end program complex_transform
