! Operators, functions and constructors of types with allocatable components, many times: values are right, and memory does not grow.
module m
  implicit none
  type vec
    real, allocatable :: x(:)
  contains
    procedure :: plus
    generic :: operator(+) => plus
  end type
  type, extends(vec) :: named
    character(:), allocatable :: name
    type(vec), allocatable :: parts(:)
  end type
contains
  function plus(a, b) result(c)
    class(vec), intent(in) :: a
    type(vec), intent(in) :: b
    type(vec) :: c
    c%x = a%x + b%x
  end function
  recursive function tree(n) result(t)
    integer, intent(in) :: n
    type(named) :: t, below
    allocate (t%x(n), source=real(n))
    t%name = repeat('n', n)
    allocate (t%parts(2))
    t%parts(1) = vec([1., 2.])
    if (n > 1) then
      below = tree(n - 1)
      t%parts(2) = below%vec
    end if
  end function
  function list(n) result(r)
    integer, intent(in) :: n
    type(vec) :: r(n)
    integer :: i
    do i = 1, n
      r(i)%x = [real :: i, i + 1]
    end do
  end function
  function make(n) result(p)
    integer, intent(in) :: n
    class(vec), allocatable :: p
    allocate (named :: p)
    p%x = [1., 2., 3.] * n
  end function
  subroutine locals(n, s)
    integer, intent(in) :: n
    real, intent(inout) :: s
    type(vec) :: a(n), b
    type(named), allocatable :: d(:), e
    class(vec), allocatable :: c(:)
    a = list(n)
    allocate (d(n), e, c(2))
    d(1)%x = [1., 2.]
    d(n)%parts = a
    d(n)%name = 'dn'
    e = tree(3)
    c(2)%x = [5.]
    b = a(1) + a(n)
    b%x = b%x + c(2)%x(1)
    s = s + b%x(1) + size(d(n)%parts) + e%parts(2)%x(2) + len(d(n)%name)
  end subroutine
end module
program p
  use m
  implicit none
  type(vec) :: a, b, l(3)
  type(named) :: t
  class(vec), allocatable :: k
  real :: s
  integer :: i
  s = 0
  a = vec([1., 2., 3.])
  do i = 1, 1000
    b = a + a
    b = b + vec([1., 1., 1.]) + a
    a%x = b%x / 4
    t = tree(4)
    l = list(3)
    k = make(2)
    s = s + t%parts(2)%x(1) + l(3)%x(2) + k%x(3)
    call locals(3, s)
    a = a
    l(1) = l(2) + l(3)
    associate (z => tree(2))
      s = s + z%x(1)
    end associate
  end do
  print *, a%x, s, b%x, t%name, l(1)%x
end program
