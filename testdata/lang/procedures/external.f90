! subroutines and functions: adjustable arrays, sequence association, SAVE, recursion, statement functions, dummy procedures
program t
  implicit none
  integer :: i, n
  real(8) :: a(10,5), s, total
  real(8), external :: f
  integer fact
  n = 10
  do i = 1, n
    a(i,:) = i
  end do
  call scale(a, n, 5, 2.0d0)
  call total_of(a(1,2), 10, total)
  print *, total, f(3.0d0), fact(5)
  call total_of(a(:,3), 10, total)
  print *, total
  call total_of(a(3,:), 5, total)
  print *, total
  call bump(n)
  call bump((n))
  print *, n
  s = 0
  call inner(4)
  print *, s
  call apply(f, 2.0d0, s)
  print *, s
contains
  subroutine inner(k)
    integer, intent(in) :: k
    integer :: j
    do j = 1, k
      s = s + j*a(1,1)
    end do
  end subroutine
end program
subroutine scale(a, n, m, x)
  integer n, m
  real(8) a(n, m), x
  integer i, j
  do j = 1, m
    do i = 1, n
      a(i,j) = a(i,j)*x
    end do
  end do
end subroutine
subroutine total_of(b, n, t)
  integer, intent(in) :: n
  real(8), intent(in) :: b(*)
  real(8), intent(out) :: t
  real(8) w(n)
  integer i
  w = b(1:n)
  t = sum(w)
end subroutine
function f(x)
  real(8) f, x
  g(y) = y*2
  f = x**2 + g(3.0)
end function
recursive integer function fact(n) result(r)
  integer, intent(in) :: n
  if (n <= 1) then
    r = 1
    return
  end if
  r = n*fact(n-1)
end function
subroutine bump(i)
  integer i
  integer, save :: calls = 0
  calls = calls + 1
  i = i + calls
  print *, 'bump', calls
end subroutine
subroutine apply(g, x, y)
  real(8) g, x, y
  external g
  y = g(x) + 1
end subroutine
