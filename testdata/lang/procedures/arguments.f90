! what is passed: values, parentheses, elements, sections with strides, expressions, arrays of other rank, logicals, characters
program p
  implicit none
  integer :: i, m(2,3), n
  logical :: flag
  character(len=5) :: name
  real :: x(10), y
  x = [(real(i), i = 1, 10)]
  m = 0
  flag = .false.
  name = 'abc'
  call fill(m, 6)
  print *, m
  call fill(m(1,2), 2)
  print *, m
  call double(x(1:9:2), 5)
  print *, x
  call double(x(10:1:-3), 4)
  print *, x
  call double(x + 1, 10)
  print *, sum(x)
  call toggle(flag)
  print *, flag
  call show(name)
  call show('hello world')
  n = 1
  call swap(n, m(2,3))
  print *, n, m
  y = 2
  call half(y)
  call half((y))
  print *, y
  call noargs
  call noargs()
end program
subroutine fill(a, n)
  integer n, a(n), i
  do i = 1, n
    a(i) = a(i) + i
  end do
end subroutine
subroutine double(a, n)
  integer n
  real a(n)
  a = 2*a
end subroutine
subroutine toggle(l)
  logical l
  l = .not. l
end subroutine
subroutine show(c)
  character(len=4) c
  print *, c
end subroutine
subroutine swap(i, j)
  integer i, j, k
  k = i
  i = j
  j = k
end subroutine
subroutine half(x)
  real x
  x = x/2
end subroutine
subroutine noargs
  print *, 'no arguments'
end subroutine
