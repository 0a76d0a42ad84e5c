! Array statements: sections with strides and bounds that differ, overlaps, constructors.
program arrays
  implicit none
  integer :: a(10), b(0:9), c(5), i, k
  real :: x(4,3), y(3,4), v(-2:2), w(5)
  double precision :: d(6)
  integer, parameter :: tab(4) = [10, 20, 30, 40]
  integer :: start(3) = [(2*i, i = 1, 3)]
!hpf$ distribute a(block)
!hpf$ distribute x(*,block)
  a = [(i*i, i = 1, 10)]
  b = a
  print *, a, b
  a(2:10) = a(1:9)
  print *, a
  a(1:9) = a(2:10)
  print *, a
  a(10:1:-1) = a
  print *, a
  c = a(1:9:2)
  a(1:10:2) = c + 1
  a(2:10:2) = a(1:9:2)*2
  print *, a, c
  a(1:5) = b(9:1:-2)
  print *, a
  b(1:7:3) = [b(7), b(4), b(1)]
  print *, b
  do k = 1, 3
    x(:,k) = k
    y(k,:) = x(:,k)*2 + 0.5
  end do
  x(2:3,1) = x(1:2,1) + y(1,1:2)
  print *, x, y
  v = 1
  v(-1:1) = v(-2:0) + v(0:2)
  w = v
  w(2:) = w(:4)
  print *, v, w
  d = 1.5
  d(1:3) = d(4:6)/3
  d = d - sum(d)/size(d)
  print *, d
  print *, tab(2), tab, tab(start(1)), start
  print *, a(2:4)*2, -v, (a(i), i = 1, 10, 3), ((x(i,k), i = 1, 2), k = 1, 3)
  print *, (k, a(k), k = 1, 3), (x(k,k), k = 1, 3), ((i*k, i = 3, 1, -1), tab(k), k = 1, 2)
  i = 3
  print *, tab(i), lbound(v, 1), ubound(b, 1), size(x), size(x, 2), size(a(2:9:3))
  a(:) = a(3)
  print *, a
end program
