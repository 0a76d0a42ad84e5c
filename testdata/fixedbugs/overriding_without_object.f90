! A binding with NOPASS that an extended type overrides is called by the dynamic type of its object, which is no argument of it.
module shapes_m
  implicit none
  type, abstract :: shape_t
  contains
    procedure(area_i), nopass, deferred :: area
    procedure, nopass :: name => shape_name
    procedure, nopass :: setup => shape_setup
    procedure :: show
  end type
  abstract interface
    pure function area_i(x, scale) result(a)
      real, intent(in) :: x(:)
      real, intent(in), optional :: scale
      real :: a(size(x))
    end function
  end interface
  type, extends(shape_t) :: square_t
    integer :: pad = 3
  contains
    procedure, nopass :: area => square_area
    procedure, nopass :: name => square_name
  end type
  type, extends(square_t) :: circle_t
  contains
    procedure, nopass :: area => circle_area
    procedure, nopass :: setup => circle_setup
  end type
contains
  function shape_name(k) result(s)
    integer, intent(in), optional :: k
    character(:), allocatable :: s
    s = 'shape'
    if (present(k)) s = s // achar(iachar('0') + k)
  end function
  function square_name(k) result(s)
    integer, intent(in), optional :: k
    character(:), allocatable :: s
    s = 'square'
    if (present(k)) s = s // '*' // achar(iachar('0') + k)
  end function
  subroutine shape_setup(n, text)
    integer, intent(inout) :: n
    character(*), intent(out) :: text
    n = n + 1; text = 'one'
  end subroutine
  subroutine circle_setup(n, text)
    integer, intent(inout) :: n
    character(*), intent(out) :: text
    n = n*2; text = 'double'
  end subroutine
  pure function square_area(x, scale) result(a)
    real, intent(in) :: x(:)
    real, intent(in), optional :: scale
    real :: a(size(x))
    a = x*x
    if (present(scale)) a = a*scale
  end function
  pure function circle_area(x, scale) result(a)
    real, intent(in) :: x(:)
    real, intent(in), optional :: scale
    real :: a(size(x))
    a = 3*x*x
    if (present(scale)) a = a*scale
  end function
  subroutine show(self)
    class(shape_t), intent(in) :: self
    character(8) :: t
    integer :: n
    n = 5
    call self%setup(text=t, n=n)
    print *, self%name(), ' ', self%name(4), ' ', n, t
    print *, self%area([1.0, 2.0, 3.0]), self%area(scale=0.5, x=[4.0])
  end subroutine
end module
program main
  use shapes_m
  implicit none
  class(shape_t), allocatable :: s
  type(square_t) :: q
  type(circle_t) :: c
  class(square_t), pointer :: p
  type(circle_t), target :: t
  integer :: n
  character(3) :: text
  s = square_t(); call s%show()
  s = circle_t(); call s%show()
  print *, q%area([2.0]), c%area([2.0])
  p => t
  n = 7
  call p%setup(n, text)
  print *, n, text, p%area([1.0, 1.0], 2.0)
end program
