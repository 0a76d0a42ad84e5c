! A module with a type of its own arithmetic: operators between the type and intrinsic types, defined unary and binary operators,
! assignment both ways, comparison, generic functions, arrays by elemental procedures, and a private helper.
module rationals
  implicit none
  private
  type, public :: rational
    private
    integer :: num = 0, den = 1
  end type
  public :: operator(+), operator(-), operator(*), operator(/), operator(==), operator(<), assignment(=)
  public :: operator(.inv.), operator(.over.), numerator, real, text
  interface operator(+)
    module procedure add, add_int
  end interface
  interface operator(-)
    module procedure negate, subtract
  end interface
  interface operator(*)
    module procedure multiply, int_times
  end interface
  interface operator(/)
    module procedure divide
  end interface
  interface operator(==)
    module procedure equal
  end interface
  interface operator(<)
    module procedure less
  end interface
  interface operator(.inv.)
    module procedure inverse
  end interface
  interface operator(.over.)
    module procedure over
  end interface
  interface assignment(=)
    module procedure from_int, to_real
  end interface
  interface real
    module procedure as_real
  end interface
contains
  elemental function over(n, d) result(r)
    integer, intent(in) :: n, d
    type(rational) :: r
    integer :: g
    g = gcd(abs(n), abs(d)) * sign(1, d)
    r%num = n / g
    r%den = d / g
  end function
  pure recursive integer function gcd(a, b) result(g)
    integer, intent(in) :: a, b
    if (b == 0) then
      g = max(a, 1)
    else
      g = gcd(b, mod(a, b))
    end if
  end function
  elemental type(rational) function add(a, b)
    type(rational), intent(in) :: a, b
    add = over(a%num * b%den + b%num * a%den, a%den * b%den)
  end function
  elemental type(rational) function add_int(a, i)
    type(rational), intent(in) :: a
    integer, intent(in) :: i
    add_int = over(a%num + i * a%den, a%den)
  end function
  elemental type(rational) function negate(a)
    type(rational), intent(in) :: a
    negate = over(-a%num, a%den)
  end function
  elemental type(rational) function subtract(a, b)
    type(rational), intent(in) :: a, b
    subtract = a + (-b)
  end function
  elemental type(rational) function multiply(a, b)
    type(rational), intent(in) :: a, b
    multiply = over(a%num * b%num, a%den * b%den)
  end function
  elemental type(rational) function int_times(i, a)
    integer, intent(in) :: i
    type(rational), intent(in) :: a
    int_times = over(i * a%num, a%den)
  end function
  elemental type(rational) function divide(a, b)
    type(rational), intent(in) :: a, b
    divide = a * .inv. b
  end function
  elemental type(rational) function inverse(a)
    type(rational), intent(in) :: a
    inverse = over(a%den, a%num)
  end function
  elemental logical function equal(a, b)
    type(rational), intent(in) :: a, b
    equal = a%num == b%num .and. a%den == b%den
  end function
  elemental logical function less(a, b)
    type(rational), intent(in) :: a, b
    less = a%num * b%den < b%num * a%den
  end function
  elemental subroutine from_int(a, i)
    type(rational), intent(out) :: a
    integer, intent(in) :: i
    a%num = i
  end subroutine
  elemental subroutine to_real(x, a)
    real, intent(out) :: x
    type(rational), intent(in) :: a
    x = as_real(a)
  end subroutine
  elemental real function as_real(a)
    type(rational), intent(in) :: a
    as_real = real(a%num) / real(a%den)
  end function
  elemental integer function numerator(a)
    type(rational), intent(in) :: a
    numerator = a%num
  end function
  function text(a)
    type(rational), intent(in) :: a
    character(9) :: text
    write (text, '(i4,"/",i4)') a%num, a%den
  end function
end module
program rational_numbers
  use rationals
  implicit none
  type(rational) :: a, b, v(3), h
  real :: x, y(3)
  integer :: i
  a = 3
  b = 2 .over. 6
  print *, text(a + b), text(a - b), text(a * b), text(a / b), text(-b), text(.inv. b), text(b + 1)
  print *, a == b, b < a, b + b + b == (1 .over. 1), real(b), numerator(a * b)
  v = [1, 2, 3]
  v = v * b + v
  print *, (text(v(i)), i = 1, 3), real(v), v < a, any(v == (4 .over. 3))
  v(2:3) = v(1:2)
  print *, (text(v(i)), i = 1, 3)
  x = b
  y = 2 * v
  print *, x, y
  h = 0
  do i = 1, 6
    h = h + (1 .over. i)
  end do
  print *, text(h), real(h)
  where (v < (2 .over. 1)) v = v / b
  print *, (text(v(i)), i = 1, 3)
end program
