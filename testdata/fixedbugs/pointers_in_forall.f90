program pointers_in_forall
 implicit none
 type t
  integer, pointer :: p
 end type
 type(t) :: a(4), b(4)
 integer, target :: x(4) = [1,2,3,4]
 integer :: i
 forall (i=1:4) a(i)%p => x(i)
 forall (i=1:4, x(i) > 2)
   b(i)%p => x(5-i)
 end forall
 forall (i=1:2) b(i)%p => a(5-i)%p
 print *, (a(i)%p, i=1,4), (b(i)%p, i=1,4)
 forall (i=1:4) a(i)%p => a(5-i)%p
 print *, (a(i)%p, i=1,4)
end
