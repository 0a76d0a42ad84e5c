! Bound procedures that take the object in another place, with keywords; constructors of extended types.
module m
  implicit none
  type t
    integer :: n = 3
  contains
    procedure, pass(g) :: mix
    procedure, pass(g) :: fun
    generic :: operator(+) => fun
    generic :: gen => mix
  end type
  type, extends(t) :: u
    integer :: k = 4
  end type
contains
  subroutine mix(f, g, k, l)
    integer, intent(in) :: f
    class(t), intent(in) :: g
    integer, intent(in), optional :: k, l
    print *, f, g%n, present(k), present(l)
  end subroutine
  integer function fun(f, g)
    integer, intent(in) :: f
    class(t), intent(in) :: g
    fun = f + g%n
  end function
end module
program p
  use m
  implicit none
  type(t) :: x
  type(u) :: y
  class(t), allocatable :: z
  allocate (u :: z)
  call x%mix(1)
  call x%mix(f=1)
  call x%mix(k=3, f=1)
  call x%mix(1, l=2)
  call x%mix(1, 2, l=2)
  call x%mix(l=2, f=3, k=1)
  call z%mix(k=3, f=1)
  call x%gen(k=3, f=1)
  print *, x%fun(f=2), x%fun(2), 3 + x, z%fun(f=1)
  y = u(k=5)
  y = u(2, 3)
  y = u(t(2), 3)
  y = u(t=t(2), k=3)
  y = u(n=2, k=3)
  y = u(2, k=3)
  y = u(t(1), k=3)
  print *, y%n, y%k
end program
