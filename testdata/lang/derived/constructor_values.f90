! Structure constructors give allocatable components their values: arrays, allocatable variables that are allocated or not,
! NULL(), nested constructors, and as arguments and results of functions.
module boxes
  implicit none
  type box
    integer, allocatable :: v(:), w(:,:)
    character(:), allocatable :: name
    integer :: k = 3
  end type
  type pair
    type(box) :: b(2)
    real, allocatable :: r(:)
  end type
end module
program constructor_values
  use boxes
  implicit none
  type(box) :: b, c
  type(pair) :: p
  integer, allocatable :: a(:), none(:)
  integer :: j
  b = box([1,2,3], reshape([1,2,3,4],[2,2]), 'hello')
  print *, b%v, shape(b%w), b%name, b%k
  a = [4, 5]
  b = box(a, null(), 'x', 9)
  print *, b%v, allocated(b%w), b%name, b%k
  c = box(none, w=b%w, name=b%name)
  print *, allocated(c%v), allocated(c%w), c%k
  p = pair([b, box(v=a+1, w=null(), name='y')], [1.5, 2.5])
  print *, p%b(1)%v, p%b(2)%v, p%r
  print *, sum_of(box([(j, j=1,4)], null(), 'n'))
contains
  type(box) function make(n)
    integer, intent(in) :: n
    make = box(spread(n, 1, n), null(), 'made')
  end function
  integer function sum_of(b)
    type(box), intent(in) :: b
    sum_of = sum(b%v)
  end function
end program
