! What happens to the elements of an array of CLASS goes by their type: final procedures, default values, copies.
module class_array_types
  implicit none
  type base
    integer :: i = 1
    integer, allocatable :: v(:)
  contains
  end type
  type, extends(base) :: child
    real(8) :: r = 2.5d0
    integer, allocatable :: w(:)
  contains
    final :: end_child
  end type
  integer :: ended(2) = 0
contains
  impure elemental subroutine end_base(x)
    type(base), intent(inout) :: x
    ended(1) = ended(1) + x%i
  end subroutine
  subroutine end_child(x)
    type(child), intent(inout) :: x(:)
    ended(2) = ended(2) + 100 * size(x) + sum(x%i)
  end subroutine
  subroutine clear(x)
    class(base), intent(out) :: x(:)
    integer :: k
    do k = 1, size(x)
      print *, x(k)%i, allocated(x(k)%v)
    end do
    select type (x)
    type is (child)
      print *, x%r
    end select
  end subroutine
  function copies(x) result(y)
    class(base), intent(in) :: x(:)
    class(base), allocatable :: y(:)
    allocate (y(size(x)), source=x)
  end function
  subroutine look(x)
    class(*), intent(in) :: x(:)
    select type (x)
    type is (child)
      print *, 'children', x%r
    type is (base)
      print *, 'bases', x%i
    class default
      print *, 'others'
    end select
  end subroutine
  recursive subroutine work(n)
    integer, intent(in) :: n
    class(base), allocatable :: a(:)
    class(*), allocatable :: u(:)
    integer :: k
    allocate (child :: a(n))
    do k = 1, n
      a(k)%i = k
      allocate (a(k)%v(k), source=k)
    end do
    call inner()
    call clear(a(2:n))
    u = a
    call look(u)
    print *, a%i, allocated(a(1)%v)
  contains
    subroutine inner()
      print *, a(n)%i
      select type (a)
      class is (child)
        a(1)%r = 9
        call look(a)
      end select
    end subroutine
  end subroutine
end module class_array_types
program class_array_elements
  use class_array_types
  implicit none
  call work(3)
  print *, ended
end program class_array_elements
