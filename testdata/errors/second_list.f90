! Only a type with parameters has two lists behind its name.
program second_list
  implicit none
  type :: t
    integer :: i
  end type
  integer :: a(3), k
  real :: c
  type(t) :: v
  real, pointer :: p => null(c)()   ! ERROR "a second list of subscripts cannot follow the first"
  a(1)(2) = 3   ! ERROR "a second list of subscripts cannot follow the first" HELP "a substring is written"
  k = a(1)(2)   ! ERROR "a second list of subscripts cannot follow the first"
  v = t(4)(3)   ! ERROR "the type 't' has no parameters"
  c = sin(1.0)(2)   ! ERROR "a second list of subscripts cannot follow the first"
  read *, a(2)(1)   ! ERROR "a second list of subscripts cannot follow the first"
  print *, a(k)(1)   ! ERROR "a second list of subscripts cannot follow the first"
  k = f(2)(3)   ! ERROR "a second list of subscripts cannot follow the first"
contains
  integer function f(i)
    integer, intent(in) :: i
    f = i
  end function
end program
