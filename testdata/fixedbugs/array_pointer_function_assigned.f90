module m8
 integer, target :: store(5) = 0
contains
 function f() result(r)
  integer, pointer :: r(:)
  r => store(::2)
 end function
 function g(i) result(r)
  integer, intent(in) :: i
  integer, pointer :: r
  r => store(i)
 end function
end
program array_pointer_function_assigned
 use m8
 f() = 7
 print *, store
 f() = [1,2,3]
 print *, store
 g(2) = 9
 g(4) = g(2) + 1
 print *, store
 f() = f() + store(5:1:-2)
 print *, store
end
