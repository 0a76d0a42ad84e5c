! Submodules: bodies with and without their heads repeated, generic and type-bound names, a submodule of a submodule.
module shapes
  implicit none
  integer, parameter :: dp = kind(1d0)
  integer :: calls = 0
  type point
    real(dp) :: x, y
  contains
    procedure :: norm
  end type
  interface
    module subroutine move(p, dx)
      type(point), intent(inout) :: p
      real(dp), intent(in) :: dx
    end subroutine
    pure module function norm(self) result(r)
      class(point), intent(in) :: self
      real(dp) :: r
    end function
  end interface
  interface total
    module function total_real(a) result(s)
      real(dp), intent(in) :: a(:)
      real(dp) :: s
    end function
    module function total_int(a) result(s)
      integer, intent(in) :: a(:)
      integer :: s
    end function
  end interface
  private :: helper
contains
  subroutine helper
    calls = calls + 1
  end subroutine
  subroutine twice(p)
    type(point), intent(inout) :: p
    call move(p, 1d0)
    call move(p, 1d0)
  end subroutine
end module
submodule (shapes) motions
  implicit none
  real(dp) :: factor = 2
  interface
    module subroutine deep(n)
      integer, intent(inout) :: n
    end subroutine
  end interface
contains
  module procedure move
    integer :: k
    call helper
    k = calls
    call deep(k)
    call own(p%y)
    p%x = p%x + factor*dx + k
  end procedure move
  module procedure norm
    r = sqrt(self%x**2 + self%y**2)
  end procedure
  subroutine own(y)
    real(dp), intent(inout) :: y
    y = y + 1
  end subroutine
end submodule motions
submodule (shapes:motions) deeper
contains
  module subroutine deep(n)
    integer, intent(inout) :: n
    factor = factor + 1
    n = n + 100
  end subroutine deep
end submodule
submodule (shapes) sums
contains
  module procedure total_real
    s = sum(a) + own(1)
  end procedure
  module function total_int(a) result(s)
    integer, intent(in) :: a(:)
    integer :: s
    s = sum(a) + own(2)
  end function
  integer function own(k)
    integer, intent(in) :: k
    own = 10*k
  end function
end submodule
program submodules
  use shapes
  implicit none
  type(point) :: p
  real(dp) :: a(20)
!HPF$ DISTRIBUTE a(BLOCK)
  integer :: i
  p = point(3d0, 4d0)
  print *, p%norm()
  call twice(p)
  print *, p%x, p%y, calls
  do i = 1, 20
    a(i) = i
  end do
  print *, total(a), total([1, 2, 3])
end program
