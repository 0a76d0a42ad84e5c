! abstract types, deferred and overridden procedures, SELECT TYPE, polymorphic pointers, allocatable variables and components
module shapes
  implicit none
  type, abstract :: shape
    character(10) :: name = 'none'
    real :: weight = 1.0
  contains
    procedure(area_of), deferred :: area
    procedure :: describe
    procedure, non_overridable :: heavy
  end type
  abstract interface
    function area_of(self) result(a)
      import :: shape
      class(shape), intent(in) :: self
      real :: a
    end function
  end interface
  type, extends(shape) :: circle
    real :: r = 2
  contains
    procedure :: area => circle_area
  end type
  type, extends(shape) :: rect
    real :: a, b
  contains
    procedure :: area => rect_area
    procedure :: describe => rect_describe
  end type
  type, extends(rect) :: square
    integer, allocatable :: extra(:)
  end type
contains
  function circle_area(self) result(a)
    class(circle), intent(in) :: self
    real :: a
    a = 3.0*self%r**2
  end function
  function rect_area(self) result(a)
    class(rect), intent(in) :: self
    real :: a
    a = self%a*self%b
  end function
  subroutine describe(self, n)
    class(shape), intent(in) :: self
    integer, intent(in) :: n
    print *, n, 'shape ', self%name, self%area()
  end subroutine
  subroutine rect_describe(self, n)
    class(rect), intent(in) :: self
    integer, intent(in) :: n
    print *, n, 'rect ', self%name, self%a, self%b, self%area()
  end subroutine
  logical function heavy(self)
    class(shape), intent(in) :: self
    heavy = self%weight > 5
  end function
  subroutine which(s)
    class(shape), intent(in) :: s
    select type (s)
    type is (circle)
      print *, 'circle of', s%r
    class is (rect)
      print *, 'some rect', s%a
      select type (q => s)
      type is (square)
        print *, 'a square', size(q%extra), q%extra
      class default
        print *, 'no square'
      end select
    class default
      print *, 'unknown'
    end select
  end subroutine
  subroutine grow(s, f)
    class(shape), intent(inout) :: s
    real, intent(in) :: f
    s%weight = s%weight*f
    select type (s)
    type is (circle)
      s%r = s%r*f
    type is (square)
      s%a = s%a*f; s%b = s%b*f
    end select
  end subroutine
end module
program p
  use shapes
  implicit none
  type(circle), target :: c
  type(rect), target :: r
  type(square), target :: s
  class(shape), pointer :: x
  class(shape), allocatable :: y, z
  type box
    class(shape), allocatable :: item
  end type
  type(box) :: b1, b2, b3, other
  c%name = 'c'
  r = rect('r', 6.0, 2.0, 3.0)
  s = square(rect=r, extra=[1,2,3])
  s%name = 's'
  call which(c); call which(r); call which(s)
  print *, c%area(), r%area(), s%area(), c%heavy(), r%heavy()
  call c%describe(1); call r%describe(2); call s%describe(3)
  x => c
  call x%describe(4); call which(x)
  x => s
  call x%describe(5); call which(x); print *, x%area()
  call grow(x, 2.0); call grow(c, 3.0)
  call which(c); call which(s); call which(s%rect)
  allocate (circle :: y)
  call y%describe(6); call which(y)
  deallocate (y)
  allocate (y, source=s)
  call y%describe(7); call which(y)
  z = y
  call grow(z, 10.0)
  call which(z); call which(y)
  z = circle(r=7.0)
  call which(z); call z%describe(8)
  allocate (b1%item, source=c)
  allocate (rect :: b2%item)
  b3%item = s
  select type (q => b2%item)
  type is (rect)
    q = rect('q', 1.0, 2.0, 8.0)
  end select
  allocate (other%item, source=b3%item)
  call grow(b3%item, 0.5)
  call which(other%item); call other%item%describe(11)
  call b1%item%describe(12); call b2%item%describe(13); call b3%item%describe(14)
  print *, b1%item%area(), b2%item%area(), b3%item%area()
  print *, same_type_as(y, s), same_type_as(x, c), extends_type_of(s, r), extends_type_of(c, r)
  call move_alloc(y, z)
  print *, allocated(y), allocated(z); call which(z)
end program
