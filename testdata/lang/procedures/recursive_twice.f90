! Recursive functions that call themselves several times: of numbers alone, and some that do more.
module counted
  implicit none
  integer :: calls = 0
contains
  recursive integer function noted(k) result(f)
    integer, intent(in) :: k
    calls = calls + 1
    f = k
    if (k >= 2) f = noted(k - 1) + noted(k - 2)
  end function
  recursive integer(8) function binomial(n, k) result(b)
    integer, value :: n, k
    b = 1
    if (k > 0 .and. k < n) b = binomial(n - 1, k - 1) + binomial(n - 1, k)
  end function
end module counted

program recursive_twice
  use counted
  implicit none
  integer :: n, nine
  nine = 9
  print *, fibonacci(30), delannoy(6, 7), ackermann(2, 9), tak(14, 9, 3)
  print *, noted(15), calls, binomial(20, 9)
  print *, kept(8), kept(8), lowered(nine), (is_sum(n), n = 1, 12)
  print '(3f16.10)', area(0d0, 1d0, 8), area(1d0, 3d0, 5), real(half(40, 0.5))
contains
  recursive integer function fibonacci(k) result(f)
    integer, intent(in) :: k
    if (k < 2) then
      f = k
    else
      f = fibonacci(k - 1) + fibonacci(k - 2)
    end if
  end function
  recursive integer function delannoy(m, n) result(d)
    integer, intent(in) :: m, n
    if (m == 0 .or. n == 0) then
      d = 1
      return
    end if
    d = delannoy(m - 1, n) + delannoy(m, n - 1) + delannoy(m - 1, n - 1)
  end function
  recursive integer function ackermann(m, n) result(a)
    integer, intent(in) :: m, n
    if (m == 0) then
      a = n + 1
    else if (n == 0) then
      a = ackermann(m - 1, 1)
    else
      a = ackermann(m - 1, ackermann(m, n - 1))
    end if
  end function
  recursive integer function tak(x, y, z) result(t)
    integer, intent(in) :: x, y, z
    t = z
    if (y < x) t = tak(tak(x - 1, y, z), tak(y - 1, z, x), tak(z - 1, x, y))
  end function
  recursive integer function kept(k) result(f)
    integer, intent(in) :: k
    integer, save :: before = 0
    before = before + k
    f = before
    if (k > 1) f = f + kept(k/2) - kept(k - 1)
  end function
  recursive integer function lowered(k) result(f)
    integer :: k
    integer :: one, two
    f = k
    if (k > 1) then
      one = k - 1
      two = k - 2
      k = k - 1
      f = lowered(one) + lowered(two) + k + one
    end if
  end function
  recursive logical function is_sum(n) result(is)
    integer, intent(in) :: n
    is = n == 0
    if (n > 0) is = is_sum(n - 3) .or. is_sum(n - 7)
  end function
  recursive real(8) function area(a, b, depth) result(s)
    real(8), intent(in) :: a, b
    integer, intent(in) :: depth
    real(8) :: m
    m = (a + b)/2
    if (depth == 0) then
      s = (b - a)*exp(-m*m)
    else
      s = area(a, m, depth - 1) + area(m, b, depth - 1)
    end if
  end function
  recursive real function half(k, x) result(h)
    integer, intent(in) :: k
    real, intent(in) :: x
    h = x
    if (k > 0) h = (half(k/2 - 1, x) + half(k/3, x*0.75))/2
  end function
end program recursive_twice
