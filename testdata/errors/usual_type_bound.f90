! procedures of types
! gfortran 12: 9 Non-polymorphic passed-object dummy argument of 'get'; 10 'putt' must be a module procedure or an external procedure with an explicit interface; ...
! flang 19: 9 Passed-object dummy argument 'i' of procedure 'get' must be of type 't' but is 'INTEGER(4); 10 The binding of 'put' ('putt') must be either an accessible module procedure or an external; ...
module m
  implicit none
  type t
    integer :: i
  contains
    procedure :: get ! ERROR "the argument 'i' of 'get' takes the object, so it must be a scalar of the type 't'" HELP "declare it 'class\(t\) :: i', or add NOPASS"
    procedure :: put => putt ! ERROR "there is no procedure 'putt'"
  end type
contains
  integer function get(i)
    integer :: i
    get = i
  end function
end module
program p
  use m
  type(t) :: a
  print *, a%get() ! ERROR "the argument 'i' of 'get' is integer\(4\), this is type\(t\)"
  call a%set(3) ! ERROR "the type 't' has no component 'set'" HELP "did you mean 'get'\?"
end program
