! Parameters of derived types whose values only the run knows, and wrong ones
program parameterised_errors
  implicit none
  type :: t(k, n)
    integer, kind :: k
    integer, len :: n = 2
    real(k) :: u(n)
  end type
  type :: plain
    integer :: i
  end type
  integer, kind :: bad   ! ERROR "'bad' is no parameter of a derived type, so it cannot have the attribute KIND"
  integer :: m = 3
  type(t(4)) :: a
  type(t(4, 3)) :: b
  type(t(n=3)) :: none   ! ERROR "the parameter 'k' of the type 't' has no value"
  type(t(4, 2, 1)) :: many   ! ERROR "the type 't' has no such parameter"
  type(t(4, m)) :: late   ! ERROR "'m' is not a constant expression"
  type(t(4, :)), allocatable :: open   ! ERROR "the parameter 'n' of the type 't' with a value that is not constant is not supported"
  type(plain(4)) :: p   ! ERROR "the type 'plain' has no parameters"
  a = b   ! ERROR "type\(t\(4,3\)\) cannot be assigned to type\(t\(4,2\)\)"
  a = t(4)   ! ERROR "the parameter 'k' of the type 't' has no value"
  a = t(4)(1.0, 2.0)   ! ERROR "the type 't\(4,2\)' has 1 component"
  a = t(m)([1.0, 2.0])   ! ERROR "'m' is not a constant expression"
  a = t(4, 3)([1.0, 2.0, 3.0])   ! ERROR "type\(t\(4,3\)\) cannot be assigned to type\(t\(4,2\)\)"
  print *, a   ! ERROR "a value of the type 't', which has parameters for lengths"
end program
