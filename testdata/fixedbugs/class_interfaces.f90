! Interfaces with CLASS that PROCEDURE names, and no external procedure has, were refused.
module shapes
  implicit none
  type shape
    integer :: sides = 3
    procedure(lengths), pointer :: edges => null()
    procedure(larger), pointer, nopass :: next => null()
  contains
    procedure :: total
  end type
  type, extends(shape) :: named
    character(6) :: name = 'square'
  end type
  interface
    subroutine lengths(me, x)
      import shape
      class(shape), intent(in) :: me
      real, intent(out) :: x(me%sides)
    end subroutine
    subroutine larger(me, y)
      import shape
      class(shape), intent(in) :: me
      class(shape), allocatable, intent(out) :: y
    end subroutine
  end interface
contains
  real function total(me)
    class(shape), intent(in) :: me
    real :: x(me%sides)
    call me%edges(x)
    total = sum(x)
  end function
  subroutine show(what, me)
    procedure(lengths) :: what
    class(shape), intent(in) :: me
    real :: x(me%sides)
    call what(me, x)
    print *, x
  end subroutine
  subroutine unit_edges(me, x)
    class(shape), intent(in) :: me
    real, intent(out) :: x(me%sides)
    x = 1
  end subroutine
  subroutine rising(me, x)
    class(shape), intent(in) :: me
    real, intent(out) :: x(me%sides)
    integer :: i
    x = [(i, i = 1, me%sides)]
    select type (me)
    type is (named)
      x(1) = len_trim(me%name)
    end select
  end subroutine
  subroutine one_more(me, y)
    class(shape), intent(in) :: me
    class(shape), allocatable, intent(out) :: y
    allocate (y, source = me)
    y%sides = me%sides + 1
  end subroutine
end module
program class_interfaces
  use shapes
  implicit none
  class(shape), allocatable :: a, b
  allocate (a)
  a%edges => unit_edges
  a%next => one_more
  print *, a%total()
  call a%next(a, b)
  print *, b%sides, b%total()
  deallocate (a)
  allocate (named :: a)
  a%edges => rising
  a%next => one_more
  a%sides = 4
  print *, a%total()
  call show(unit_edges, a)
  call show(rising, a)
  call a%next(a, b)
  print *, b%total()
end program
