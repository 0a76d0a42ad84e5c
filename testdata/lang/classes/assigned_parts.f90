! Intrinsic assignment of types whose components have an assignment of their own: arrays, allocatable variables and components, values
! of functions and constructors, with and without what the components were before
module own_parts
  implicit none
  type counter
    integer :: i = 1
  contains
    procedure :: add
    generic :: assignment(=) => add
  end type
  type plain
    integer :: i = 7
  contains
    procedure :: double
    generic :: assignment(=) => double
  end type
  type holder
    type(counter) :: c
    type(plain) :: p(2)
    integer, allocatable :: list(:)
    character(4) :: name = 'none'
  end type
  type cell
    type(plain) :: p
    type(counter) :: c
    integer :: k = 0
  end type
  type, extends(cell) :: deep
    type(cell) :: inner
    integer, pointer :: to => null()
  end type
contains
  elemental subroutine add(l, r)
    class(counter), intent(inout) :: l
    class(counter), intent(in) :: r
    l%i = l%i + r%i
  end subroutine
  impure elemental subroutine double(l, r)
    class(plain), intent(out) :: l
    class(plain), intent(in) :: r
    l%i = 2 * r%i
  end subroutine
  function make(n) result(h)
    integer, intent(in) :: n
    type(holder) :: h
    h%c%i = n
    h%p%i = n + 1
    h%name = 'made'
    allocate (h%list(n), source=n)
  end function
  subroutine show(what, h)
    character(*), intent(in) :: what
    type(holder), intent(in) :: h
    print *, what, h%c%i, h%p%i, h%name
    if (allocated(h%list)) print *, 'list', h%list
  end subroutine
end module
program assigned_parts
  use own_parts
  implicit none
  type(holder) :: x, y
  type(holder), allocatable :: a
  type(cell) :: many(3), one
  type(cell), allocatable :: b(:)
  type(deep) :: d, e
  integer, target :: t = 5
  integer :: k
  y%c%i = 10
  y%list = [4, 5]
  x = y
  call show('x', x)
  x = y
  call show('x again', x)
  x = make(3)
  call show('made', x)
  allocate (a)
  a = y
  call show('a', a)
  a = x
  call show('a again', a)
  one%k = 3
  one%c%i = 10
  many = one
  print *, 'many', many%p%i, many%c%i, many%k
  many(2)%k = 4
  print *, 'many', many%p%i, many%c%i, many%k
  allocate (b(3))
  b = many
  print *, 'b', b%p%i, b%c%i, b%k
  b = many(3:1:-1)
  print *, 'b', b%p%i, b%c%i, b%k
  d%inner%c%i = 20
  d%k = 8
  d%to => t
  e = d
  print *, e%p%i, e%c%i, e%k, e%inner%p%i, e%inner%c%i, e%inner%k, associated(e%to, t)
end program
