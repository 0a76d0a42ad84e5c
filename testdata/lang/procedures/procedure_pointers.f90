! ABSTRACT INTERFACE and PROCEDURE: dummy procedures, procedure pointers as variables, components and arguments
module methods
  implicit none
  abstract interface
    real(8) function scalar_function(x)
      real(8), intent(in) :: x
    end function
    subroutine stepper(y, n)
      integer, intent(in) :: n
      real(8), intent(inout) :: y(n)
    end subroutine
  end interface
  type solver
    procedure(scalar_function), pointer, nopass :: f => null()
    procedure(describe), pointer :: show => null()
    real(8) :: tolerance = 1d-10
    integer :: count = 0
  end type
  procedure(scalar_function), pointer :: current => null()
contains
  subroutine describe(self, label)
    class(solver), intent(inout) :: self
    character(*), intent(in) :: label
    self%count = self%count + 1
    print *, label, self%count
  end subroutine

  real(8) function square(x)
    real(8), intent(in) :: x
    square = x * x - 2
  end function

  real(8) function cubic(x)
    real(8), intent(in) :: x
    cubic = x**3 - 5
  end function

  real(8) function bisect(f, a, b) result(m)
    procedure(scalar_function) :: f
    real(8), intent(in) :: a, b
    real(8) :: lo, hi
    lo = a
    hi = b
    do while (hi - lo > 1d-9)
      m = (lo + hi) / 2
      if (f(lo) * f(m) <= 0) then
        hi = m
      else
        lo = m
      end if
    end do
  end function

  subroutine choose(k, p)
    integer, intent(in) :: k
    procedure(scalar_function), pointer, intent(out) :: p
    nullify(p)
    if (k == 1) p => square
    if (k == 2) p => cubic
  end subroutine

  subroutine doubled(y, n)
    integer, intent(in) :: n
    real(8), intent(inout) :: y(n)
    y = y * 2
  end subroutine

  subroutine apply(step, y, times)
    procedure(stepper), optional :: step
    real(8), intent(inout) :: y(:)
    integer, intent(in) :: times
    integer :: k
    do k = 1, times
      if (present(step)) call step(y, size(y))
    end do
  end subroutine

  subroutine run(y)
    real(8), intent(inout) :: y(:)
    procedure(stepper), pointer :: p
    p => doubled
    call apply(p, y, 2)
    call apply(y=y, times=3)
    p => shifted
    call p(y, size(y))
  end subroutine

  subroutine shifted(y, n)
    integer, intent(in) :: n
    real(8), intent(inout) :: y(n)
    y = y + 1
  end subroutine
end module

program procedure_pointers
  use methods
  implicit none
  procedure(scalar_function), pointer :: p
  procedure(real(8)), pointer :: untyped
  type(solver) :: s, t
  real(8) :: y(3)
  integer :: k
  do k = 0, 2
    call choose(k, p)
    print *, associated(p)
    if (associated(p)) print '(2f12.8)', p(3d0), bisect(p, 0d0, 3d0)
  end do
  print *, associated(p, cubic), associated(p, square), associated(current)
  current => square
  call twice
  y = [1d0, 2d0, 3d0]
  call run(y)
  print *, y
  s%f => cubic
  s%show => describe
  t = s
  print *, t%f(2d0) + s%f(1d0)
  call s%show('first')
  call s%show('second')
  call t%show('copy')
  t%f => null()
  print *, associated(t%f), associated(s%f), associated(s%f, cubic)
  p => s%f
  print *, p(10d0)
  untyped => square
  print *, untyped(4d0)
contains
  subroutine twice
    print *, current(5d0)
    current => cubic
    print *, current(5d0)
  end subroutine
end program
