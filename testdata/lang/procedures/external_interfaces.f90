! External procedures by interface blocks: assumed shape, optional and keyword arguments, array results, allocatable and pointer
! dummies, generic names over external procedures, procedure arguments with explicit and implicit interfaces.
subroutine scale_all(a, factor, offset)
  implicit none
  real, intent(inout) :: a(:,:)
  real, intent(in) :: factor
  real, intent(in), optional :: offset
  a = a * factor
  if (present(offset)) a = a + offset
end subroutine
function running(a) result(r)
  implicit none
  integer, intent(in) :: a(:)
  integer :: r(size(a)), i
  r(1) = a(1)
  do i = 2, size(a)
    r(i) = r(i - 1) + a(i)
  end do
end function
subroutine grow(list, value)
  implicit none
  integer, allocatable, intent(inout) :: list(:)
  integer, intent(in) :: value
  if (allocated(list)) then
    list = [list, value]
  else
    list = [value]
  end if
end subroutine
subroutine largest(a, p)
  implicit none
  integer, target, intent(in) :: a(:)
  integer, pointer, intent(out) :: p
  p => a(maxloc(a, 1))
end subroutine
subroutine swap_int(a, b)
  integer, intent(inout) :: a, b
  integer :: t
  t = a; a = b; b = t
end subroutine
subroutine swap_real(a, b)
  real, intent(inout) :: a, b
  real :: t
  t = a; a = b; b = t
end subroutine
real function simpson(f, a, b, n)
  implicit none
  interface
    real function f(x)
      real, intent(in) :: x
    end function
  end interface
  real, intent(in) :: a, b
  integer, intent(in) :: n
  real :: h
  integer :: i
  h = (b - a) / n
  simpson = f(a) + f(b)
  do i = 1, n - 1
    simpson = simpson + merge(4, 2, mod(i, 2) == 1) * f(a + i * h)
  end do
  simpson = simpson * h / 3
end function
real function cube(x)
  real, intent(in) :: x
  cube = x**3
end function
subroutine apply(s, n, v)
  implicit none
  external :: s
  integer :: n, v(n), i
  do i = 1, n - 1, 2
    call s(v(i), v(i + 1))
  end do
end subroutine
program external_interfaces
  implicit none
  interface
    subroutine scale_all(a, factor, offset)
      real, intent(inout) :: a(:,:)
      real, intent(in) :: factor
      real, intent(in), optional :: offset
    end subroutine
    function running(a) result(r)
      integer, intent(in) :: a(:)
      integer :: r(size(a))
    end function
    subroutine grow(list, value)
      integer, allocatable, intent(inout) :: list(:)
      integer, intent(in) :: value
    end subroutine
    subroutine largest(a, p)
      integer, target, intent(in) :: a(:)
      integer, pointer, intent(out) :: p
    end subroutine
  end interface
  interface swap
    subroutine swap_int(a, b)
      integer, intent(inout) :: a, b
    end subroutine
    subroutine swap_real(a, b)
      real, intent(inout) :: a, b
    end subroutine
  end interface
  real, external :: simpson, cube
  real :: m(2, 3), x = 1., y = 2.
  integer, target :: v(6) = [3, 1, 4, 1, 5, 9]
  integer, allocatable :: list(:)
  integer, pointer :: top
  integer :: i = 1, j = 2
  m = 1.
  call scale_all(m, 3.)
  call scale_all(m(:,1:3:2), offset=0.5, factor=2.)
  print *, m
  print *, running(v), running(v(6:1:-2)), sum(running([1, 2, 3]))
  do i = 1, 3
    call grow(list, i * 10)
  end do
  print *, list, size(list)
  call largest(v, top)
  top = -top
  print *, v, top
  call swap(i, j)
  call swap(x, y)
  call swap(v(1), v(6))
  print *, i, j, x, y, v
  print *, simpson(cube, 0., 2., 4), nint(1000 * simpson(cube, 0., 1., 2))
  call apply(swap_int, 6, v)
  print *, v
end program
