! SOURCE= called the assignment of the type for a scalar, constructors were refused for it, and a function of CLASS was called twice.
module parts
  implicit none
  type part
    integer :: k = 1
  end type
  type, extends(part) :: longer
    integer, allocatable :: v(:)
  end type
  type holder
    type(part), allocatable :: one, several(:)
    type(part) :: own
    integer :: k = 0
  end type
  type other
    class(part), allocatable :: c
  end type
  type ending
    integer :: k = 1
  contains
    final :: ends
  end type
  interface assignment(=)
    procedure set_part
  end interface
  integer :: calls = 0
contains
  impure elemental subroutine set_part(a, b)
    type(part), intent(inout) :: a
    type(part), intent(in) :: b
    a%k = b%k + 100
    print *, '  set'
  end subroutine
  function made(k) result(x)
    integer, intent(in) :: k
    class(part), allocatable :: x
    calls = calls + 1
    if (k > 5) then
      allocate (x, source=longer(k, [k, k+1]))
    else
      allocate (x, source=part(k))
    end if
  end function
  function made_ending(k) result(x)
    integer, intent(in) :: k
    class(ending), allocatable :: x
    calls = calls + 1
    allocate (x)
    x%k = k
  end function
  subroutine ends(x)
    type(ending), intent(inout) :: x
    print *, '  ends', x%k
  end subroutine
end module
program copied_without_assignment
  use parts
  implicit none
  type(part) :: a, w(2)
  type(part), allocatable :: b, c(:)
  class(part), allocatable :: d, e
  type(holder) :: h
  type(holder), allocatable :: i
  type(other) :: o
  class(ending), allocatable :: f, g
  a%k = 2
  w%k = [3, 4]
  allocate (b, source=a)
  allocate (c, source=w)
  print *, b%k, c%k
  h = holder(a, w, a, 5)
  print *, h%one%k, h%several%k, h%own%k, h%k
  allocate (i, source=h)
  deallocate (h%one)
  allocate (h%one, source=w(2))
  print *, i%one%k, i%several%k, i%own%k, h%one%k
  o = other(a)
  print *, o%c%k
  allocate (d, source=made(3))
  allocate (e, source=made(7))
  print *, d%k, e%k, calls
  select type (e)
  type is (longer)
    print *, e%v
  end select
  deallocate (d)
  allocate (d, mold=made(8))
  print *, d%k, calls
  print *, 'ending'
  allocate (f, source=made_ending(4))
  print *, f%k
  g = made_ending(5)
  print *, g%k, calls
  deallocate (f, g)
end program
