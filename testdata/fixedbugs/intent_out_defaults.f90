! INTENT(OUT) of types with default initial values, arrays and allocatable components
module types
  type inner
    integer :: a = 1
    integer :: b = 2
    real :: c(3) = 5.0
  end type
  type outer
    integer :: none
    type(inner) :: x
    type(inner) :: y(2)
  end type
  type holder
    integer :: n = 7
    integer, allocatable :: list(:)
    type(inner), allocatable :: sub
  end type
  type, extends(inner) :: child
    integer :: d = 4
  end type
  type linked
    integer :: v = 3
    integer, pointer :: p => null()
  end type
contains
  subroutine explicit(x, n)
    integer, intent(in) :: n
    type(inner), intent(out) :: x(n)
    x(1)%a = 10
  end subroutine
  subroutine constant(x)
    type(inner), intent(out) :: x(2, 2)
    x(1, 2)%b = 20
  end subroutine
  subroutine assumed(x)
    type(inner), intent(out) :: x(:)
    x(2)%a = 30
  end subroutine
  subroutine nested(x)
    type(outer), intent(out) :: x(:)
    x(1)%x%a = 40
  end subroutine
  subroutine holders(x)
    type(holder), intent(out) :: x(:)
    print *, allocated(x(1)%list), allocated(x(2)%sub), x%n
  end subroutine
  subroutine one(x)
    type(holder), intent(out) :: x
    print *, allocated(x%list), allocated(x%sub), x%n
  end subroutine
  subroutine maybe(x)
    type(inner), intent(out), optional :: x(:)
    if (present(x)) x(1)%a = 50
  end subroutine
  subroutine maybeone(x)
    type(inner), intent(out), optional :: x
    if (present(x)) x%a = 50
  end subroutine
  subroutine poly(x)
    class(inner), intent(out) :: x
    x%b = 60
  end subroutine
  subroutine alloc(x)
    type(inner), intent(out), allocatable :: x(:)
    print *, allocated(x)
    allocate (x(2))
  end subroutine
  subroutine pointers(x)
    type(linked), intent(out) :: x(:)
    print *, associated(x(1)%p), associated(x(2)%p), x%v
  end subroutine
  subroutine lower(x)
    type(inner), intent(out) :: x(0:)
    x(0)%b = 70
  end subroutine
  function made(x) result(k)
    type(inner), intent(out) :: x(3)
    integer :: k
    k = sum(x%a)
  end function
  subroutine byentry(k)
    integer :: k
    type(inner), intent(out) :: x(2)
    k = -1
    return
    entry other(x)
    x(2)%a = 80
  end subroutine
end module
program p
  use types
  type(inner) :: x(4), z(2, 2), one1
  type(outer) :: o(2)
  type(holder) :: h(2)
  type(child) :: c
  type(linked) :: l(2)
  type(inner), allocatable :: al(:)
  integer, target :: t
  integer :: k
  call fill
  call explicit(x, 4)
  print *, x%a, x%b, x(1)%c, x(4)%c
  call fill
  call explicit(x, 2)
  print *, x%a, x%b
  call fill
  call constant(z)
  print *, z%a, z%b
  call fill
  call assumed(x(1:4:2))
  print *, x%a, x%b
  call fill
  call assumed(x(4:1:-1))
  print *, x%a, x%b
  call lower(x(2:3))
  print *, x%a, x%b
  do k = 1, 2
    o(k)%x = inner(9, 9, 9.0)
    o(k)%y = inner(8, 8, 8.0)
  end do
  o%none = 6
  call nested(o)
  print *, o%x%a, o%x%b, o(1)%y%a, o(2)%y%b
  do k = 1, 2
    allocate (h(k)%list(3), h(k)%sub)
    h(k)%n = 0
  end do
  call holders(h)
  allocate (h(1)%list(2), h(1)%sub)
  h(1)%n = 0
  call one(h(1))
  call fill
  call maybe
  call maybe(x(2:3))
  print *, x%a, x%b
  one1 = inner(9, 9, 9.0)
  call maybeone
  call maybeone(one1)
  print *, one1%a, one1%b, one1%c
  c = child(9, 9, 9.0, 9)
  call poly(c)
  print *, c%a, c%b, c%c, c%d
  allocate (al(3))
  call alloc(al)
  print *, size(al), al%a
  do k = 1, 2
    l(k)%p => t
    l(k)%v = 0
  end do
  call pointers(l)
  call fill
  print *, made(x(2:)), x%a
  call fill
  call other(x(1:2))
  print *, x%a, x%b
contains
  subroutine fill
    integer :: i, j
    do i = 1, 4
      x(i) = inner(100 + i, 200 + i, 0.0)
    end do
    do j = 1, 2
      do i = 1, 2
        z(i, j) = inner(i, j, 0.0)
      end do
    end do
  end subroutine
end program
