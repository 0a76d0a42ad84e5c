program p
  implicit none
  real :: alpha
  alpah = 1 ! ERROR "'alpah' is not declared.*did you mean 'alpha'"
end program
! ---
program p
  real :: x
  integer :: x ! ERROR "'x' already has a type.*declared real\(4\) here"
end program
! ---
program p
  complex :: z
  logical :: l
  l = z < 1 ! ERROR "the operands of '<' are complex\(4\) and integer\(4\)"
  z = (l, 1.0) ! ERROR "the parts of a complex constant"
  l = max(z, z) == z ! ERROR "must be integer or real, this is complex\(4\)"
  print *, aimag(1.0) ! ERROR "must be complex, this is real"
  print *, maxval([z]) ! ERROR "the argument of 'maxval' is complex"
end program
! ---
program p
  real(12) :: q ! ERROR "real\(12\) is not supported.*4, 8, 10 and 16"
  integer(3) :: i ! ERROR "integer\(3\) is not supported"
  integer(1) :: k = 200 ! ERROR "200 is too large for integer\(1\)"
end program
! ---
program p
  integer :: n
  real :: a(n) ! ERROR "'n' is not a constant expression.*PARAMETER"
end program
! ---
program p
  real :: a(:) ! ERROR "'a' has no bounds.*allocatable"
  real, allocatable :: b(10) ! ERROR "must have deferred shape"
  real :: c(*) ! ERROR "the last bound of 'c' is unknown"
  real :: d(2.5) ! ERROR "must be an integer"
end program
! ---
program p
  integer, parameter :: n ! ERROR "the constant 'n' has no value"
  integer, parameter :: m = 3
  m = 4 ! ERROR "'m' is a named constant"
end program
! ---
program p
  integer, parameter :: n = 'abc' ! ERROR "the value of 'n' is character\(3\), but 'n' is integer\(4\)"
  integer, parameter :: k = 3000000000_8 ! ERROR "3000000000 is too large for integer\(4\)"
  integer, parameter :: big = 3000000000 ! ERROR "too large for integer\(4\).*3000000000_8"
end program
! ---
program p
  integer :: a(3) = [1, 2] ! ERROR "'a' has 3 elements in 1 dimension, its value has 2"
  integer :: b(2) = [1, 2]
  integer, intent(in) :: c ! ERROR "'c' is no dummy argument.*INTENT"
  print *, b
end program
! ---
program p
  common /c/ x
  common /d/ x ! ERROR "'x' is in a common block already"
  use nowhere ! ERROR "USE cannot follow other declarations" "there is no module 'nowhere'"
end program
! ---
module a
  integer :: x, z
end module
module b
  real :: x
end module
program p
  use a
  use b
  z = 1
  x = 3 ! ERROR "'x' comes from two modules.*rename one"
end program
! ---
module m
contains
  elemental real function g(a) ! ERROR "the argument 'a' of the elemental procedure 'g' must be a scalar"
    real, intent(in) :: a(:)
    g = 1
  end function
  function h(i) result(h) ! ERROR "RESULT names the function itself"
    integer :: i, h
    h = i
  end function
end module
program p
  use m
  integer :: p ! ERROR "'p' is the name of this unit already"
  real, allocatable, pointer :: c(:) ! ERROR "ALLOCATABLE and POINTER exclude each other"
end program
! ---
module m
  interface area
    module procedure area_c, area_r
  end interface
  type, abstract :: shape
  contains
    procedure(area_i), deferred :: area
  end type
  abstract interface
    real function area_i(self)
      import shape
      class(shape), intent(in) :: self
    end function
  end interface
  type, extends(shape) :: circle ! ERROR "the type 'circle' has no procedure for 'area', which is DEFERRED in 'shape'"
    real :: r
  end type
  type t
    private
    integer :: i
  contains
    procedure :: get ! ERROR "the argument 'i' of 'get' takes the object"
    procedure :: put => putt ! ERROR "there is no procedure 'putt'"
  end type
contains
  integer function get(i)
    integer :: i
    get = i
  end function
  real function area_c(r)
    real, intent(in) :: r
    area_c = r
  end function
  real function area_r(a) ! ERROR "the same arguments fit 'area_c' and 'area_r'"
    real, intent(in) :: a
    area_r = a
  end function
end module
program p
  use m
  type(t) :: a
  a = t(3) ! ERROR "the component 'i' of 't' is private"
  call a%gett(3) ! ERROR "has no component 'gett'.*did you mean 'get'"
