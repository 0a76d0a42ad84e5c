module m
  implicit none
  type t
    private
    integer :: i = 1
    integer, allocatable :: a(:)
  contains
    procedure, private :: hidden
    procedure :: show
  end type
  integer, protected :: k = 5
  interface
    module subroutine hidden(x)
      class(t), intent(inout) :: x
    end subroutine
    module subroutine show(x)
      class(t), intent(inout) :: x
    end subroutine
  end interface
end module
submodule (m) s
contains
  module subroutine hidden(x)
    class(t), intent(inout) :: x
    x%i = x%i + 1
    k = k + x%i
  end subroutine
end submodule
submodule (m:s) deeper
contains
  module subroutine show(x)
    class(t), intent(inout) :: x
    call x%hidden()
    x%a = [x%i, k]
    print *, x%i, x%a
    call inner()
  contains
    subroutine inner()
      print *, x%i
    end subroutine
  end subroutine
end submodule
program private_in_submodule
  use m
  type(t) :: v
  call v%show()
  print *, k
end program
