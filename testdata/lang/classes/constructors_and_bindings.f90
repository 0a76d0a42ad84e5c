! functions with the name of a type beside its constructor; values of parents in constructors; operators and assignment that
! extended types override; copies of polymorphic values; optional polymorphic arguments; procedure components as arguments
module m
  implicit none
  private
  public :: vec, tagged, kernel
  type :: vec
    real(8) :: x(2) = 0
  contains
    procedure :: scaled
    procedure, pass(b) :: lscaled
    procedure :: set
    generic :: operator(*) => scaled, lscaled
    generic :: assignment(=) => set
    procedure :: norm
  end type
  type, extends(vec) :: tagged
    integer :: tag = -1
    character(8) :: text = " "
  contains
    procedure :: scaled => tagged_scaled
    procedure :: set => tagged_set
  end type
  interface vec
    module procedure from_pair, from_one
  end interface
  interface tagged
    procedure from_tag
  end interface
  type :: kernel
    procedure(fun), pointer, nopass :: f => null()
    integer :: calls = 0
  contains
    procedure :: run
  end type
  abstract interface
    real(8) function fun(x)
      real(8), intent(in) :: x
    end function
  end interface
contains
  type(vec) function from_pair(a, b)
    real(8), intent(in) :: a, b
    from_pair%x = [a, b]
  end function
  elemental type(vec) function from_one(i)
    integer, intent(in) :: i
    from_one%x = i
  end function
  function from_tag(t) result(r)
    character(*), intent(in) :: t
    type(tagged) :: r
    r%tag = len(t)
    r%text = t
    r%x = 0.5d0
  end function
  function scaled(a, s) result(r)
    class(vec), intent(in) :: a
    real(8), intent(in) :: s
    class(vec), allocatable :: r
    allocate (r, source=a)
    r%x = r%x*s
  end function
  function lscaled(s, b) result(r)
    integer, intent(in) :: s
    class(vec), intent(in) :: b
    type(vec) :: r
    r%x = b%x*s
  end function
  function tagged_scaled(a, s) result(r)
    class(tagged), intent(in) :: a
    real(8), intent(in) :: s
    class(vec), allocatable :: r
    allocate (r, source=a)
    select type (r)
    type is (tagged)
      r%x = r%x*s
      r%tag = a%tag + 100
      r%text = trim(a%text) // "*"
    end select
  end function
  subroutine set(a, b)
    class(vec), intent(inout) :: a
    class(vec), intent(in) :: b
    a%x = b%x + 1
  end subroutine
  subroutine tagged_set(a, b)
    class(tagged), intent(inout) :: a
    class(vec), intent(in) :: b
    a%x = b%x + 2
    select type (b)
    class is (tagged)
      a%tag = b%tag
      a%text = b%text
    end select
  end subroutine
  real(8) function norm(a, other)
    class(vec), intent(in) :: a
    class(vec), intent(in), optional :: other
    norm = sum(a%x**2)
    if (present(other)) norm = norm + 1000*sum(other%x)
  end function
  subroutine run(k, x, y)
    class(kernel), intent(inout) :: k
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    k%calls = k%calls + 1
    y = twice(k%f, x)
  end subroutine
  real(8) function twice(f, x)
    procedure(fun) :: f
    real(8), intent(in) :: x
    twice = f(f(x))
  end function
end module
module n
  use m
contains
  real(8) function plus3(x)
    real(8), intent(in) :: x
    plus3 = x + 3
  end function
  subroutine rescale(v, s)
    class(vec), intent(inout) :: v
    real(8), intent(in) :: s
    v = v*s
  end subroutine
end module
program p
  use n
  implicit none
  type(vec) :: a, b, c(3)
  type(tagged) :: t, u
  class(vec), allocatable :: poly
  type(kernel) :: k
  real(8) :: y
  a = vec(3d0, 4d0)
  b = vec(2)
  c = vec([1, 2, 3])
  print *, a%x, b%x, c(3)%x, a%norm(), a%norm(b)
  t = tagged('abc')
  u = tagged(a, 5, 'five')
  print *, t%x, t%tag, t%text, u%x, u%tag, u%text
  u = tagged(vec=b, tag=8)
  print *, u%x, u%tag, u%norm(t)
  call rescale(a, 10d0)
  u = tagged('uu')
  call rescale(u, 10d0)
  print *, a%x, u%x, u%tag, u%text
  b = 3*u
  print *, b%x
  allocate (poly, source=u)
  call rescale(poly, 2d0)
  select type (poly)
  type is (tagged)
    print *, poly%x, poly%tag, poly%text
  end select
  k%f => plus3
  call k%run(1d0, y)
  print *, y, k%calls
end program
