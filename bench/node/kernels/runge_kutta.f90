! Four stages of Runge and Kutta for coupled oscillators.
program runge_kutta
  implicit none
  integer, parameter :: n = 2000
  real(8) :: y(0:n+1), v(0:n+1), ky(n,4), kv(n,4), ty(0:n+1), tv(0:n+1), h
  integer :: i, s, rep
  integer(8) :: clock_start, clock_end, clock_rate

  do i = 0, n + 1
    y(i) = sin(0.01d0*i)
    v(i) = 0
  end do
  ty = 0
  tv = 0
  h = 0.01d0
  call system_clock(clock_start, clock_rate)
  do rep = 1, 3000
    ty = y
    tv = v
    do s = 1, 4
      do i = 1, n
        ky(i,s) = tv(i)
        kv(i,s) = ty(i-1) - 2*ty(i) + ty(i+1) - 0.1d0*ty(i)**3
      end do
      if (s < 3) then
        ty(1:n) = y(1:n) + 0.5d0*h*ky(:,s)
        tv(1:n) = v(1:n) + 0.5d0*h*kv(:,s)
      else if (s == 3) then
        ty(1:n) = y(1:n) + h*ky(:,s)
        tv(1:n) = v(1:n) + h*kv(:,s)
      end if
    end do
    do i = 1, n
      y(i) = y(i) + h/6*(ky(i,1) + 2*ky(i,2) + 2*ky(i,3) + ky(i,4))
      v(i) = v(i) + h/6*(kv(i,1) + 2*kv(i,2) + 2*kv(i,3) + kv(i,4))
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', sum(y*y), v(n/2)
end program runge_kutta
