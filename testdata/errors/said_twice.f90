! Names, blocks and letters that stand twice, and what cannot stand for an operator.
module m
  implicit none
  type t
    integer :: a
  contains
    final :: gone ! ERROR "the argument of 'gone' is CLASS\(t\), it must be TYPE\(t\)"
  end type
  type, extends(t) :: u
    real :: a ! ERROR "the type 'u' inherits a component 'a'" HELP "choose another name"
    real :: b
  end type
  interface operator(+)
    module procedure plus
  end interface
  interface operator(.x.)
    module procedure three, cross
  end interface
  interface operator(==)
    module procedure same, alike
  end interface
  interface operator(.and.)
    module procedure both
  end interface
  interface assignment(=)
    module procedure set, take, number
  end interface
contains
  subroutine gone(x)
    class(t), intent(inout) :: x
    x%a = 0
  end subroutine
  integer function plus(a, b) ! ERROR "'plus' cannot stand for 'operator\(\+\)': it has a meaning for these types already"
    integer, intent(in) :: a
    real, intent(in) :: b(3)
    plus = a + int(b(1))
  end function
  integer function three(a, b, c) ! ERROR "'three' stands for an operator, so it must be a function of one or two arguments"
    integer, intent(in) :: a, b, c
    three = a + b + c
  end function
  integer function cross(a, b)
    integer, intent(in) :: a, b
    cross = a * b
  end function
  logical function same(a, b) ! ERROR "'same' cannot stand for 'operator\(==\)'"
    character(*), intent(in) :: a, b
    same = len(a) == len(b)
  end function
  logical function alike(a, b)
    character(*), intent(in) :: a
    integer, intent(in) :: b
    alike = len(a) == b
  end function
  logical function both(a, b) ! ERROR "'both' cannot stand for 'operator\(.and.\)'"
    logical, intent(in) :: a, b
    both = a .eqv. b
  end function
  subroutine set(a, b) ! ERROR "'set' cannot stand for 'assignment'"
    integer, intent(out) :: a
    complex, intent(in) :: b
    a = int(b)
  end subroutine
  subroutine take(a) ! ERROR "'take' stands for an assignment, so it must be a subroutine of two arguments"
    type(t), intent(out) :: a
    a%a = 1
  end subroutine
  subroutine number(a, b)
    integer, intent(out) :: a
    logical, intent(in) :: b(:)
    a = count(b)
  end subroutine
  subroutine keeps(x)
    real, save :: x ! ERROR "'x' cannot have SAVE: it is an argument or the value of a function" HELP "leave SAVE out"
    x = 1
  end subroutine
  real function kept(x)
    real, intent(in) :: x
    save kept ! ERROR "'kept' cannot have SAVE"
    kept = x
  end function
  elemental function many(x) ! ERROR "the value of the elemental function 'many' must be a scalar"
    real, intent(in) :: x
    real :: many(2)
    many = x
  end function
  subroutine calls(x, y)
    integer, intent(in) :: x, y
    integer, parameter, target :: k = 1 ! ERROR "PARAMETER and TARGET exclude each other"
    integer, parameter, volatile :: l = 1 ! ERROR "PARAMETER and VOLATILE exclude each other"
    print *, x, y, k, l
  end subroutine
end module
subroutine letters
  implicit none
  implicit real (a) ! ERROR "IMPLICIT has been said of these letters already"
end subroutine
subroutine ranges
  implicit integer (a-d, f)
  implicit real (e), complex (c-e) ! ERROR "IMPLICIT has been said of these letters already"
  implicit none ! ERROR "IMPLICIT has been said of these letters already"
end subroutine
program main
  use m
  implicit none
  class(t), allocatable :: x
  integer :: i, j
  associate (p => i, q => j, p => j) ! ERROR "the name 'p' stands twice in ASSOCIATE"
    print *, p, q
  end associate
  select type (x)
  type is (t)
    print *, 1
  class is (t)
    print *, 2
  type is (u)
    print *, 3
  type is (t) ! ERROR "there is another block for type\(t\)"
    print *, 4
  class is (t) ! ERROR "there is another block for type\(t\)"
    print *, 5
  end select
end program
