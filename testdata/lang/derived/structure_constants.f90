! named constants and initial values of derived type, with array components, nested, in arrays and in modules; pointers to later types
module units
  implicit none
  type vec
    real(8) :: x = 9, y = 8
  end type
  type body
    type(vec) :: at = vec(1d0, 2d0)
    integer :: n(3) = [1, 2, 3]
    character(4) :: name = 'none'
    type(link), pointer :: next => null()
  end type
  type link
    type(body), pointer :: to => null()
    integer :: k = 5
  end type
  type(vec), parameter :: origin = vec(0d0, 0d0), unit = vec(y=1d0, x=1d0)
  type(body), parameter :: sun = body(vec(3d0, 4d0), [7, 8, 9], 'sun', null())
  type(vec) :: saved = vec(0.5d0, 0.25d0)
contains
  subroutine move(v)
    type(vec), intent(inout) :: v
    type(vec), save :: last = origin
    last%x = last%x + 1
    v%x = v%x + last%x
  end subroutine
end module

program structure_constants
  use units
  implicit none
  type(vec) :: a, list(3) = [vec(1d0, 2d0), unit, origin], same(2) = unit
  type(body) :: b = sun, c
  type(link), target :: l
  real(8), parameter :: three = sun%at%x
  integer :: k
  a = origin
  call move(a)
  call move(a)
  print *, a, saved, three
  print *, list, same
  print *, b%at, b%n, b%name, associated(b%next)
  print *, c%at, c%n, c%name
  b = sun
  b%next => l
  print *, b%next%k, sun%n(2), sun%name
  do k = 1, 3
    list(k) = sun%at
  end do
  print *, list
end program
