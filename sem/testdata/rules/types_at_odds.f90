! Declarations of derived types that contradict themselves.
module types_at_odds
  implicit none
  type :: sized(k, l)
    integer, kind :: k
    integer, len :: l
    real(k) :: a(l)
  end type
  type, abstract :: shape
    integer :: id
  end type
  integer :: variable
  type :: a
    integer :: x, y
    integer :: x ! ERROR "the type 'a' has two components 'x'"
  end type
  type :: b
    integer, contiguous :: z ! ERROR "the component 'z' has CONTIGUOUS and is no pointer"
  end type
  type :: c
    type(c) :: inside ! ERROR "the component 'inside' has the type that is being defined"
  end type
  type :: d
    integer :: w(:) ! ERROR "the bounds of the component 'w' must be constant, or ':' if it is ALLOCATABLE"
  end type
  type :: e
    integer, allocatable :: v(:) = 3 ! ERROR "the allocatable component 'v' cannot have an initial value"
  end type
  type :: f
    integer :: two(2) = [1, 2, 3] ! ERROR "'two' has 2 elements in 1 dimension, its value has 3 in 1 dimension"
  end type
  type :: g
    character(:) :: text ! ERROR "the component 'text' has a deferred length, but is neither ALLOCATABLE nor POINTER"
  end type
  type :: h
    integer :: w(variable) ! ERROR "'variable' is not a constant expression"
  end type
  type :: shape ! ERROR "'shape' is declared already"
    integer :: n
  end type
  type :: variable ! ERROR "'variable' is declared already"
    integer :: n
  end type
  type :: j
    integer :: n
  contains
    procedure :: show
    procedure :: show ! ERROR "the type 'j' has 'show' already"
  end type
  type, extends(nothing) :: l ! ERROR "there is no derived type 'nothing'"
    integer :: n
  end type
  type :: n
    integer :: o[*] ! ERROR "the coarray component 'o' is not allocatable"
  end type
  type(shape) :: s ! ERROR "'s' has the abstract type 'shape'"
  type(sized(4)) :: few ! ERROR "the parameter 'l' of the type 'sized' has no value"
  type(sized(4, 3, 2)) :: many ! ERROR "the type 'sized' has no such parameter, or it has its value already"
  type(sized(k=4, k=8, l=2)) :: again ! ERROR "the type 'sized' has no such parameter, or it has its value already"
  type(shape(3)) :: none ! ERROR "the type 'shape' has no parameters" "'none' has the abstract type 'shape'"
contains
  subroutine show(this)
    class(*), intent(in) :: this
    print *, 1
  end subroutine
end module
program p
  use types_at_odds
  implicit none
  print *, 1
end program
! ---
! Declarations of derived types that contradict themselves.
module types_at_odds
  implicit none
  type :: sized(k, l)
    integer, kind :: k
    integer, len :: l
    real(k) :: a(l)
  end type
  type, abstract :: shape
    integer :: id
  end type
  integer :: variable
  class(shape) :: loose ! ERROR "'loose' has CLASS and must be a dummy argument, ALLOCATABLE or POINTER"
  type(unknown) :: thing ! ERROR "there is no derived type 'unknown'"
contains
  subroutine show(this)
    class(*), intent(in) :: this
    print *, 1
  end subroutine
end module
program p
  use types_at_odds
  implicit none
  print *, 1
end program
