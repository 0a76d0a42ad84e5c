! what only an interface is known of is no procedure to call, to pass or to point to
module m
  type t
    integer :: n = 3
  end type
  abstract interface
    subroutine s(x)
      real :: x
    end subroutine
  end interface
  interface
    subroutine f(me)
      import t
      class(t), intent(in) :: me
    end subroutine
    function v(me) result(y)
      import t
      type(t), intent(in) :: me
      class(t), allocatable :: y
    end function
  end interface
  procedure(s), pointer :: p, q => s ! ERROR "cannot be pointed to"
  procedure(f), pointer :: r
contains
  subroutine g(a)
    procedure(s) :: a
  end subroutine
  subroutine h(a)
    procedure(f) :: a
  end subroutine
end module
program interfaces_alone
  use m
  class(t), allocatable :: z
  p => s ! ERROR "cannot be pointed to"
  call g(s) ! ERROR "cannot be passed on"
  call s(1.0) ! ERROR "cannot be called"
  allocate(z)
  call f(z) ! ERROR "CLASS arguments"
  call h(f) ! ERROR "CLASS arguments"
  r => f ! ERROR "CLASS arguments"
  z = v(t(1)) ! ERROR "CLASS arguments"
end program
