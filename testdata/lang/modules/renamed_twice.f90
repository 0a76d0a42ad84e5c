! USE of a module more than once, with ONLY and renaming: a name that one USE renames is known by its own name only through
! another USE that gives it, Fortran 2008, 11.2.2. Generic names, operators and types are renamed alike.
module first
  implicit none
  integer :: x = 1, y = 2
  integer, parameter :: n = 3
  type point
    real :: a = 1.5, b = 2.5
  end type
  interface show
    module procedure show_int, show_real
  end interface
  interface operator(.plus.)
    module procedure add
  end interface
contains
  subroutine show_int(i)
    integer, intent(in) :: i
    print *, 'int', i
  end subroutine
  subroutine show_real(r)
    real, intent(in) :: r
    print *, 'real', r
  end subroutine
  function add(p, q) result(r)
    type(point), intent(in) :: p, q
    type(point) :: r
    r = point(p%a + q%a, p%b + q%b)
  end function
end module
module second
  use first, only: x2 => x, show, point
  use first, only: operator(.plus.), limit => n
  implicit none
  private
  public :: point, show, operator(.plus.), twice, x2, limit
contains
  integer function twice()
    twice = 2 * x2
  end function
end module
program renamed_twice
  use second
  implicit none
  type(point) :: p
  p = point(1., 2.) .plus. point()
  call show(twice())
  call show(p%b)
  call both()
  call only_first()
  call joined()
contains
  subroutine both()
    use first, only: px => x, py => y
    use first, only: y
    px = 10
    y = y + 5
    print *, px, py, y, limit, twice()
  end subroutine
  subroutine only_first()
    use first, print_it => show, dot => point
    type(dot) :: d
    d%a = n
    call print_it(d%a)
    call print_it(x)
  end subroutine
  subroutine joined()
    use first
    use second, only: fn => twice
    integer :: z(n)
    z = fn()
    print *, z, x, x2
  end subroutine
end program
