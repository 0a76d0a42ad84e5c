! An allocatable component that a type inherits takes the shape of what is assigned to it, like one of its own.
module m
  implicit none
  type :: root
    integer, allocatable :: b(:)
    real :: fixed(3) = 0
  end type
  type, extends(root) :: middle
    integer, allocatable :: c(:,:)
  end type
  type, extends(middle) :: leaf
    character(:), allocatable :: name
  end type
  type :: holder
    type(leaf) :: s
    type(middle) :: p(2)
  end type
contains
  subroutine set(x, n)
    class(root), intent(inout) :: x
    integer, intent(in) :: n
    integer :: i
    x%b = [(i, i = 1, n)]
    select type (x)
    type is (leaf)
      x%b = [x%b, n]
      x%c = reshape([n, n + 1], [1, 2])
    end select
  end subroutine
  subroutine double(x)
    real, contiguous, intent(inout) :: x(:)
    x = 2*x + 1
  end subroutine
end module
program p
  use m
  implicit none
  type(middle) :: q, a(2)
  type(holder) :: r
  type(leaf) :: l
  q%b = [1, 2]
  q%b = [q%b, 3]
  a(2)%b = [1, 3]
  r%s%b = [1, 4]
  r%s%c = reshape([1, 2, 3, 4], [2, 2])
  r%p(1)%b = [1, 5]
  r%p(2)%b = r%p(1)%b(2:1:-1)
  call set(l, 4)
  call double(l%fixed)
  print *, q%b, a(2)%b, r%s%b, r%p(1)%b, r%p(2)%b
  print *, r%s%c, shape(r%s%c), l%b, size(l%b), l%c, l%fixed
  call set(q, 1)
  print *, q%b, size(q%b), allocated(a(1)%b), allocated(q%c)
end program