end program
! ---
program p
  use iso_fortran_env, only: real64, wp => real32, nosuch ! ERROR "the module 'iso_fortran_env' has no 'nosuch'"
  real(real64) :: x
  real(wp) :: y
  x = 1; y = x
end program
! ---
module m
  private :: hidden
  integer :: hidden
end module
module m ! ERROR "there are two modules 'm'"
end module
program p
  use m, only: hidden ! ERROR "'hidden' is private to the module 'm'"
  use m, only: nothing ! ERROR "the module 'm' has no 'nothing'"
end program
subroutine s(x)
  real, intent(in) :: x = 2 ! ERROR "the dummy argument 'x' cannot have an initial value"
  real :: y(*) ! ERROR "the last bound of 'y' is unknown"
end subroutine
subroutine s(x) ! ERROR "there are two procedures 's'"
end subroutine
! ---
program p
  character(len=*) :: c ! ERROR "the length of 'c' is unknown"
  character(len=:) :: d ! ERROR "deferred length, but is neither"
  character(kind=2) :: w ! ERROR "there is no character\(kind=2\)"
end program
! ---
program p
  real(kind=dq) :: x ! ERROR "not a constant expression"
  y = 1.0_dp ! ERROR "the kind 'dp' is not a named constant"
end program
! ---
module m
  implicit none
  type t
    integer, allocatable :: a(:), s
    integer, pointer :: p(:)
    procedure(f), pointer, nopass :: q => nothing ! ERROR "'nothing' is no procedure"
    procedure(f), pointer, nopass :: r => f
  end type
contains
  integer function f()
    f = 1
  end function
  subroutine takes(x)
    integer, allocatable, intent(inout) :: x(:)
    x = [1]
  end subroutine
end module
program p
  use m
  type(t) :: v
  integer, allocatable :: x(:), k(:, :)
  procedure(f), pointer :: z => inner ! ERROR "'inner' is an internal procedure, and no initial target"
  call takes(v%a)
  call takes(v%s) ! ERROR "the argument 'x' of 'takes' is allocatable, integer.4. of rank 1, this is integer.4. of rank 0"
  call takes(v%p) ! ERROR "the argument 'x' of 'takes' must be an allocatable variable"
  call takes(v%a(1:2)) ! ERROR "must be an allocatable variable"
  call move_alloc(v%a, x)
  call move_alloc(v%a, k) ! ERROR "the arguments of 'move_alloc' are integer.4. with 1 dimension and integer.4. with 2 dimensions"
  call move_alloc(v%p, x) ! ERROR "is not allocatable"
  call move_alloc(v%a(1:2), x) ! ERROR "is not allocatable"
contains
  integer function inner()
    inner = 2
  end function
end program
! ---
program p
  type t
    integer :: i
    integer, allocatable :: w(:)
  end type
  type(t) :: a(3)
  integer :: v(2) = [1, 2]
  print *, a(v)%i ! ERROR "a component of an array with a vector subscript is not supported here"
contains
end program
! ---
program p
  type t
    integer :: i
  end type
  type(t) :: a(3)
  integer :: v(2) = [1, 2]
  a(v)%i = 3 ! ERROR "a component of an array with a vector subscript is not supported here"
  read *, a(v)%i ! ERROR "a component of an array with a vector subscript is not supported here"
  call s(a(v)%i) ! ERROR "'s' sets its argument 'x', but this is not a variable"
  print *, a(v)%i
contains
  subroutine s(x)
    integer, intent(out) :: x(:)
    x = 1
  end subroutine
end program
! ---
subroutine outside(x)
  real :: x(..) ! ERROR "an argument of assumed rank is supported in module and internal procedures"
end subroutine
program p
  print *, rank(3), rank([1, 2])
end program
! ---
program p
  integer, parameter :: flat(*) = [1, 2], square(*,*) = [1, 2] ! ERROR "the value of 'square' has 1 dimension" "the value of 'square' has 1 dimension" "its value has 2 in 1 dimension"
  call s
contains
  subroutine s
    real, target :: a(3)
    real, target, save :: b(3)
    real, pointer :: p(:) => a(2:3) ! ERROR "'a' does not live as long as the pointer"
    real, pointer :: q(:) => b
  end subroutine s
end program p
! ---
program p
  real :: a(10)
!hpf$ template t(10,10)
!hpf$ align a(i) with t(i,i) ! ERROR "the align dummy 'i' appears twice in the target"
!hpf$ distribute t(block,block)
  a = 0
end program p
