! Arrays of CLASS where their dynamic type would be lost.
module class_arrays_lost
  type t
    integer :: i = 1
  end type
  type, extends(t) :: u
    real :: r = 2
  end type
contains
  subroutine fixed(x)
    class(t), intent(in) :: x(2)
  end subroutine
  subroutine plain(x)
    type(t), intent(in) :: x(2)
  end subroutine
  subroutine described(x)
    class(t), intent(in) :: x(:)
  end subroutine
end module class_arrays_lost
program class_arrays
  use class_arrays_lost
  class(t), allocatable :: a(:), b(:)
  allocate (u :: a(4))
  call fixed(a)   ! ERROR "an array of CLASS for the argument 'x' of 'fixed', which has bounds of its own"
  call plain(a(2))   ! ERROR "an array of CLASS for the argument 'x' of 'plain'"
  call described((a))   ! ERROR "an expression that is an array of CLASS for the argument 'x' of 'described'"
  associate (c => (a))   ! ERROR "ASSOCIATE with an expression that is an array of CLASS"
    print *, size(c)
  end associate
  allocate (integer :: b(3))   ! ERROR "'b' of CLASS\(t\) cannot have the type 'integer\(4\)'"
end program class_arrays
