! Derived types with parameters: kinds and constant lengths, by position and keyword, with defaults, and extended
module grids
  implicit none
  integer, parameter :: single = kind(1.0), double = kind(1d0)
  type :: field(k, n)
    integer, kind :: k = single
    integer, len :: n = 4
    integer :: steps = 0
    real(k) :: u(n)
    character(len=n) :: name
  end type
  type :: point(k)
    integer, kind :: k
    real(k) :: x, y
  end type
  type, extends(point) :: mass(m)
    integer, kind :: m = 4
    integer(m) :: grams
  end type
contains
  subroutine scale(f, by)
    type(field(double, 5)), intent(inout) :: f
    real(double), intent(in) :: by
    f%u = f%u * by
    f%steps = f%steps + 1
  end subroutine
  function norm(p) result(r)
    type(point(double)), intent(in) :: p
    real(double) :: r
    r = p%x**2 + p%y**2
  end function
end module
program parameterised_types
  use grids
  implicit none
  type(field) :: a
  type(field(double, 5)) :: b
  type(field(n=2, k=double)) :: c
  type(point(double)) :: p, q(2)
  type(mass(double, 8)) :: m
  type(mass(k=single)) :: light
  integer :: i
  a%u = [1, 2, 3, 4]
  a%name = 'first'
  print *, a%k, a%n, a%u, a%name
  b%u = [(i * 0.5d0, i = 1, 5)]
  b%name = 'double'
  call scale(b, 3d0)
  print *, b%u, b%name, b%steps, kind(b%u), size(b%u), len(b%name)
  c%u = 0.1d0
  print *, c%u, c%n, kind(c%u)
  p%x = 3
  p%y = 2
  q = p
  q(2)%y = 0.25d0
  print *, norm(p), norm(q(2)), q%y, p%k
  m%x = 7
  m%y = 2
  light%x = 1
  light%y = 2
  light%grams = 3
  m%grams = 2_8**40
  print *, m%x, m%y, m%grams, m%k, m%m
  print *, light%x, light%y, light%grams, kind(light%grams)
end program
