module m6
 type t
  integer, pointer :: q(:)
 contains
  procedure :: f
  procedure :: g
 end type
contains
 function f(x) result(r)
  class(t), intent(in) :: x
  integer, pointer :: r(:)
  r => x%q
 end function
 function g(x) result(r)
  class(t), intent(in) :: x
  integer, pointer :: r
  r => x%q(2)
 end function
end module
program pointer_of_bound_function
 use m6
 integer, target :: w(3) = [1,2,3]
 type(t) :: x
 integer, pointer :: s
 x%q => w; s => w(2)
 print *, associated(x%g(), s), associated(s, x%g()), associated(x%g())
 s => w(1)
 print *, associated(x%g(), s), associated(s, x%g()), associated(x%g(), w(2)), associated(x%g(), w(3))
end
