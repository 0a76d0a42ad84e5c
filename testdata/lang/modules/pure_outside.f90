! Procedures of a library whose interfaces say PURE: each image calls them for its own elements, and keeps what they give.
module mathematics
  use iso_c_binding
  implicit none
  interface
    pure function hypotenuse(x, y) result(r) bind(c, name='hypot')
      import :: c_double
      real(c_double), value :: x, y
      real(c_double) :: r
    end function
    pure function scaled(x, power) result(r) bind(c, name='ldexp')
      import :: c_double, c_int
      real(c_double), value :: x
      integer(c_int), value :: power
      real(c_double) :: r
    end function
    pure subroutine sine_cosine(x, s, c) bind(c, name='sincos')
      import :: c_double
      real(c_double), value :: x
      real(c_double), intent(out) :: s, c
    end subroutine
  end interface
contains
  ! The same through a procedure of the program.
  subroutine turned(x, s)
    real(c_double), intent(in) :: x
    real(c_double), intent(out) :: s
    real(c_double) :: c
    call sine_cosine(x, s, c)
    s = s + 2*c
  end subroutine
end module
program pure_outside
  use mathematics
  implicit none
  integer, parameter :: n = 13
  real(8) :: a(n), b(n), s(n), c(n), last
  integer :: power(n), i, one
!HPF$ DISTRIBUTE (BLOCK) :: a, b, s, c, power
  do i = 1, n
    a(i) = 3*i
    b(i) = 4*(n + 1 - i)
  end do
  do i = 1, n - 1
    s(i) = hypotenuse(a(i), b(i + 1))
  end do
  s(n) = hypotenuse(a(n), b(1))
  print '(5f10.5)', s
  do i = 1, n
    call sine_cosine(a(i)/n, s(i), c(i))
  end do
  print '(5f10.5)', s, c
  do i = 1, n
    call turned(a(i)/n, s(i))
  end do
  print '(5f10.5)', s
  do i = 1, n
    power(i) = mod(i, 4) - 1
  end do
  do i = 1, n
    s(i) = scaled(a(i), power(i)) + scaled(1d0, power(max(i - 1, 1)))
  end do
  print '(5f10.5)', s
  call sine_cosine(a(7)/n, last, s(12))
  print '(2f10.5)', last, s(12)
end program
