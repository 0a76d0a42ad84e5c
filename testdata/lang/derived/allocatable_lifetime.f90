! allocatable components end with their variable, INTENT(OUT) begins anew, copies are independent, arrays of such types
module m
  implicit none
  type bag
    integer :: n = 0
    real(8), allocatable :: items(:)
  end type
  type shelf
    type(bag) :: bags(2)
    type(bag), allocatable :: more(:)
  end type
contains
  subroutine refill(b, n)
    type(bag), intent(out) :: b
    integer, intent(in) :: n
    print *, allocated(b%items), b%n
    allocate (b%items(n))
    b%items = n
    b%n = n
  end subroutine
  function make(n) result(b)
    integer, intent(in) :: n
    type(bag) :: b
    allocate (b%items(n))
    b%items = 1
    b%n = n
  end function
  real(8) function work(n)
    integer, intent(in) :: n
    type(bag) :: t, s(2)
    t = make(n)
    s(1) = t
    s(2) = s(1)
    s(2)%items(1) = 5
    work = sum(t%items) + sum(s(2)%items)
  end function
end module
program p
  use m
  implicit none
  type(bag) :: a
  type(shelf) :: x, y
  integer :: i
  real(8) :: s
  call refill(a, 3)
  call refill(a, 2)
  print *, a%items, a%n
  s = 0
  do i = 1, 20000
    s = s + work(1000)
  end do
  print *, s
  x%bags(1) = make(2)
  allocate (x%more(3))
  x%more(2) = make(4)
  y = x
  y%more(2)%items(4) = -1
  y%bags(1)%items(2) = 9
  print *, x%more(2)%items, x%bags(1)%items, allocated(x%more(1)%items)
  print *, y%more(2)%items, y%bags(1)%items, allocated(y%bags(2)%items)
  deallocate (y%more)
  print *, allocated(y%more), size(x%more)
end program
