! CLASS arrays from functions, and in parentheses: assigned, they lost the type that the function gave them
module m
  implicit none
  type square
    real :: side = 1
  contains
    procedure :: area => square_area
  end type square
  type, extends(square) :: box
    real :: height = 2
    integer, allocatable :: marks(:)
  contains
    procedure :: area => box_area
  end type box
contains
  real function square_area(this)
    class(square), intent(in) :: this
    square_area = this%side**2
  end function square_area
  real function box_area(this)
    class(box), intent(in) :: this
    box_area = 100
  end function box_area
  function new_shapes(n) result(s)
    integer, intent(in) :: n
    class(square), allocatable :: s(:)
    integer :: i
    allocate (s(n), source=[(box(real(i), 1.0, [i]), i = 1, n)])
  end function new_shapes
  subroutine show_all(s)
    class(square), intent(in) :: s(:)
    integer :: i
    do i = 1, size(s)
      print '(2f8.2)', s(i)%area(), s(i)%side
    end do
  end subroutine show_all
end module
program class_array_of_function
  use m
  implicit none
  integer :: i
  class(square), allocatable :: c(:), d(:), e(:)
  c = new_shapes(3)
  call show_all(c)
  print *, extends_type_of(c, box(1.0))
  allocate (d(2), mold=c)
  call show_all(d)
  e = c(2:3)
  call show_all(e)
  e = (c)
  call show_all(e)
  allocate(box :: d(4:5), stat=i)
  deallocate(d)
  allocate(box :: d(4:5), stat=i)
  print *,size(d)
  d = new_shapes(2)
  call show_all(d)
  print *, size(d)
end program
