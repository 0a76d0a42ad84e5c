! internal procedures as actual arguments: they see the variables of their host, arrays, dummies and pointers to procedures
module quadrature
  implicit none
  abstract interface
    real(8) function integrand(x)
      real(8), intent(in) :: x
    end function
  end interface
contains
  real(8) function integrate(f, a, b, n)
    procedure(integrand) :: f
    real(8), intent(in) :: a, b
    integer, intent(in) :: n
    integer :: i
    integrate = 0
    do i = 1, n
      integrate = integrate + f(a + (b - a) * (i - 0.5d0) / n) * (b - a) / n
    end do
  end function

  subroutine run(scale, powers)
    real(8), intent(in) :: scale
    integer, intent(in) :: powers(:)
    integer :: calls, k
    real(8) :: weights(size(powers))
    procedure(integrand), pointer :: p
    calls = 0
    weights = 1d0
    do k = 1, size(powers)
      weights(k) = scale * k
      print '(f10.6, i5)', integrate(power, 0d0, 1d0, 10), calls
    end do
    p => constant
    print '(f10.6, i5)', integrate(p, 0d0, 2d0, 4) + p(1d0), calls
    call twice(bump)
    print *, calls, sum(weights)
  contains
    real(8) function power(x)
      real(8), intent(in) :: x
      calls = calls + 1
      power = weights(k) * x**powers(k)
    end function
    real(8) function constant(x)
      real(8), intent(in) :: x
      constant = scale
      calls = calls + 100
    end function
    subroutine bump(by)
      integer, intent(in) :: by
      calls = calls + by
      weights = weights + by
    end subroutine
  end subroutine

  subroutine twice(s)
    interface
      subroutine s(by)
        integer, intent(in) :: by
      end subroutine
    end interface
    call s(1)
    call s(10)
  end subroutine
end module

program internal_arguments
  use quadrature
  implicit none
  real(8) :: total
  total = 0
  call run(2d0, [1, 2, 3])
  call run(0.5d0, [4, 0])
  print '(f10.6)', integrate(line, 0d0, 2d0, 5), total
contains
  real(8) function line(x)
    real(8), intent(in) :: x
    line = 2 * x
    total = total + x
  end function
end program
