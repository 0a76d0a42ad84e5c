! Elemental subroutines, as defined assignment and bound to a type, run for every element: in assignments of arrays that
! overlap, in WHERE and FORALL, and with values that the call itself changes.
module m
  type t
    integer x
  contains
    procedure, nopass :: dbl
    procedure :: plus
    generic :: add => plus
  end type
  interface assignment(=)
    module procedure asg, asgi
  end interface
contains
  elemental subroutine asg(a,b)
    type(t), intent(out) :: a
    type(t), intent(in) :: b
    a%x = b%x*2
  end subroutine
  elemental subroutine asgi(a,b)
    type(t), intent(out) :: a
    integer, intent(in) :: b
    a%x = b+100
  end subroutine
  elemental integer function dbl(i)
    integer, intent(in) :: i
    dbl = 2*i
  end function
  elemental integer function plus(self, i)
    class(t), intent(in) :: self
    integer, intent(in) :: i
    plus = self%x + i
  end function
  elemental subroutine swp(a,b)
    integer, intent(inout) :: a
    integer, intent(in) :: b
    a = a*10+b
  end subroutine
end module
program elemental_calls
  use m
  implicit none
type(t) :: x(4)=[t(1),t(2),t(3),t(4)], z(2,2), o
integer :: k(4) = [1,2,3,4], i
x(2:4)=x(1:3)
print *, x%x
x = x([4,3,2,1])
print *, x%x
x = x(2)
print *, x%x
x = k
print *, x%x
z = reshape(x,[2,2])
z(:,2:1:-1) = z
print *, z%x
where (k > 2) x = k
print *, x%x
where (k > 2)
 x = x
elsewhere
 x = 5
end where
print *, x%x
forall (i=1:4) x(i) = x(i)
print *, x%x
forall (i=1:3) x(i) = k(i+1)
print *, x%x
call swp(k, (k(4:1:-1)))
print *, k
call swp(k, (k(1)))
print *, k
o = 7
k = o%dbl(k)
print *, k, o%dbl(3)
print *, o%add(k), o%plus(k(2:3)), sum(o%add(k))
k(1:2) = o%add(1) + o%dbl(k(3:4))
print *, k
end program
