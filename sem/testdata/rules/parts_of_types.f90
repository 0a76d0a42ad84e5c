! Values, components and procedures of derived types.
module parts
  implicit none
  type, abstract :: shape
    integer :: id
  contains
    procedure :: area => area_of
    procedure, private :: hide => show
    procedure :: show
  end type
  type, extends(shape) :: circle
    real :: r
  contains
    procedure :: area => area_of_circle
  end type
  type :: dot
    integer, pointer :: at
  end type
  type :: box
    integer :: n
    integer :: secret
    integer, allocatable :: v(:)
  end type
contains
  real function area_of(this)
    class(shape), intent(in) :: this
    area_of = this%id
  end function
  subroutine show(this)
    class(shape), intent(in) :: this
    print *, this%id
  end subroutine
  real function area_of_circle(this)
    class(circle), intent(in) :: this
    area_of_circle = this%r
  end function
end module
program parts_of_types
  use parts
  implicit none
  type(box) :: b, bs(3)
  type(dot) :: d
  class(shape), allocatable :: o
  class(*), allocatable :: u
  integer :: i
  b = box() ! ERROR "the component 'n' of 'box' has no value"
  d = dot() ! ERROR "the component 'at' of 'dot' has no value"
  b = box(1, 2, [3], 4) ! ERROR "the type 'box' has 3 components"
  b = box(n=1, n=2) ! ERROR "the component 'n' is given twice"
  b = box(q=1) ! ERROR "the type 'box' has no component 'q'"
  b = box('a', 2, null()) ! ERROR "character\(1\) cannot be assigned to integer\(4\)"
  b%m = 1 ! ERROR "the type 'box' has no component 'm'"
  b%n%k = 3 ! ERROR "'b%n' is integer\(4\) and has no components"
  b%n(2) = 3 ! ERROR "the component 'n' is a scalar"
  bs%v(1) = 3 ! ERROR "both 'bs' and its component 'v' are arrays"
  i%n = 2 ! ERROR "'i' is integer\(4\) and has no components"
  b = 3 ! ERROR "integer\(4\) cannot be assigned to type\(box\)"
  i = b ! ERROR "type\(box\) cannot be assigned to integer\(4\)"
  i = b + b ! ERROR "the operands of '\+' are type\(box\) and type\(box\)"
  if (b == b) i = 1 ! ERROR "the operands of '==' are type\(box\) and type\(box\)"
  allocate (b%n) ! ERROR "the component 'n' is not allocatable"
  allocate (b%v(2,2)) ! ERROR "'v' has 1 dimension, ALLOCATE gives 2 bounds"
  allocate (b%v(:)) ! ERROR "the upper bound is missing"
  allocate (bs%v(2)) ! ERROR "'bs' is an array"
  allocate (u) ! ERROR "'u' has CLASS\(\*\): ALLOCATE must give a type"
end program
! ---
! Values, components and procedures of derived types.
module parts
  implicit none
  type, abstract :: shape
    integer :: id
  contains
    procedure :: area => area_of
    procedure, private :: hide => show
    procedure :: show
  end type
  type, extends(shape) :: circle
    real :: r
  contains
    procedure :: area => area_of_circle
  end type
  type :: box
    integer :: n
    integer :: secret
    integer, allocatable :: v(:)
  end type
contains
  real function area_of(this)
    class(shape), intent(in) :: this
    area_of = this%id
  end function
  subroutine show(this)
    class(shape), intent(in) :: this
    print *, this%id
  end subroutine
  real function area_of_circle(this)
    class(circle), intent(in) :: this
    area_of_circle = this%r
  end function
end module
program parts_of_types
  use parts
  implicit none
  type(box) :: b, bs(3)
  class(shape), allocatable :: o
  class(*), allocatable :: u
  integer :: i
  allocate (shape :: o) ! ERROR "'o' of CLASS\(shape\) cannot have the type 'shape'"
  allocate (box :: o) ! ERROR "'o' of CLASS\(shape\) cannot have the type 'box'"
  allocate (o(3)) ! ERROR "'o' of CLASS\(shape\) cannot have the type 'shape'"
  deallocate (b%n) ! ERROR "the component 'n' is not allocatable"
  call o%nothing ! ERROR "the type 'shape' has no component 'nothing'"
  call o%area() ! ERROR "'area' is a function"
  i = o%show() ! ERROR "'show' is a subroutine"
  print *, u ! ERROR "a value of CLASS\(\*\) cannot be read or written"
  o = b ! ERROR "type\(box\) cannot be assigned to CLASS\(shape\)"
  call o%hide() ! ERROR "'hide' of 'shape' is private"
  o = shape(1) ! ERROR "the type 'shape' is abstract and has no values"
  allocate (o, source=b) ! ERROR "'o' of CLASS\(shape\) cannot have the type 'box'"
end program
