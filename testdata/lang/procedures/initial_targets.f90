! Procedure pointers and components with initial targets.
module m
  implicit none
  abstract interface
    integer function fun(x)
      integer, intent(in) :: x
    end function
  end interface
  type op
    procedure(fun), nopass, pointer :: f => twice
    integer :: n = 4
    procedure(fun), nopass, pointer :: thrice => thrice
    procedure(run), pointer :: go => run
    procedure(fun), nopass, pointer :: none => null()
  end type
  type, extends(op) :: op2
    character(:), allocatable :: text
    type(op) :: inner
  end type
  procedure(fun), pointer :: global => thrice
  procedure(fun), pointer :: nothing => null()
  procedure(real), pointer :: sine => sin
  type(op2) :: saved
contains
  integer function twice(x)
    integer, intent(in) :: x
    twice = 2*x
  end function
  integer function thrice(x)
    integer, intent(in) :: x
    thrice = 3*x
  end function
  subroutine run(this, k)
    class(op), intent(inout) :: this
    integer, intent(in) :: k
    print *, 'run', this%f(this%n), k
  end subroutine
  subroutine local(k)
    integer, intent(in) :: k
    procedure(fun), pointer :: keep => twice
    print *, keep(k)
    keep => thrice
  end subroutine
  subroutine fresh(o)
    type(op), intent(out) :: o
    o%n = o%n + 1
  end subroutine
end module
program initial_targets
  use m
  implicit none
  type(op) :: a, b(2)
  type(op), allocatable :: c, d(:)
  type(op2), pointer :: e
  type(op2) :: z
  procedure(fun), pointer :: q => ext
  interface
    integer function ext(x)
      integer, intent(in) :: x
    end function
  end interface
  print *, a%f(5), a%thrice(5), associated(a%none), associated(a%f, twice)
  call a%go(1)
  b(2)%f => thrice
  print *, b(1)%f(1), b(2)%f(1)
  call fresh(b(2)); print *, b(2)%f(1), b(2)%n
  allocate(c, d(2), e)
  print *, c%f(7), d(2)%thrice(7), e%f(8), e%inner%thrice(8), z%thrice(1)
  print *, global(3), associated(nothing), q(4)
  print '(f6.3)', sine(1.0)
  call local(1); call local(1)
  a = op(n=3); print *, a%f(1); call a%go(2)
  print *, saved%n, saved%f(2), saved%inner%n, saved%inner%f(3), allocated(saved%text)
end program
integer function ext(x)
  integer, intent(in) :: x
  ext = x + 100
end function
