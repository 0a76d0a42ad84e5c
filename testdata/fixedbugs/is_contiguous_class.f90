! IS_CONTIGUOUS of an array of CLASS compared distances in bytes with the size of its declared type
module is_contiguous_types
  implicit none
  type base
    integer :: i = 1
  end type
  type, extends(base) :: child
    real(8) :: r(2) = 2
  end type
contains
  subroutine ask(x)
    class(base), intent(in) :: x(:)
    print *, is_contiguous(x), is_contiguous(x(::2)), storage_size(x), size(x)
  end subroutine
end module
program is_contiguous_class
  use is_contiguous_types
  implicit none
  type(base) :: b(3)
  type(child) :: c(4)
  class(base), allocatable :: a(:)
  call ask(b)
  call ask(c)
  call ask(c(2:4))
  allocate (child :: a(5))
  call ask(a)
  deallocate (a)
  allocate (a(5))
  call ask(a)
end program
