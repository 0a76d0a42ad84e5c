! A recursive function of two branches, and the greatest common divisor.
program recursion
  implicit none
  integer, parameter :: n = 36
  integer :: f, g, i, j
  integer(8) :: clock_start, clock_end, clock_rate

  g = 0
  call system_clock(clock_start, clock_rate)
  f = fibonacci(n)
  do j = 1, 700
    do i = 1, 700
      g = g + gcd(i, j)
    end do
  end do
  call system_clock(clock_end)
  print *, 'seconds', dble(clock_end - clock_start)/dble(clock_rate)
  print *, 'check', f, g
contains
  recursive integer function fibonacci(k) result(f)
    integer, intent(in) :: k
    if (k < 2) then
      f = k
    else
      f = fibonacci(k - 1) + fibonacci(k - 2)
    end if
  end function

  integer function gcd(a, b)
    integer, intent(in) :: a, b
    integer :: x, y, t
    x = a
    y = b
    do while (y /= 0)
      t = mod(x, y)
      x = y
      y = t
    end do
    gcd = x
  end function
end program recursion
