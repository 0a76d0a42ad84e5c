! pointers that functions give as actual arguments: the procedure sets what they point to
module pointer_function_m
  implicit none
  type :: box
    real, pointer :: r(:,:) => null()
  contains
    procedure :: row
  end type
contains
  function row(self, i) result(p)
    class(box), intent(in) :: self
    integer, intent(in) :: i
    real, pointer :: p(:)
    p => self%r(i,:)
  end function
  subroutine doubled(x)
    real, intent(inout) :: x(:)
    x = 2*x
  end subroutine
  subroutine sequence_(x, n)
    integer, intent(in) :: n
    real :: x(n)
    x = x + 1
  end subroutine
  subroutine dense(x)
    real, contiguous, intent(inout) :: x(:)
    x = x - 0.5
  end subroutine
end module
program pointer_function_as_actual
  use pointer_function_m
  implicit none
  real, target :: z(6) = [1., 2., 3., 4., 5., 6.], s = 2.0, m(2,3) = 1.
  type(box) :: b
  call doubled(part(2))
  print *, z
  call sequence_(part(3), 2)
  call dense(part(2))
  print *, z
  call one(scalar())
  print *, s, z(1)
  call shown(part(1) + 1)
  call shown((part(1)))
  print *, total(part(2)), z
  b%r => m
  call doubled(b%row(2))
  call dense(b%row(1))
  print *, m
  print *, tail('abcdef', 3)
contains
  function tail(s, k) result(t)
    character(*), intent(in) :: s
    integer, intent(in) :: k
    integer :: t
    t = length(s(k:)) + length(s(:k)//s(k:))
  end function
  integer function length(s)
    character(*), intent(in) :: s
    length = len(s)
  end function
  function part(step) result(p)
    integer, intent(in) :: step
    real, pointer :: p(:)
    p => z(::step)
  end function
  function scalar() result(p)
    real, pointer :: p
    p => s
  end function
  subroutine one(x)
    real, intent(inout) :: x
    x = x*3
  end subroutine
  subroutine shown(x)
    real, intent(in) :: x(:)
    print *, x
  end subroutine
  real function total(x)
    real :: x(:)
    total = sum(x)
    x(1) = -1
  end function
end program
