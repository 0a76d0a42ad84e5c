! Scalar pointers to parts of what an array assignment sets: structures, characters, parts of complex numbers, what is allocated anew
program parts_that_are_set
  implicit none
  type point
    integer :: n = 0
    character(len=3) :: t = 'abc'
    integer, allocatable :: v(:)
  end type
  type small
    integer :: n = 0, m = 1
  end type
  type(point), target :: r(4)
  type(small), target :: q(4)
  type(point), pointer :: p
  type(small), pointer :: s
  character(len=4), target :: w(3)
  character(len=4), pointer :: one
  character(len=2), pointer :: two
  complex, target :: z(3)
  real, pointer :: x
  complex, pointer :: zz
  integer, allocatable, target :: a(:)
  integer, pointer :: k, kk(:)
  integer :: i
  do i = 1, 4
    r(i)%n = i
    q(i)%n = 10*i
    allocate (r(i)%v(i))
    r(i)%v = i
  end do
  s => q(2)
  q = small(s%n, s%m + 1)
  print *, q
  q%n = [1, 2, 3, 4]
  q(:)%n = q(:)%n + s%n
  print *, q
  q%n = [1, 2, 3, 4]
  q = s
  print *, q
  q%n = [1, 2, 3, 4]
  q(1:3) = [s, s, q(1)]
  print *, q
  p => r(2)
  r%n = r%n*p%n
  print *, r%n
  r = p
  print *, r%n, (size(r(i)%v), i = 1, 4)
  w = ['abcd', 'efgh', 'ijkl']
  one => w(2)
  w = one(3:4) // w(:)(1:2)
  print *, w
  two => w(3)(2:3)
  w(:)(3:4) = two
  print *, w
  w = one
  print *, w
  z = [(1, 2), (3, 4), (5, 6)]
  x => z(2)%re
  z = z*x
  print *, z
  zz => z(1)
  z%im = zz%im + z%im
  print *, z
  z%re = x
  print *, z
  allocate (a(3), source=[1, 2, 3])
  k => a(2)
  a = a*k
  print *, a
  a = [k, a, k]
  print *, a
  kk => a(2:4)
  a(1:3) = kk
  print *, a
  a = a + kk(1)
  print *, a
  a(kk(1) - 3) = 5
  print *, a
  a(1:2) = kk(1:2) + a(4)
  print *, a
contains
  elemental subroutine add(x, y)
    integer, intent(inout) :: x
    integer, intent(in) :: y
    x = x + y
  end subroutine
end program
