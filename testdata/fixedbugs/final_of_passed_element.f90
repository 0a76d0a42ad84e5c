! Arguments with INTENT(OUT) whose types have final procedures: elemental calls, sections, components, optional, allocatable, classes.
module m
  implicit none
  type t
    integer :: n = 0
  contains
    final :: ft
  end type
  type, extends(t) :: u
    type(t) :: part
    type(t), allocatable :: al
  contains
    final :: fu
  end type
  type box
    type(t) :: a(2)
    type(t), allocatable :: v(:)
    class(t), allocatable :: c
  end type
contains
  impure elemental subroutine ft(x)
    type(t), intent(inout) :: x
    print *, 'ft', x%n
  end subroutine
  subroutine fu(x)
    type(u), intent(inout) :: x
    print *, 'fu', x%n
  end subroutine
  elemental subroutine reset(x, i)
    type(t), intent(out) :: x
    integer, intent(in) :: i
    x%n = i
  end subroutine
  impure elemental subroutine wipe(x)
    class(t), intent(out) :: x
    x%n = x%n + 100
  end subroutine
  subroutine one(x)
    type(t), intent(out) :: x
    x%n = 50
  end subroutine
  subroutine list(x)
    type(t), intent(out) :: x(:)
    x%n = 60
  end subroutine
  subroutine maybe(x, y)
    type(t), intent(out), optional :: x
    type(t), intent(out), optional :: y(2)
    if (present(x)) x%n = 70
    if (present(y)) y%n = 80
  end subroutine
  subroutine fresh(x, y)
    type(t), allocatable, intent(out) :: x
    class(t), allocatable, intent(out) :: y(:)
    print *, allocated(x), allocated(y)
  end subroutine
end module
program main
  use m
  implicit none
  type(t) :: a(3), s, w(2, 2)
  type(t), allocatable :: v(:), al
  class(t), allocatable :: c, cv(:)
  type(box) :: b
  type(u) :: d
  integer :: i
  a%n = [1, 2, 3]
  print *, 'elemental'
  call reset(a, [10, 20, 30])
  print *, a%n
  call reset(a(1:3:2), 5)
  print *, a%n
  call reset(a(2), 6)
  print *, a%n
  call wipe(a(2:))
  print *, a%n
  print *, 'scalar'
  call one(a(1))
  call one(s)
  call list(a(::2))
  call list(w(:, 1))
  print *, a%n, s%n, w%n
  print *, 'optional'
  call maybe
  call maybe(s)
  call maybe(y=a(2:3))
  print *, s%n, a%n
  print *, 'components'
  allocate (b%v(2), b%c)
  b%a%n = 7; b%v%n = 8; b%c%n = 9
  call one(b%a(2))
  call list(b%a)
  call list(b%v)
  call one(b%v(1))
  call reset(b%v, [1, 2])
  call one(b%c)
  print *, b%a%n, b%v%n, b%c%n
  print *, 'allocatable'
  allocate (al, v(2), c, cv(2))
  al%n = 1; v%n = 2; c%n = 3; cv%n = 4
  call one(al)
  call list(v)
  call one(c)
  call fresh(al, cv)
  print *, 'extended'
  d%n = 11; d%part%n = 12
  allocate (d%al)
  d%al%n = 13
  call one(d%t)
  call wipe(d)
  print *, d%n, d%part%n, allocated(d%al)
end program
