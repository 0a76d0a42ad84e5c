! values with pointers to what has allocatable components: the pointers are copied, what they point to is not
program pointer_component_beside_allocatable
  implicit none
  type :: leaf
    integer, allocatable :: p(:)
  end type
  type :: node
    type(leaf), allocatable :: own(:)
    type(leaf), pointer :: one => null()
    type(leaf), pointer :: many(:) => null()
    type(node), pointer :: next => null()
    integer :: i = 101
  end type
  type(leaf), target :: a, b(3)
  type(node), target :: w, x, list(2)
  integer :: k
  a = leaf([101, 102])
  do k = 1, 3
    b(k) = leaf([k, k*k])
  end do
  print *, associated(w%one), associated(w%many), w%i
  w = node([leaf([201, 202, 203])], a, b, null(), 99)
  x = w
  a%p(2) = 7
  b(2)%p = [5, 6, 7]
  w%own(1)%p(1) = 0
  print *, x%own(1)%p, x%one%p, size(x%many), x%many(2)%p, associated(x%next), x%i
  list = [node(one=a), node(many=b(::2), next=w)]
  list(1) = list(2)
  print *, associated(list(1)%one), size(list(1)%many), list(1)%many(2)%p, list(1)%next%own(1)%p, list(1)%next%i
  list(2) = w
  w = node(null(), null(), null(), x, 3)
  print *, allocated(w%own), associated(w%one), associated(w%many), w%next%own(1)%p, list(2)%one%p
end program
