! Pointers with bounds, ranks and shapes of their own: remapped from arrays, sections and components, with lower bounds of
! whole arrays and of sections.
program pointer_remapping
  implicit none
  integer, target :: a(12) = [1,2,3,4,5,6,7,8,9,10,11,12], m2(2,6)
  integer, pointer :: p(:,:), q(:), r(:), s(:,:,:)
  type n
    integer, pointer :: v(:,:)
    integer :: k
  end type
  type(n) :: x
  type pt
    integer :: i, j
  end type
  type(pt), target :: z(6)
  integer :: i, l
  p(1:3,0:3) => a
  print *, lbound(p), ubound(p), p(3,3), p(:,1)
  p(1:2,1:3) => a(1:12:2)
  print *, p, shape(p)
  p(-1:0,1:2) => a(12:1:-3)
  print *, p(-1,:), p(0,:)
  q => a(:)
  print *, lbound(q), ubound(q)
  q(5:) => a
  print *, lbound(q), ubound(q), q(5)
  r => q
  print *, lbound(r)
  r => q(:)
  print *, lbound(r)
  r => q(6:9)
  print *, lbound(r), r
  m2 = reshape(a, [2,6])
  q(1:12) => m2
  print *, q
  s(1:2,1:3,1:2) => m2
  print *, s(2,3,:)
  allocate(x%v(2,2))
  x%v = 7
  l = 4
  x%v(1:l,1:l-1) => a
  print *, x%v(4,:), size(x%v,2)
  x%v = x%v + 100
  print *, a
  z%i = [1,2,3,4,5,6]
  z%j = -z%i
  p(1:2,1:3) => z%j
  print *, p
  p = 5
  print *, z%i, z%j
  q => z%i
  r => q(2::2)
  call sub(a)
contains
  subroutine sub(b)
    integer, target :: b(0:)
    integer, pointer :: w(:)
    w => b
    print *, lbound(w), w(0)
    w => b(:)
    print *, lbound(w), w(1)
  end subroutine
end program
