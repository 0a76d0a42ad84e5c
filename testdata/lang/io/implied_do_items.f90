! Implied DOs in WRITE and READ: bounds and items that must be computed first, nested ones, strides, elements of types, functions.
module m
  implicit none
  type t
    integer :: i
    real :: r(2)
    character(:), allocatable :: s
  end type
  type u
    integer :: a
    integer :: b(2)
  end type
  integer :: calls = 0
contains
  integer function f(i)
    integer, intent(in) :: i
    calls = calls + 1
    f = i + 1
  end function
  pure integer function g(i)
    integer, intent(in) :: i
    g = 2 * i
  end function
  function list(n) result(r)
    integer, intent(in) :: n
    integer :: r(n), i
    r = [(i * i, i = 1, n)]
  end function
  function text(n) result(r)
    integer, intent(in) :: n
    character(:), allocatable :: r
    r = repeat(achar(96 + n), n)
  end function
end module
program main
  use m
  implicit none
  integer :: i, j, k, a(4, 3), b(6) = 0, n = 3
  type(t) :: x(3)
  type(u) :: y(2), z(2, 2)
  character(10) :: w
  character(3) :: c(3) = ['abc', 'def', 'ghi']
  real, allocatable :: v(:)
  a = reshape([(i, i = 1, 12)], [4, 3])
  do i = 1, 3
    x(i) = t(i, [i + .5, i + .25], text(i))
  end do
  y = [u(1, [2, 3]), u(4, [5, 6])]
  z = reshape([(u(i, [i, -i]), i = 1, 4)], [2, 2])
  print *, (i, i = 1, size(list(3)))
  print *, (a(i, 1) * 2, i = 1, sum(list(2)) - 1)
  print *, (list(i), i = 1, f(1))
  print *, (text(i), len(text(i)), i = f(0), f(2))
  print *, ((a(i, j), i = j, 4), j = 1, 3, 2)
  print *, ((a(j, i), i = 1, 2), -1, j = 4, 1, -1)
  print *, (a(i, :), sum(a(i, :)), i = 1, 4, f(1))
  print *, (x(i)%i, x(i)%r, x(i)%s, len(x(i)%s), i = 3, 1, -1)
  print *, (y(i), i = 1, 2), (z(:, i), i = 2, 1, -1)
  print *, (z(i, 1)%b, z(i, 2)%b(2), i = 1, 2)
  print *, (c(i)(i:), c(i)(:i), i = 1, len_trim(c(1)))
  print *, i, j
  i = 2
  print *, (a(i, 1) + 1, i = i, i + 1), (text(i), i = 1, len(text(2)))
  j = 3
  print *, ((a(j + 1, i) - 1, j = j, j - 1, -1), i = 1, 2), j
  print *, f(7), (a(i, 1) * 2, i = 1, 2), f(8), (text(i), i = 2, 3), ((f(j), j = 1, i), i = 1, 2), calls
  print *, (f(i), g(i), i = 1, 3), calls
  print *, ([i, i * i], i = 1, 2), ([(j, j = 1, i)], i = 1, 3)
  print *, (b(i), i = 1, 0)
  print '(3(i3, a, /))', (a(i, i), text(i), i = 1, 3)
  read (*, *) n, (b(i), i = 1, n), (a(i, f(0)), a(i, 2), i = 1, 2)
  print *, n, b(:3), a(1:2, 1:2)
  read (*, *) (y(i)%a, y(i)%b, i = 1, 2), (x(i)%r(2:1:-1), i = 1, size(list(2)))
  print *, y, x(1)%r, x(2)%r
  read (*, *) (b(n + 1 - i), i = 1, 2), (c(i)(2:3), i = 1, 2)
  print *, b, c
  write (w, '(5i2)') (b(i), i = 1, min(3, size(b)))
  print *, w
  allocate (v(maxval([(g(i), i = 1, 3)])))
  v = [(real(i), i = 1, size(v))]
  print '(6f5.1)', (v(i), v(size(v) + 1 - i), i = 1, size(v) / 2)
  print *, ((i, j, (k, k = 1, j), j = 1, i), i = 1, 2)
  print *, (merge('yes', 'no ', i > 1), i = 1, 2), (trim(c(i)) // '|', i = 1, 3)
end program
