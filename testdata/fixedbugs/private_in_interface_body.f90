! Bounds in an interface body of a module read a component that is private there.
module m
  implicit none
  private
  type, public :: cls
    private
    integer :: n = 2
    procedure(deriv), pointer :: f => null()
  contains
    procedure, public :: init
    procedure, public :: run
  end type
  abstract interface
    subroutine deriv(me, x, d)
      import :: cls
      implicit none
      class(cls), intent(inout) :: me
      real, dimension(me%n), intent(in) :: x
      real, dimension(me%n), intent(out) :: d
    end subroutine
  end interface
  public :: deriv, c_size
contains
  pure integer function c_size(me)
    class(cls), intent(in) :: me
    c_size = me%n
  end function
  subroutine init(me, f)
    class(cls), intent(inout) :: me
    procedure(deriv) :: f
    me%f => f
  end subroutine
  subroutine run(me, x)
    class(cls), intent(inout) :: me
    real, intent(inout) :: x(:)
    real :: d(2)
    call me%f(x, d)
    x = d
  end subroutine
end module
program p
  use m
  implicit none
  type(cls) :: c
  real :: x(2) = [1., 2.]
  call c%init(double)
  call c%run(x)
  print *, x
contains
  subroutine double(me, x, d)
    class(cls), intent(inout) :: me
    real, dimension(c_size(me)), intent(in) :: x
    real, dimension(c_size(me)), intent(out) :: d
    d = 2*x
  end subroutine
end program
