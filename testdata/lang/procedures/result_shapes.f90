! Array functions whose shape depends on more than plain arguments: components, sizes of allocatable components, variables of
! modules and hosts, and bound functions.
module grids
  implicit none
  integer :: global_n = 2
  type grid
    integer :: n = 0
    real, allocatable :: x(:), y(:,:)
  contains
    procedure :: shifted
    procedure :: outer => outer_product
  end type
contains
  function shifted(this, by) result(r)
    class(grid), intent(in) :: this
    real, intent(in) :: by
    real :: r(size(this%x))
    r = this%x + by
  end function
  function outer_product(this) result(r)
    class(grid), intent(in) :: this
    real :: r(size(this%x), lbound(this%y,2):ubound(this%y,2))
    integer :: i
    do i = lbound(r,2), ubound(r,2)
      r(:,i) = this%x * i
    end do
  end function
  function by_n(g) result(r)
    type(grid), intent(in) :: g
    real :: r(g%n, global_n)
    r = g%n
  end function
  pure function padded(a, n)
    integer, intent(in) :: a(:), n
    integer :: padded(max(size(a), n))
    padded = 0
    padded(:size(a)) = a
  end function
  elemental real function twice(x)
    real, intent(in) :: x
    twice = 2*x
  end function
end module
program result_shapes
  use grids
  implicit none
  type(grid) :: g
  integer :: m = 3
  real, allocatable :: r(:)
  g%n = 2
  g%x = [1., 2., 3.]
  allocate(g%y(2,0:1))
  print *, g%shifted(10.)
  r = g%shifted(1.) + twice(g%shifted(0.))
  print *, r, size(g%shifted(2.)), sum(g%shifted(2.))
  print *, g%outer(), shape(g%outer())
  print *, by_n(g)
  print *, padded([1,2], 4), padded([1,2,3], m - 2)
  print *, host(), 2*host(), maxval(host())
  m = 5
  print *, host(), inner(g)
  g%x = g%shifted(0.5)
  print *, g%x
contains
  function host() result(v)
    integer :: v(m), i
    v = [(i*i, i = 1, m)]
  end function
  function inner(q) result(s)
    type(grid), intent(in) :: q
    real :: s(size(q%x), m - 3)
    s = spread(q%x, 2, m - 3)
  end function
end program
