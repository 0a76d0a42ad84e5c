! Objects of CLASS: SOURCE=, MOLD=, MOVE_ALLOC, pointers to elements and components, functions, intrinsic assignment, CLASS(*), STAT=.
module m
  implicit none
  type a
    integer :: i = 1
  contains
    procedure :: name => name_a
    procedure :: clone
  end type
  type, extends(a) :: b
    real :: x(2) = [1., 2.]
  contains
    procedure :: name => name_b
  end type
  type, extends(b) :: c
    integer, allocatable :: v(:)
    class(a), allocatable :: inner
    class(*), pointer :: any => null()
  contains
    procedure :: name => name_c
  end type
  type list
    class(a), pointer :: head => null()
    type(list), pointer :: next => null()
  end type
contains
  character(1) function name_a(this)
    class(a), intent(in) :: this
    name_a = 'a'
  end function
  character(1) function name_b(this)
    class(b), intent(in) :: this
    name_b = 'b'
  end function
  character(1) function name_c(this)
    class(c), intent(in) :: this
    name_c = 'c'
  end function
  subroutine clone(this, to)
    class(a), intent(in) :: this
    class(a), allocatable, intent(out) :: to
    allocate (to, source=this)
  end subroutine
  function pick(x, y, first) result(p)
    class(a), target, intent(in) :: x, y
    logical, intent(in) :: first
    class(a), pointer :: p
    if (first) then
      p => x
    else
      p => y
    end if
  end function
  subroutine describe(x)
    class(*), intent(in) :: x
    select type (x)
    class is (a)
      print *, 'a ', x%name(), x%i
    type is (integer)
      print *, 'integer', x
    type is (character(*))
      print *, 'text ', x
    end select
  end subroutine
  subroutine swap(x, y)
    class(a), allocatable, intent(inout) :: x, y
    class(a), allocatable :: t
    call move_alloc(x, t)
    call move_alloc(y, x)
    call move_alloc(t, y)
  end subroutine
end module
program main
  use m
  implicit none
  class(a), allocatable :: x, y, z
  class(a), allocatable, target :: l(:), k(:), g(:, :)
  class(*), allocatable :: u, w
  class(a), pointer :: p, q(:)
  type(c), target :: t
  type(b), target :: bs(3)
  type(b), allocatable :: bv(:)
  type(list), target :: one, two
  integer :: stat, n
  character(60) :: message
  allocate (b :: x)
  allocate (y, source=x)
  x%i = 5
  print *, x%name(), y%name(), x%i, y%i, same_type_as(x, y), extends_type_of(x, t)
  allocate (z, mold=t)
  print *, z%name(), z%i
  call swap(x, z)
  print *, x%name(), z%name(), z%i
  call z%clone(y)
  print *, y%name(), y%i
  t%v = [1, 2, 3]
  t%i = 9
  allocate (t%inner, source=z)
  deallocate (x)
  allocate (x, source=t)
  select type (x)
  type is (c)
    print *, x%v, x%inner%name(), x%inner%i, x%x
    x%v(2) = 20
    x%inner%i = 30
    print *, t%v, t%inner%i
  end select
  y = z
  print *, y%name(), y%i
  y = t
  print *, y%name(), y%i
  deallocate (y)
  y = bs(2)
  print *, y%name(), y%i
  allocate (l(2:3), source=bs(1:2))
  l(3)%i = 7
  print *, lbound(l), l%i, l(2)%name()
  allocate (k(size(l)), mold=l)
  print *, k%i, k(1)%name()
  call move_alloc(l, k)
  print *, allocated(l), lbound(k), k%i
  l = k
  print *, l(2)%name(), l%i, lbound(l)
  allocate (c :: g(2, 2))
  g(:, 2)%i = [3, 4]
  print *, g%i, g(1, 2)%name(), shape(g)
  p => pick(t, bs(1), .false.)
  p%i = 77
  print *, bs%i, p%name()
  p => bs(3)
  p%i = 78
  q => bs(::2)
  q(1)%i = 79
  print *, bs%i, q(2)%name(), size(q)
  p => g(2, 2)
  print *, p%name(), p%i
  one%head => bs(1)
  one%next => two
  two%head => t
  print *, one%head%name(), one%next%head%name(), one%next%head%i
  allocate (u, source=t)
  call describe(u)
  allocate (w, source=42)
  call describe(w)
  deallocate (w)
  allocate (w, source='words')
  call describe(w)
  allocate (integer :: w, stat=stat, errmsg=message)
  print *, stat
  allocate (u, source=1, stat=stat, errmsg=message)
  print *, stat /= 0, len_trim(message) > 0
  t%any => t%v(2)
  select type (s => t%any)
  type is (integer)
    s = 99
  end select
  print *, t%v
  bv = bs
  bv%i = bv%i + 1
  print *, bv%i, bs%i
  n = 0
  associate (e => bs(2))
    e%x = [5., 6.]
    n = n + e%i
  end associate
  print *, bs(2)%x, n
end program
