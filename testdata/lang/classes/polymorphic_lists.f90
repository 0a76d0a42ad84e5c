! polymorphic pointers in lists, class components, overriding with results, generic bindings inherited and extended
module nodes
  implicit none
  type :: node
    integer :: id = 0
    class(node), pointer :: next => null()
  contains
    procedure :: total => node_total
    procedure, private :: plus_int, plus_real
    generic :: plus => plus_int, plus_real
    generic :: operator(+) => plus_int
    procedure :: label => node_label
  end type
  type, extends(node) :: valued
    real(8) :: v(3) = 0
  contains
    procedure :: total => valued_total
    procedure :: label => valued_label
    procedure :: plus_text
    generic :: plus => plus_text
  end type
  type, extends(valued) :: named
    character(:), allocatable :: text
  contains
    procedure :: label => named_label
  end type
  type holder
    class(node), allocatable :: first
    class(valued), pointer :: second => null()
    integer :: n = 3
  end type
  interface make
    module procedure make_node, make_named
  end interface
contains
  real(8) function node_total(self, scale)
    class(node), intent(in) :: self
    real(8), intent(in), optional :: scale
    node_total = self%id
    if (present(scale)) node_total = node_total*scale
  end function
  real(8) function valued_total(self, scale)
    class(valued), intent(in) :: self
    real(8), intent(in), optional :: scale
    valued_total = self%node%total(scale) + sum(self%v)
  end function
  function node_label(self) result(s)
    class(node), intent(in) :: self
    character(:), allocatable :: s
    s = 'node'
  end function
  function valued_label(self) result(s)
    class(valued), intent(in) :: self
    character(:), allocatable :: s
    s = 'valued/' // self%node%label()
  end function
  function named_label(self) result(s)
    class(named), intent(in) :: self
    character(:), allocatable :: s
    s = self%text // '/' // self%valued%label()
  end function
  integer function plus_int(self, i)
    class(node), intent(in) :: self
    integer, intent(in) :: i
    plus_int = self%id + i
  end function
  integer function plus_real(self, x)
    class(node), intent(in) :: self
    real, intent(in) :: x
    plus_real = self%id + 100*int(x)
  end function
  integer function plus_text(self, t)
    class(valued), intent(in) :: self
    character(*), intent(in) :: t
    plus_text = self%id + len(t)
  end function
  function make_node(i) result(n)
    integer, intent(in) :: i
    class(node), pointer :: n
    if (mod(i, 2) == 0) then
      allocate (n)
    else
      allocate (valued :: n)
    end if
    n%id = i
  end function
  function make_named(t) result(n)
    character(*), intent(in) :: t
    class(node), allocatable :: n
    n = named(id=len(t), v=[1d0, 2d0, 3d0], text=t)
  end function
  subroutine push(list, item)
    class(node), pointer, intent(inout) :: list
    class(node), pointer, intent(in) :: item
    item%next => list
    list => item
  end subroutine
  recursive subroutine walk(n, depth)
    class(node), intent(in) :: n
    integer, intent(in) :: depth
    print *, depth, n%id, n%label(), n%total(), n%total(2d0), n%plus(1), n%plus(2.0), n + 7
    select type (n)
    class is (valued)
      print *, 'text', n%plus('abc'), n%v
    end select
    if (associated(n%next)) call walk(n%next, depth + 1)
  end subroutine
  subroutine fill(n)
    class(node), allocatable, intent(out) :: n
    allocate (n, source=make_named('filled'))
  end subroutine
  subroutine clear(n)
    class(node), intent(out) :: n
    n%id = n%id + 5
  end subroutine
end module
program p
  use nodes
  implicit none
  class(node), pointer :: list, item
  class(node), allocatable :: one
  type(holder) :: h, k
  type(valued), target :: v
  type(named) :: nm
  integer :: i
  nullify (list)
  do i = 1, 4
    item => make(i)
    call push(list, item)
  end do
  allocate (item, source=make_named('xyz'))
  call push(list, item)
  call walk(list, 1)
  call fill(one)
  call walk(one, 10)
  v%v = 4
  v%id = 9
  h%second => v
  h%first = v
  k = h
  k%first%id = 77
  call walk(h%first, 20); call walk(k%first, 30); call walk(k%second, 40)
  print *, associated(h%second, v), h%n
  nm = named(valued=valued(id=3, v=[1d0, 1d0, 2d0]), text='direct')
  call walk(nm, 50)
  call clear(nm)
  print *, nm%id, nm%v, allocated(nm%text)
  call clear(v)
  print *, v%id, v%v
  one = nm
  select type (one)
  type is (named)
    one%text = 'again'
    print *, one%text, len(one%text), one%valued%node%id
  end select
end program
