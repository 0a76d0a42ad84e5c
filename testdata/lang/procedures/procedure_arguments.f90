! procedures as arguments: external, module and intrinsic functions, subroutines, passed on through several levels
module functions
  implicit none
contains
  real(8) function cube(x)
    real(8), intent(in) :: x
    cube = x**3
  end function
  subroutine shift(a, n)
    integer, intent(in) :: n
    real(8), intent(inout) :: a(n)
    a(1:n-1) = a(2:n)
  end subroutine
end module
program p
  use functions
  implicit none
  real(8) :: integral, a(4)
  real(8), external :: outside
  external integral, twice
  intrinsic dsin, dsqrt
  print *, integral(cube, 0d0, 2d0, 100)
  print *, integral(outside, 0d0, 1d0, 10)
  print *, integral(dsin, 0d0, 1d0, 50), integral(dsqrt, 1d0, 2d0, 20)
  a = [1, 2, 3, 4]
  call apply(shift, a, 4)
  call apply(twice, a, 4)
  print *, a
end program
real(8) function integral(f, lo, hi, n)
  implicit none
  real(8), external :: f
  real(8) :: lo, hi, h, s, part
  integer :: n, i
  h = (hi - lo)/n
  s = 0
  do i = 1, n
    s = s + part(f, lo + (i-1)*h, h)
  end do
  integral = s
end function
real(8) function part(g, x, h)
  implicit none
  interface
    real(8) function g(x)
      real(8), intent(in) :: x
    end function
  end interface
  real(8) :: x, h
  part = h*(g(x) + 4*g(x + h/2) + g(x + h))/6
end function
real(8) function outside(x)
  implicit none
  real(8) :: x
  outside = 1/(1 + x*x)
end function
subroutine apply(s, a, n)
  implicit none
  external s
  integer :: n
  real(8) :: a(n)
  call s(a, n)
end subroutine
subroutine twice(a, n)
  implicit none
  integer :: n
  real(8) :: a(n)
  a = 2*a
end subroutine
