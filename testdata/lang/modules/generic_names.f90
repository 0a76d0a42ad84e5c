! Generic names: with the name of a specific procedure, in two INTERFACE blocks, bound to types and added to, with optional arguments, by the attribute or the kind
module generics
  implicit none
  interface area
    module procedure area, area_of_list
  end interface area
  interface area
    module procedure area_of_text
  end interface area
  interface swap
    procedure :: swap_integers, swap_reals
  end interface swap
  type base
    integer :: n = 1
  contains
    procedure :: add_integer
    procedure, nopass :: add_nothing
    generic :: add => add_integer
    generic :: add => add_nothing
    generic :: operator(+) => plus
    procedure, private :: plus
    procedure, private, pass(right) :: minus_left
    generic :: operator(-) => minus_left
    generic :: assignment(=) => from_integer
    procedure :: from_integer
  end type base
  type, extends(base) :: more
    real :: x = 2
  contains
    procedure :: add_real
    generic :: add => add_real
    procedure :: add_integer => add_twice
  end type more
  interface choose
    module procedure choose_allocatable, choose_pointer
  end interface choose
contains
  real function area(r)
    real, intent(in) :: r
    area = r*r
  end function area
  real function area_of_list(r, k)
    real, intent(in) :: r(:)
    integer, intent(in), optional :: k
    area_of_list = sum(r)
    if (present(k)) area_of_list = area_of_list*k
  end function area_of_list
  integer function area_of_text(t)
    character(len=*), intent(in) :: t
    area_of_text = len(t)
  end function area_of_text
  elemental subroutine swap_integers(a, b)
    integer, intent(inout) :: a, b
    integer :: t
    t = a
    a = b
    b = t
  end subroutine swap_integers
  elemental subroutine swap_reals(a, b)
    real, intent(inout) :: a, b
    real :: t
    t = a
    a = b
    b = t
  end subroutine swap_reals
  subroutine add_integer(this, k)
    class(base), intent(inout) :: this
    integer, intent(in) :: k
    this%n = this%n + k
  end subroutine add_integer
  subroutine add_twice(this, k)
    class(more), intent(inout) :: this
    integer, intent(in) :: k
    this%n = this%n + 2*k
  end subroutine add_twice
  subroutine add_nothing()
    print *, 'nothing'
  end subroutine add_nothing
  subroutine add_real(this, x)
    class(more), intent(inout) :: this
    real, intent(in) :: x
    this%x = this%x + x
  end subroutine add_real
  type(base) function plus(left, right)
    class(base), intent(in) :: left
    integer, intent(in) :: right
    plus%n = left%n + right
  end function plus
  integer function minus_left(left, right)
    integer, intent(in) :: left
    class(base), intent(in) :: right
    minus_left = left - right%n
  end function minus_left
  subroutine from_integer(this, k)
    class(base), intent(inout) :: this
    integer, intent(in) :: k
    this%n = -k
  end subroutine from_integer
  subroutine choose_allocatable(a)
    integer, allocatable, intent(in) :: a
    print *, 'allocatable', allocated(a)
  end subroutine choose_allocatable
  subroutine choose_pointer(a)
    integer, pointer :: a
    print *, 'pointer', associated(a)
  end subroutine choose_pointer
end module generics
program generic_names
  use generics, only: area, swap, base, more, choose, total => area
  implicit none
  type(base) :: b, bs(2)
  type(more) :: m
  class(base), allocatable :: any
  integer :: i(3) = [1, 2, 3], j(3) = [4, 5, 6]
  integer, allocatable :: a
  integer, pointer :: p => null()
  real :: x = 1, y = 2
  print *, area(3.0), area([1.0, 2.0]), area([1.0, 2.0], 3), area('text'), total(r=2.0), total(k=2, r=[3.0])
  call swap(i, j)
  call swap(x, y)
  call swap(i(1), i(3))
  print *, i, j, x, y
  call b%add(4)
  call b%add()
  call m%add(4)
  call m%add(1.5)
  call m%add()
  print *, b%n, m%n, m%x
  b = b + 3
  print *, b%n, 10 - b, 10 - m
  b = 7
  bs(2) = 4
  m = 9
  print *, b%n, bs%n, m%n
  allocate (more :: any)
  call any%add(5)
  print *, any%n
  print *, any%n, 1 - any
  call choose(a)
  call choose(p)
end program generic_names
