! Sections that go from array to array without a copy between: strides, both directions, an array that overlaps itself.
program in_place
  implicit none
  integer, save :: x(8)[*], m(4,4)[*]
  integer :: y(8), z(4,4), me, np, next, n, st
  integer, allocatable :: a(:), b(:)
  real :: r(8)
  me = this_image(); np = num_images(); next = 1 + mod(me, np)
  x = [(10*me + n, n=1,8)]
  m = reshape([(100*me + n, n=1,16)], [4,4])
  sync all
  y(1:8:2) = x(1:4)[next]
  y(2:8:2) = x(8:5:-1)[next]
  if (any(y /= 10*next + [1,8,2,7,3,6,4,5])) error stop 1
  z(:, 2) = m(3, :)[next]
  z(4:1:-1, 1) = m(:, 2)[next]
  if (any(z(:,2) /= 100*next + [3,7,11,15]) .or. any(z(:,1) /= 100*next + [8,7,6,5])) error stop 2
  a = x(2:5)[next]
  if (size(a) /= 4 .or. any(a /= 10*next + [2,3,4,5])) error stop 3
  n = 6
  allocate(b(0:7)); b = 0
  b(1:n) = x(1:n)[next]
  if (any(b(1:6) /= x(1:6) - 10*me + 10*next) .or. b(0) /= 0 .or. b(7) /= 0) error stop 4
  r = x(:)[next]
  if (any(r /= y([1,3,5,7,8,6,4,2]))) error stop 5
  y(:) = x(:)[next, stat=st]
  if (st /= 0 .or. any(y /= [(10*next + n, n=1,8)])) error stop 6
  sync all
  x(2:5) = x(1:4)[me]
  if (any(x(1:5) /= 10*me + [1,1,2,3,4])) error stop 7
  x(3:8)[me] = x(1:6)
  if (any(x(3:8) /= 10*me + [1,1,2,3,4,6])) error stop 9
  sync all
  call put(y(2:4), [1,2,3])
  if (any(x(1:3) /= [1,2,3])) error stop 10
  sync all
  y = x(8:1:-1)
  x(8:1:-1)[me] = x(:)
  if (any(x /= y)) error stop 12
  y = x(8:1:-1)
  x = x(8:1:-1)[me]
  if (any(x /= y)) error stop 13
  sync all
  if (me == 1) print '(a)', 'ok'
contains
  subroutine put(u, v)
    integer, intent(in) :: u(:), v(:)
    sync all
    x(1:3)[next] = v
    x(4:6)[next] = u
    sync all
    if (any(x(4:6) /= u - 10*next + 10*me)) error stop 11
  end subroutine
end program
