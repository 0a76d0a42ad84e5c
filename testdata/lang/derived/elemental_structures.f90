! elemental functions whose values are structures, in array operations: operators, sections, overlapping, nested, sums
module mm
 implicit none
 type v
 real(8) :: x,y,z
 end type
 type body
  type(v) :: pos, vel
  real(8) :: m
 end type
 interface operator(+)
  module procedure add
 end interface
contains
 elemental type(v) function add(p,q)
  type(v), intent(in) :: p, q
  add = v(p%x+q%x,p%y+q%y,p%z+q%z)
 end function
end module
program elemental_structures
 use mm
 implicit none
 type(body) :: b(3)
 integer i
 do i = 1, 3
  b(i)%pos = v(i,2*i,3*i)
  b(i)%vel = v(10,10,10)
  b(i)%m = i
 end do
 b%pos = b%vel
 print *, b%pos%x
 print *, b
 b%pos = b%vel + b%pos
 print *, b
 b(2:3)%pos = b(1:2)%vel
 b%vel%x = b%m
 print *, b%vel%x
 b%pos = b%pos + (b%vel + b%pos)
 print *, b%pos
 b(1:2)%pos = b(2:3)%pos + b(1:2)%vel
 print *, b%pos
 print *, sum(first(b%pos + b%vel))
contains
 elemental real(8) function first(a)
  type(v), intent(in) :: a
  first = a%x
 end function
end program
