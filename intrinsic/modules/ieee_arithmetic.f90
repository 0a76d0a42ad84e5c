! Fortran 2008, chapter 14: IEEE_ARITHMETIC with the values of gfortran 12. Arithmetic is in Fortran,
! so that loops with it become vectors; what asks or sets the state of the processor is libgfortran's.
module ieee_arithmetic
  use ieee_exceptions
  implicit none
  private
  public :: ieee_flag_type, ieee_status_type, ieee_invalid, ieee_overflow, ieee_divide_by_zero, ieee_underflow, ieee_inexact
  public :: ieee_usual, ieee_all
  public :: ieee_get_flag, ieee_set_flag, ieee_get_halting_mode, ieee_set_halting_mode, ieee_get_status, ieee_set_status
  public :: ieee_support_flag, ieee_support_halting
  type, public :: ieee_class_type
    private
    integer :: class
  end type
  type, public :: ieee_round_type
    private
    integer :: mode
  end type
  type(ieee_class_type), parameter, public :: ieee_other_value = ieee_class_type(0)
  type(ieee_class_type), parameter, public :: ieee_signaling_nan = ieee_class_type(1)
  type(ieee_class_type), parameter, public :: ieee_quiet_nan = ieee_class_type(2)
  type(ieee_class_type), parameter, public :: ieee_negative_inf = ieee_class_type(3)
  type(ieee_class_type), parameter, public :: ieee_negative_normal = ieee_class_type(4)
  type(ieee_class_type), parameter, public :: ieee_negative_denormal = ieee_class_type(5)
  type(ieee_class_type), parameter, public :: ieee_negative_zero = ieee_class_type(6)
  type(ieee_class_type), parameter, public :: ieee_positive_zero = ieee_class_type(7)
  type(ieee_class_type), parameter, public :: ieee_positive_denormal = ieee_class_type(8)
  type(ieee_class_type), parameter, public :: ieee_positive_normal = ieee_class_type(9)
  type(ieee_class_type), parameter, public :: ieee_positive_inf = ieee_class_type(10)
  type(ieee_class_type), parameter, public :: ieee_negative_subnormal = ieee_negative_denormal
  type(ieee_class_type), parameter, public :: ieee_positive_subnormal = ieee_positive_denormal
  type(ieee_round_type), parameter, public :: ieee_other = ieee_round_type(0)
  type(ieee_round_type), parameter, public :: ieee_down = ieee_round_type(1)
  type(ieee_round_type), parameter, public :: ieee_nearest = ieee_round_type(2)
  type(ieee_round_type), parameter, public :: ieee_to_zero = ieee_round_type(3)
  type(ieee_round_type), parameter, public :: ieee_up = ieee_round_type(4)
  public :: operator(==), operator(/=)
  interface operator(==)
    module procedure class_eq, round_eq
  end interface
  interface operator(/=)
    module procedure class_ne, round_ne
  end interface
  public :: ieee_class
  interface ieee_class
    module procedure class_4, class_8, class_10, class_16
  end interface
  public :: ieee_copy_sign
  interface ieee_copy_sign
    module procedure copy_sign_4_4, copy_sign_4_8, copy_sign_4_10, copy_sign_4_16, copy_sign_8_4, copy_sign_8_8, copy_sign_8_10, copy_sign_8_16
    module procedure copy_sign_10_4, copy_sign_10_8, copy_sign_10_10, copy_sign_10_16, copy_sign_16_4, copy_sign_16_8, copy_sign_16_10, copy_sign_16_16
  end interface
  public :: ieee_is_finite
  interface ieee_is_finite
    module procedure is_finite_4, is_finite_8, is_finite_10, is_finite_16
  end interface
  public :: ieee_is_nan
  interface ieee_is_nan
    module procedure is_nan_4, is_nan_8, is_nan_10, is_nan_16
  end interface
  public :: ieee_is_negative
  interface ieee_is_negative
    module procedure is_negative_4, is_negative_8, is_negative_10, is_negative_16
  end interface
  public :: ieee_is_normal
  interface ieee_is_normal
    module procedure is_normal_4, is_normal_8, is_normal_10, is_normal_16
  end interface
  public :: ieee_logb
  interface ieee_logb
    module procedure logb_4, logb_8, logb_10, logb_16
  end interface
  public :: ieee_next_after
  interface ieee_next_after
    module procedure next_after_4_4, next_after_4_8, next_after_4_10, next_after_4_16, next_after_8_4, next_after_8_8, next_after_8_10, next_after_8_16
    module procedure next_after_10_4, next_after_10_8, next_after_10_10, next_after_10_16, next_after_16_4, next_after_16_8, next_after_16_10, next_after_16_16
  end interface
  public :: ieee_rem
  interface ieee_rem
    module procedure rem_4_4, rem_4_8, rem_4_10, rem_4_16, rem_8_4, rem_8_8, rem_8_10, rem_8_16
    module procedure rem_10_4, rem_10_8, rem_10_10, rem_10_16, rem_16_4, rem_16_8, rem_16_10, rem_16_16
  end interface
  public :: ieee_rint
  interface ieee_rint
    module procedure rint_4, rint_8, rint_10, rint_16
  end interface
  public :: ieee_scalb
  interface ieee_scalb
    module procedure scalb_4_1, scalb_4_2, scalb_4_4, scalb_4_8, scalb_4_16
    module procedure scalb_8_1, scalb_8_2, scalb_8_4, scalb_8_8, scalb_8_16
    module procedure scalb_10_1, scalb_10_2, scalb_10_4, scalb_10_8, scalb_10_16
    module procedure scalb_16_1, scalb_16_2, scalb_16_4, scalb_16_8, scalb_16_16
  end interface
  public :: ieee_unordered
  interface ieee_unordered
    module procedure unordered_4_4, unordered_4_8, unordered_4_10, unordered_4_16, unordered_8_4, unordered_8_8, unordered_8_10, unordered_8_16
    module procedure unordered_10_4, unordered_10_8, unordered_10_10, unordered_10_16, unordered_16_4, unordered_16_8, unordered_16_10, unordered_16_16
  end interface
  public :: ieee_value
  interface ieee_value
    module procedure value_4, value_8, value_10, value_16
  end interface
  public :: ieee_support_datatype
  interface ieee_support_datatype
    module procedure support_datatype, support_datatype_4, support_datatype_8, support_datatype_10, support_datatype_16
  end interface
  public :: ieee_support_denormal
  interface ieee_support_denormal
    module procedure support_denormal, support_denormal_4, support_denormal_8, support_denormal_10, support_denormal_16
  end interface
  public :: ieee_support_subnormal
  interface ieee_support_subnormal
    module procedure support_subnormal, support_subnormal_4, support_subnormal_8, support_subnormal_10, support_subnormal_16
  end interface
  public :: ieee_support_divide
  interface ieee_support_divide
    module procedure support_divide, support_divide_4, support_divide_8, support_divide_10, support_divide_16
  end interface
  public :: ieee_support_inf
  interface ieee_support_inf
    module procedure support_inf, support_inf_4, support_inf_8, support_inf_10, support_inf_16
  end interface
  public :: ieee_support_io
  interface ieee_support_io
    module procedure support_io, support_io_4, support_io_8, support_io_10, support_io_16
  end interface
  public :: ieee_support_nan
  interface ieee_support_nan
    module procedure support_nan, support_nan_4, support_nan_8, support_nan_10, support_nan_16
  end interface
  public :: ieee_support_sqrt
  interface ieee_support_sqrt
    module procedure support_sqrt, support_sqrt_4, support_sqrt_8, support_sqrt_10, support_sqrt_16
  end interface
  public :: ieee_support_standard
  interface ieee_support_standard
    module procedure support_standard, support_standard_4, support_standard_8, support_standard_10, support_standard_16
  end interface
  public :: ieee_support_underflow_control
  interface ieee_support_underflow_control
    module procedure support_underflow_control, support_underflow_control_4, support_underflow_control_8, support_underflow_control_10, support_underflow_control_16
  end interface
  public :: ieee_support_rounding
  interface ieee_support_rounding
    module procedure support_rounding, support_rounding_4, support_rounding_8, support_rounding_10, support_rounding_16
  end interface
  public :: ieee_selected_real_kind
  public :: ieee_get_rounding_mode, ieee_set_rounding_mode, ieee_get_underflow_mode, ieee_set_underflow_mode
  interface ieee_get_rounding_mode
    module procedure get_rounding_mode
  end interface
  interface ieee_set_rounding_mode
    module procedure set_rounding_mode
  end interface
  interface ieee_get_underflow_mode
    module procedure get_underflow_mode
  end interface
  interface ieee_set_underflow_mode
    module procedure set_underflow_mode
  end interface
  interface
    pure real(4) function c_rint_4(x) bind(c, name='rintf')
      real(4), value :: x
    end function
    pure real(8) function c_rint_8(x) bind(c, name='rint')
      real(8), value :: x
    end function
    pure real(4) function c_remainder_4(x, y) bind(c, name='remainderf')
      real(4), value :: x, y
    end function
    pure real(8) function c_remainder_8(x, y) bind(c, name='remainder')
      real(8), value :: x, y
    end function
    pure real(10) function c_rint_10(x) bind(c, name='rintl')
      real(10), value :: x
    end function
    pure real(10) function c_remainder_10(x, y) bind(c, name='remainderl')
      real(10), value :: x, y
    end function
    pure real(16) function c_rint_16(x) bind(c, name='rintq')
      real(16), value :: x
    end function
    pure real(16) function c_remainder_16(x, y) bind(c, name='remainderq')
      real(16), value :: x, y
    end function
    pure integer function selected_kind(p, r, radix) bind(c, name='_gfortran_selected_real_kind2008')
      integer, intent(in) :: p, r, radix
    end function
    subroutine get_rounding(mode) bind(c, name='__ieee_arithmetic_MOD_ieee_get_rounding_mode')
      integer, intent(out) :: mode
    end subroutine
    subroutine set_rounding(mode) bind(c, name='__ieee_arithmetic_MOD_ieee_set_rounding_mode')
      integer, intent(in) :: mode
    end subroutine
    subroutine get_underflow(gradual) bind(c, name='__ieee_arithmetic_MOD_ieee_get_underflow_mode')
      logical, intent(out) :: gradual
    end subroutine
    subroutine set_underflow(gradual) bind(c, name='__ieee_arithmetic_MOD_ieee_set_underflow_mode')
      logical, intent(in) :: gradual
    end subroutine
  end interface
contains
  elemental logical function class_eq(a, b)
    type(ieee_class_type), intent(in) :: a, b
    class_eq = a%class == b%class
  end function
  elemental logical function class_ne(a, b)
    type(ieee_class_type), intent(in) :: a, b
    class_ne = a%class /= b%class
  end function
  elemental logical function round_eq(a, b)
    type(ieee_round_type), intent(in) :: a, b
    round_eq = a%mode == b%mode
  end function
  elemental logical function round_ne(a, b)
    type(ieee_round_type), intent(in) :: a, b
    round_ne = a%mode /= b%mode
  end function

  elemental type(ieee_class_type) function class_4(x) result(r)
    real(4), intent(in) :: x
    integer(4) :: bits, fraction
    integer :: e
    bits = transfer(x, bits)
    e = int(ibits(bits, 23, bit_size(bits) - 1 - 23))
    fraction = iand(bits, 8388607_4)
    if (e == 255 .and. fraction /= 0) then
      r = merge(ieee_quiet_nan, ieee_signaling_nan, btest(bits, 23 - 1))
    else if (e == 255) then
      r = merge(ieee_negative_inf, ieee_positive_inf, bits < 0)
    else if (e == 0 .and. fraction == 0) then
      r = merge(ieee_negative_zero, ieee_positive_zero, bits < 0)
    else if (e == 0) then
      r = merge(ieee_negative_denormal, ieee_positive_denormal, bits < 0)
    else
      r = merge(ieee_negative_normal, ieee_positive_normal, bits < 0)
    end if
  end function
  elemental real(4) function value_4(x, class) result(r)
    real(4), intent(in) :: x
    type(ieee_class_type), intent(in) :: class
    integer(4), parameter :: infinite = int(z'7f800000', 4)
    select case (class%class)
    case (1)
      r = transfer(int(z'7fa00000', 4), x)
    case (2)
      r = transfer(int(z'7fc00000', 4), x)
    case (3)
      r = -transfer(infinite, x)
    case (4)
      r = -42
    case (5)
      r = -tiny(1.0_4)/2
    case (6)
      r = -0.0_4
    case (7)
      r = 0
    case (8)
      r = tiny(1.0_4)/2
    case (9)
      r = 42
    case (10)
      r = transfer(infinite, x)
    case default
      r = 0
    end select
  end function
  elemental logical function is_finite_4(x)
    real(4), intent(in) :: x
    is_finite_4 = abs(x) <= huge(x)
  end function
  elemental logical function is_nan_4(x)
    real(4), intent(in) :: x
    is_nan_4 = x /= x
  end function
  elemental logical function is_negative_4(x)
    real(4), intent(in) :: x
    is_negative_4 = x == x .and. sign(1.0_4, x) < 0
  end function
  elemental logical function is_normal_4(x)
    real(4), intent(in) :: x
    is_normal_4 = abs(x) <= huge(x) .and. (abs(x) >= tiny(x) .or. x == 0)
  end function
  elemental real(4) function logb_4(x) result(r)
    real(4), intent(in) :: x
    if (x == 0) then
      r = -value_4(x, ieee_positive_inf)
    else if (abs(x) <= huge(x)) then
      r = exponent(x) - 1
    else
      r = abs(x)
    end if
  end function
  elemental real(4) function rint_4(x)
    real(4), intent(in) :: x
    rint_4 = c_rint_4(x)
  end function

  elemental type(ieee_class_type) function class_8(x) result(r)
    real(8), intent(in) :: x
    integer(8) :: bits, fraction
    integer :: e
    bits = transfer(x, bits)
    e = int(ibits(bits, 52, bit_size(bits) - 1 - 52))
    fraction = iand(bits, 4503599627370495_8)
    if (e == 2047 .and. fraction /= 0) then
      r = merge(ieee_quiet_nan, ieee_signaling_nan, btest(bits, 52 - 1))
    else if (e == 2047) then
      r = merge(ieee_negative_inf, ieee_positive_inf, bits < 0)
    else if (e == 0 .and. fraction == 0) then
      r = merge(ieee_negative_zero, ieee_positive_zero, bits < 0)
    else if (e == 0) then
      r = merge(ieee_negative_denormal, ieee_positive_denormal, bits < 0)
    else
      r = merge(ieee_negative_normal, ieee_positive_normal, bits < 0)
    end if
  end function
  elemental real(8) function value_8(x, class) result(r)
    real(8), intent(in) :: x
    type(ieee_class_type), intent(in) :: class
    integer(8), parameter :: infinite = int(z'7ff0000000000000', 8)
    select case (class%class)
    case (1)
      r = transfer(int(z'7ff4000000000000', 8), x)
    case (2)
      r = transfer(int(z'7ff8000000000000', 8), x)
    case (3)
      r = -transfer(infinite, x)
    case (4)
      r = -42
    case (5)
      r = -tiny(1.0_8)/2
    case (6)
      r = -0.0_8
    case (7)
      r = 0
    case (8)
      r = tiny(1.0_8)/2
    case (9)
      r = 42
    case (10)
      r = transfer(infinite, x)
    case default
      r = 0
    end select
  end function
  elemental logical function is_finite_8(x)
    real(8), intent(in) :: x
    is_finite_8 = abs(x) <= huge(x)
  end function
  elemental logical function is_nan_8(x)
    real(8), intent(in) :: x
    is_nan_8 = x /= x
  end function
  elemental logical function is_negative_8(x)
    real(8), intent(in) :: x
    is_negative_8 = x == x .and. sign(1.0_8, x) < 0
  end function
  elemental logical function is_normal_8(x)
    real(8), intent(in) :: x
    is_normal_8 = abs(x) <= huge(x) .and. (abs(x) >= tiny(x) .or. x == 0)
  end function
  elemental real(8) function logb_8(x) result(r)
    real(8), intent(in) :: x
    if (x == 0) then
      r = -value_8(x, ieee_positive_inf)
    else if (abs(x) <= huge(x)) then
      r = exponent(x) - 1
    else
      r = abs(x)
    end if
  end function
  elemental real(8) function rint_8(x)
    real(8), intent(in) :: x
    rint_8 = c_rint_8(x)
  end function
  elemental real(4) function copy_sign_4_4(x, y)
    real(4), intent(in) :: x
    real(4), intent(in) :: y
    copy_sign_4_4 = sign(x, real(sign(1.0_4, y), 4))
  end function
  elemental real(4) function next_after_4_4(x, y) result(r)
    real(4), intent(in) :: x
    real(4), intent(in) :: y
    if (x == y) then
      r = real(y, kind(x))
    else if (x < y) then
      r = nearest(x, 1.0)
    else if (x > y) then
      r = nearest(x, -1.0)
    else
      r = x + real(y, 4)
    end if
  end function
  elemental real(4) function rem_4_4(x, y)
    real(4), intent(in) :: x
    real(4), intent(in) :: y
    rem_4_4 = c_remainder_4(real(x, 4), real(y, 4))
  end function
  elemental logical function unordered_4_4(x, y)
    real(4), intent(in) :: x
    real(4), intent(in) :: y
    unordered_4_4 = x /= x .or. y /= y
  end function
  elemental real(4) function copy_sign_4_8(x, y)
    real(4), intent(in) :: x
    real(8), intent(in) :: y
    copy_sign_4_8 = sign(x, real(sign(1.0_8, y), 4))
  end function
  elemental real(4) function next_after_4_8(x, y) result(r)
    real(4), intent(in) :: x
    real(8), intent(in) :: y
    if (x == y) then
      r = real(y, kind(x))
    else if (x < y) then
      r = nearest(x, 1.0)
    else if (x > y) then
      r = nearest(x, -1.0)
    else
      r = x + real(y, 4)
    end if
  end function
  elemental real(8) function rem_4_8(x, y)
    real(4), intent(in) :: x
    real(8), intent(in) :: y
    rem_4_8 = c_remainder_8(real(x, 8), real(y, 8))
  end function
  elemental logical function unordered_4_8(x, y)
    real(4), intent(in) :: x
    real(8), intent(in) :: y
    unordered_4_8 = x /= x .or. y /= y
  end function
  elemental real(8) function copy_sign_8_4(x, y)
    real(8), intent(in) :: x
    real(4), intent(in) :: y
    copy_sign_8_4 = sign(x, real(sign(1.0_4, y), 8))
  end function
  elemental real(8) function next_after_8_4(x, y) result(r)
    real(8), intent(in) :: x
    real(4), intent(in) :: y
    if (x == y) then
      r = real(y, kind(x))
    else if (x < y) then
      r = nearest(x, 1.0)
    else if (x > y) then
      r = nearest(x, -1.0)
    else
      r = x + real(y, 8)
    end if
  end function
  elemental real(8) function rem_8_4(x, y)
    real(8), intent(in) :: x
    real(4), intent(in) :: y
    rem_8_4 = c_remainder_8(real(x, 8), real(y, 8))
  end function
  elemental logical function unordered_8_4(x, y)
    real(8), intent(in) :: x
    real(4), intent(in) :: y
    unordered_8_4 = x /= x .or. y /= y
  end function
  elemental real(8) function copy_sign_8_8(x, y)
    real(8), intent(in) :: x
    real(8), intent(in) :: y
    copy_sign_8_8 = sign(x, real(sign(1.0_8, y), 8))
  end function
  elemental real(8) function next_after_8_8(x, y) result(r)
    real(8), intent(in) :: x
    real(8), intent(in) :: y
    if (x == y) then
      r = real(y, kind(x))
    else if (x < y) then
      r = nearest(x, 1.0)
    else if (x > y) then
      r = nearest(x, -1.0)
    else
      r = x + real(y, 8)
    end if
  end function
  elemental real(8) function rem_8_8(x, y)
    real(8), intent(in) :: x
    real(8), intent(in) :: y
    rem_8_8 = c_remainder_8(real(x, 8), real(y, 8))
  end function
  elemental logical function unordered_8_8(x, y)
    real(8), intent(in) :: x
    real(8), intent(in) :: y
    unordered_8_8 = x /= x .or. y /= y
  end function
  pure logical function support_datatype()
    support_datatype = .true.
  end function
  pure logical function support_datatype_4(x)
    real(4), intent(in) :: x
    support_datatype_4 = .true.
  end function
  pure logical function support_datatype_8(x)
    real(8), intent(in) :: x
    support_datatype_8 = .true.
  end function
  pure logical function support_denormal()
    support_denormal = .true.
  end function
  pure logical function support_denormal_4(x)
    real(4), intent(in) :: x
    support_denormal_4 = .true.
  end function
  pure logical function support_denormal_8(x)
    real(8), intent(in) :: x
    support_denormal_8 = .true.
  end function
  pure logical function support_subnormal()
    support_subnormal = .true.
  end function
  pure logical function support_subnormal_4(x)
    real(4), intent(in) :: x
    support_subnormal_4 = .true.
  end function
  pure logical function support_subnormal_8(x)
    real(8), intent(in) :: x
    support_subnormal_8 = .true.
  end function
  pure logical function support_divide()
    support_divide = .true.
  end function
  pure logical function support_divide_4(x)
    real(4), intent(in) :: x
    support_divide_4 = .true.
  end function
  pure logical function support_divide_8(x)
    real(8), intent(in) :: x
    support_divide_8 = .true.
  end function
  pure logical function support_inf()
    support_inf = .true.
  end function
  pure logical function support_inf_4(x)
    real(4), intent(in) :: x
    support_inf_4 = .true.
  end function
  pure logical function support_inf_8(x)
    real(8), intent(in) :: x
    support_inf_8 = .true.
  end function
  pure logical function support_io()
    support_io = .true.
  end function
  pure logical function support_io_4(x)
    real(4), intent(in) :: x
    support_io_4 = .true.
  end function
  pure logical function support_io_8(x)
    real(8), intent(in) :: x
    support_io_8 = .true.
  end function
  pure logical function support_nan()
    support_nan = .true.
  end function
  pure logical function support_nan_4(x)
    real(4), intent(in) :: x
    support_nan_4 = .true.
  end function
  pure logical function support_nan_8(x)
    real(8), intent(in) :: x
    support_nan_8 = .true.
  end function
  pure logical function support_sqrt()
    support_sqrt = .true.
  end function
  pure logical function support_sqrt_4(x)
    real(4), intent(in) :: x
    support_sqrt_4 = .true.
  end function
  pure logical function support_sqrt_8(x)
    real(8), intent(in) :: x
    support_sqrt_8 = .true.
  end function
  pure logical function support_standard()
    support_standard = .true.
  end function
  pure logical function support_standard_4(x)
    real(4), intent(in) :: x
    support_standard_4 = .true.
  end function
  pure logical function support_standard_8(x)
    real(8), intent(in) :: x
    support_standard_8 = .true.
  end function
  pure logical function support_underflow_control()
    support_underflow_control = .true.
  end function
  pure logical function support_underflow_control_4(x)
    real(4), intent(in) :: x
    support_underflow_control_4 = .true.
  end function
  pure logical function support_underflow_control_8(x)
    real(8), intent(in) :: x
    support_underflow_control_8 = .true.
  end function
  pure logical function support_rounding(mode)
    type(ieee_round_type), intent(in) :: mode
    support_rounding = mode%mode >= 1 .and. mode%mode <= 4
  end function
  pure logical function support_rounding_4(mode, x)
    type(ieee_round_type), intent(in) :: mode
    real(4), intent(in) :: x
    support_rounding_4 = mode%mode >= 1 .and. mode%mode <= 4
  end function
  pure logical function support_rounding_8(mode, x)
    type(ieee_round_type), intent(in) :: mode
    real(8), intent(in) :: x
    support_rounding_8 = mode%mode >= 1 .and. mode%mode <= 4
  end function
  elemental real(4) function scalb_4_1(x, i)
    real(4), intent(in) :: x
    integer(1), intent(in) :: i
    scalb_4_1 = scale(x, int(i))
  end function
  elemental real(4) function scalb_4_2(x, i)
    real(4), intent(in) :: x
    integer(2), intent(in) :: i
    scalb_4_2 = scale(x, int(i))
  end function
  elemental real(4) function scalb_4_4(x, i)
    real(4), intent(in) :: x
    integer(4), intent(in) :: i
    scalb_4_4 = scale(x, i)
  end function
  elemental real(4) function scalb_4_8(x, i)
    real(4), intent(in) :: x
    integer(8), intent(in) :: i
    scalb_4_8 = scale(x, int(min(max(i, -100000_8), 100000_8)))
  end function
  elemental real(4) function scalb_4_16(x, i)
    real(4), intent(in) :: x
    integer(16), intent(in) :: i
    scalb_4_16 = scale(x, int(min(max(i, -100000_16), 100000_16)))
  end function
  elemental real(8) function scalb_8_1(x, i)
    real(8), intent(in) :: x
    integer(1), intent(in) :: i
    scalb_8_1 = scale(x, int(i))
  end function
  elemental real(8) function scalb_8_2(x, i)
    real(8), intent(in) :: x
    integer(2), intent(in) :: i
    scalb_8_2 = scale(x, int(i))
  end function
  elemental real(8) function scalb_8_4(x, i)
    real(8), intent(in) :: x
    integer(4), intent(in) :: i
    scalb_8_4 = scale(x, i)
  end function
  elemental real(8) function scalb_8_8(x, i)
    real(8), intent(in) :: x
    integer(8), intent(in) :: i
    scalb_8_8 = scale(x, int(min(max(i, -100000_8), 100000_8)))
  end function
  elemental real(8) function scalb_8_16(x, i)
    real(8), intent(in) :: x
    integer(16), intent(in) :: i
    scalb_8_16 = scale(x, int(min(max(i, -100000_16), 100000_16)))
  end function
  elemental real(10) function scalb_10_1(x, i)
    real(10), intent(in) :: x
    integer(1), intent(in) :: i
    scalb_10_1 = scale(x, int(i))
  end function
  elemental real(10) function scalb_10_2(x, i)
    real(10), intent(in) :: x
    integer(2), intent(in) :: i
    scalb_10_2 = scale(x, int(i))
  end function
  elemental real(10) function scalb_10_4(x, i)
    real(10), intent(in) :: x
    integer(4), intent(in) :: i
    scalb_10_4 = scale(x, i)
  end function
  elemental real(10) function scalb_10_8(x, i)
    real(10), intent(in) :: x
    integer(8), intent(in) :: i
    scalb_10_8 = scale(x, int(min(max(i, -100000_8), 100000_8)))
  end function
  elemental real(10) function scalb_10_16(x, i)
    real(10), intent(in) :: x
    integer(16), intent(in) :: i
    scalb_10_16 = scale(x, int(min(max(i, -100000_16), 100000_16)))
  end function
  elemental real(16) function scalb_16_1(x, i)
    real(16), intent(in) :: x
    integer(1), intent(in) :: i
    scalb_16_1 = scale(x, int(i))
  end function
  elemental real(16) function scalb_16_2(x, i)
    real(16), intent(in) :: x
    integer(2), intent(in) :: i
    scalb_16_2 = scale(x, int(i))
  end function
  elemental real(16) function scalb_16_4(x, i)
    real(16), intent(in) :: x
    integer(4), intent(in) :: i
    scalb_16_4 = scale(x, i)
  end function
  elemental real(16) function scalb_16_8(x, i)
    real(16), intent(in) :: x
    integer(8), intent(in) :: i
    scalb_16_8 = scale(x, int(min(max(i, -100000_8), 100000_8)))
  end function
  elemental real(16) function scalb_16_16(x, i)
    real(16), intent(in) :: x
    integer(16), intent(in) :: i
    scalb_16_16 = scale(x, int(min(max(i, -100000_16), 100000_16)))
  end function

  elemental type(ieee_class_type) function class_10(x) result(r)
    real(10), intent(in) :: x
    integer(8) :: bits(2)
    bits = transfer(x, bits)
    r = class_of(btest(bits(2), 15), int(ibits(bits(2), 0, 15)), shiftl(bits(1), 1) /= 0, btest(bits(1), 62))
  end function
  elemental type(ieee_class_type) function class_16(x) result(r)
    real(16), intent(in) :: x
    integer(8) :: bits(2)
    bits = transfer(x, bits)
    r = class_of(bits(2) < 0, int(ibits(bits(2), 48, 15)), ibits(bits(2), 0, 48) /= 0 .or. bits(1) /= 0, btest(bits(2), 47))
  end function
  pure type(ieee_class_type) function class_of(negative, e, fraction, quiet) result(r)
    logical, intent(in) :: negative, fraction, quiet
    integer, intent(in) :: e
    if (e == 32767 .and. fraction) then
      r = merge(ieee_quiet_nan, ieee_signaling_nan, quiet)
    else if (e == 32767) then
      r = merge(ieee_negative_inf, ieee_positive_inf, negative)
    else if (e == 0 .and. .not. fraction) then
      r = merge(ieee_negative_zero, ieee_positive_zero, negative)
    else if (e == 0) then
      r = merge(ieee_negative_denormal, ieee_positive_denormal, negative)
    else
      r = merge(ieee_negative_normal, ieee_positive_normal, negative)
    end if
  end function
  elemental real(10) function value_10(x, class) result(r)
    real(10), intent(in) :: x
    type(ieee_class_type), intent(in) :: class
    integer(8), parameter :: infinite(2) = [int(z'8000000000000000', 8), int(z'7fff', 8)]
    select case (class%class)
    case (1)
      r = transfer([int(z'a000000000000000', 8), int(z'7fff', 8)], x)
    case (2)
      r = transfer([int(z'c000000000000000', 8), int(z'7fff', 8)], x)
    case (3)
      r = -transfer(infinite, x)
    case (4)
      r = -42
    case (5)
      r = -tiny(1.0_10)/2
    case (6)
      r = -0.0_10
    case (7)
      r = 0
    case (8)
      r = tiny(1.0_10)/2
    case (9)
      r = 42
    case (10)
      r = transfer(infinite, x)
    case default
      r = 0
    end select
  end function
  elemental real(16) function value_16(x, class) result(r)
    real(16), intent(in) :: x
    type(ieee_class_type), intent(in) :: class
    integer(8), parameter :: infinite(2) = [0_8, int(z'7fff000000000000', 8)]
    select case (class%class)
    case (1)
      r = transfer([0_8, int(z'7fff400000000000', 8)], x)
    case (2)
      r = transfer([0_8, int(z'7fff800000000000', 8)], x)
    case (3)
      r = -transfer(infinite, x)
    case (4)
      r = -42
    case (5)
      r = -tiny(1.0_16)/2
    case (6)
      r = -0.0_16
    case (7)
      r = 0
    case (8)
      r = tiny(1.0_16)/2
    case (9)
      r = 42
    case (10)
      r = transfer(infinite, x)
    case default
      r = 0
    end select
  end function
  elemental logical function is_finite_10(x)
    real(10), intent(in) :: x
    is_finite_10 = abs(x) <= huge(x)
  end function
  elemental logical function is_finite_16(x)
    real(16), intent(in) :: x
    is_finite_16 = abs(x) <= huge(x)
  end function
  elemental logical function is_nan_10(x)
    real(10), intent(in) :: x
    is_nan_10 = x /= x
  end function
  elemental logical function is_nan_16(x)
    real(16), intent(in) :: x
    is_nan_16 = x /= x
  end function
  elemental logical function is_negative_10(x)
    real(10), intent(in) :: x
    is_negative_10 = x == x .and. sign(1.0_10, x) < 0
  end function
  elemental logical function is_negative_16(x)
    real(16), intent(in) :: x
    is_negative_16 = x == x .and. sign(1.0_16, x) < 0
  end function
  elemental logical function is_normal_10(x)
    real(10), intent(in) :: x
    is_normal_10 = abs(x) <= huge(x) .and. (abs(x) >= tiny(x) .or. x == 0)
  end function
  elemental logical function is_normal_16(x)
    real(16), intent(in) :: x
    is_normal_16 = abs(x) <= huge(x) .and. (abs(x) >= tiny(x) .or. x == 0)
  end function
  elemental real(10) function logb_10(x) result(r)
    real(10), intent(in) :: x
    if (x == 0) then
      r = -value_10(x, ieee_positive_inf)
    else if (abs(x) <= huge(x)) then
      r = exponent(x) - 1
    else
      r = abs(x)
    end if
  end function
  elemental real(16) function logb_16(x) result(r)
    real(16), intent(in) :: x
    if (x == 0) then
      r = -value_16(x, ieee_positive_inf)
    else if (abs(x) <= huge(x)) then
      r = exponent(x) - 1
    else
      r = abs(x)
    end if
  end function
  elemental real(10) function rint_10(x)
    real(10), intent(in) :: x
    rint_10 = c_rint_10(x)
  end function
  elemental real(16) function rint_16(x)
    real(16), intent(in) :: x
    rint_16 = c_rint_16(x)
  end function
  elemental real(4) function copy_sign_4_10(x, y)
    real(4), intent(in) :: x
    real(10), intent(in) :: y
    copy_sign_4_10 = sign(x, real(sign(1.0_10, y), 4))
  end function
  elemental real(4) function next_after_4_10(x, y) result(r)
    real(4), intent(in) :: x
    real(10), intent(in) :: y
    if (x == y) then
      r = real(y, kind(x))
    else if (x < y) then
      r = nearest(x, 1.0)
    else if (x > y) then
      r = nearest(x, -1.0)
    else
      r = x + real(y, 4)
    end if
  end function
  elemental real(10) function rem_4_10(x, y)
    real(4), intent(in) :: x
    real(10), intent(in) :: y
    rem_4_10 = c_remainder_10(real(x, 10), real(y, 10))
  end function
  elemental logical function unordered_4_10(x, y)
    real(4), intent(in) :: x
    real(10), intent(in) :: y
    unordered_4_10 = x /= x .or. y /= y
  end function
  elemental real(4) function copy_sign_4_16(x, y)
    real(4), intent(in) :: x
    real(16), intent(in) :: y
    copy_sign_4_16 = sign(x, real(sign(1.0_16, y), 4))
  end function
  elemental real(4) function next_after_4_16(x, y) result(r)
    real(4), intent(in) :: x
    real(16), intent(in) :: y
    if (x == y) then
      r = real(y, kind(x))
    else if (x < y) then
      r = nearest(x, 1.0)
    else if (x > y) then
      r = nearest(x, -1.0)
    else
      r = x + real(y, 4)
    end if
  end function
  elemental real(16) function rem_4_16(x, y)
    real(4), intent(in) :: x
    real(16), intent(in) :: y
    rem_4_16 = c_remainder_16(real(x, 16), real(y, 16))
  end function
  elemental logical function unordered_4_16(x, y)
    real(4), intent(in) :: x
    real(16), intent(in) :: y
    unordered_4_16 = x /= x .or. y /= y
  end function
  elemental real(8) function copy_sign_8_10(x, y)
    real(8), intent(in) :: x
    real(10), intent(in) :: y
    copy_sign_8_10 = sign(x, real(sign(1.0_10, y), 8))
  end function
  elemental real(8) function next_after_8_10(x, y) result(r)
    real(8), intent(in) :: x
    real(10), intent(in) :: y
    if (x == y) then
      r = real(y, kind(x))
    else if (x < y) then
      r = nearest(x, 1.0)
    else if (x > y) then
      r = nearest(x, -1.0)
    else
      r = x + real(y, 8)
    end if
  end function
  elemental real(10) function rem_8_10(x, y)
    real(8), intent(in) :: x
    real(10), intent(in) :: y
    rem_8_10 = c_remainder_10(real(x, 10), real(y, 10))
  end function
  elemental logical function unordered_8_10(x, y)
    real(8), intent(in) :: x
    real(10), intent(in) :: y
    unordered_8_10 = x /= x .or. y /= y
  end function
  elemental real(8) function copy_sign_8_16(x, y)
    real(8), intent(in) :: x
    real(16), intent(in) :: y
    copy_sign_8_16 = sign(x, real(sign(1.0_16, y), 8))
  end function
  elemental real(8) function next_after_8_16(x, y) result(r)
    real(8), intent(in) :: x
    real(16), intent(in) :: y
    if (x == y) then
      r = real(y, kind(x))
    else if (x < y) then
      r = nearest(x, 1.0)
    else if (x > y) then
      r = nearest(x, -1.0)
    else
      r = x + real(y, 8)
    end if
  end function
  elemental real(16) function rem_8_16(x, y)
    real(8), intent(in) :: x
    real(16), intent(in) :: y
    rem_8_16 = c_remainder_16(real(x, 16), real(y, 16))
  end function
  elemental logical function unordered_8_16(x, y)
    real(8), intent(in) :: x
    real(16), intent(in) :: y
    unordered_8_16 = x /= x .or. y /= y
  end function
  elemental real(10) function copy_sign_10_4(x, y)
    real(10), intent(in) :: x
    real(4), intent(in) :: y
    copy_sign_10_4 = sign(x, real(sign(1.0_4, y), 10))
  end function
  elemental real(10) function next_after_10_4(x, y) result(r)
    real(10), intent(in) :: x
    real(4), intent(in) :: y
    if (x == y) then
      r = real(y, kind(x))
    else if (x < y) then
      r = nearest(x, 1.0)
    else if (x > y) then
      r = nearest(x, -1.0)
    else
      r = x + real(y, 10)
    end if
  end function
  elemental real(10) function rem_10_4(x, y)
    real(10), intent(in) :: x
    real(4), intent(in) :: y
    rem_10_4 = c_remainder_10(real(x, 10), real(y, 10))
  end function
  elemental logical function unordered_10_4(x, y)
    real(10), intent(in) :: x
    real(4), intent(in) :: y
    unordered_10_4 = x /= x .or. y /= y
  end function
  elemental real(10) function copy_sign_10_8(x, y)
    real(10), intent(in) :: x
    real(8), intent(in) :: y
    copy_sign_10_8 = sign(x, real(sign(1.0_8, y), 10))
  end function
  elemental real(10) function next_after_10_8(x, y) result(r)
    real(10), intent(in) :: x
    real(8), intent(in) :: y
    if (x == y) then
      r = real(y, kind(x))
    else if (x < y) then
      r = nearest(x, 1.0)
    else if (x > y) then
      r = nearest(x, -1.0)
    else
      r = x + real(y, 10)
    end if
  end function
  elemental real(10) function rem_10_8(x, y)
    real(10), intent(in) :: x
    real(8), intent(in) :: y
    rem_10_8 = c_remainder_10(real(x, 10), real(y, 10))
  end function
  elemental logical function unordered_10_8(x, y)
    real(10), intent(in) :: x
    real(8), intent(in) :: y
    unordered_10_8 = x /= x .or. y /= y
  end function
  elemental real(10) function copy_sign_10_10(x, y)
    real(10), intent(in) :: x
    real(10), intent(in) :: y
    copy_sign_10_10 = sign(x, real(sign(1.0_10, y), 10))
  end function
  elemental real(10) function next_after_10_10(x, y) result(r)
    real(10), intent(in) :: x
    real(10), intent(in) :: y
    if (x == y) then
      r = real(y, kind(x))
    else if (x < y) then
      r = nearest(x, 1.0)
    else if (x > y) then
      r = nearest(x, -1.0)
    else
      r = x + real(y, 10)
    end if
  end function
  elemental real(10) function rem_10_10(x, y)
    real(10), intent(in) :: x
    real(10), intent(in) :: y
    rem_10_10 = c_remainder_10(real(x, 10), real(y, 10))
  end function
  elemental logical function unordered_10_10(x, y)
    real(10), intent(in) :: x
    real(10), intent(in) :: y
    unordered_10_10 = x /= x .or. y /= y
  end function
  elemental real(10) function copy_sign_10_16(x, y)
    real(10), intent(in) :: x
    real(16), intent(in) :: y
    copy_sign_10_16 = sign(x, real(sign(1.0_16, y), 10))
  end function
  elemental real(10) function next_after_10_16(x, y) result(r)
    real(10), intent(in) :: x
    real(16), intent(in) :: y
    if (x == y) then
      r = real(y, kind(x))
    else if (x < y) then
      r = nearest(x, 1.0)
    else if (x > y) then
      r = nearest(x, -1.0)
    else
      r = x + real(y, 10)
    end if
  end function
  elemental real(16) function rem_10_16(x, y)
    real(10), intent(in) :: x
    real(16), intent(in) :: y
    rem_10_16 = c_remainder_16(real(x, 16), real(y, 16))
  end function
  elemental logical function unordered_10_16(x, y)
    real(10), intent(in) :: x
    real(16), intent(in) :: y
    unordered_10_16 = x /= x .or. y /= y
  end function
  elemental real(16) function copy_sign_16_4(x, y)
    real(16), intent(in) :: x
    real(4), intent(in) :: y
    copy_sign_16_4 = sign(x, real(sign(1.0_4, y), 16))
  end function
  elemental real(16) function next_after_16_4(x, y) result(r)
    real(16), intent(in) :: x
    real(4), intent(in) :: y
    if (x == y) then
      r = real(y, kind(x))
    else if (x < y) then
      r = nearest(x, 1.0)
    else if (x > y) then
      r = nearest(x, -1.0)
    else
      r = x + real(y, 16)
    end if
  end function
  elemental real(16) function rem_16_4(x, y)
    real(16), intent(in) :: x
    real(4), intent(in) :: y
    rem_16_4 = c_remainder_16(real(x, 16), real(y, 16))
  end function
  elemental logical function unordered_16_4(x, y)
    real(16), intent(in) :: x
    real(4), intent(in) :: y
    unordered_16_4 = x /= x .or. y /= y
  end function
  elemental real(16) function copy_sign_16_8(x, y)
    real(16), intent(in) :: x
    real(8), intent(in) :: y
    copy_sign_16_8 = sign(x, real(sign(1.0_8, y), 16))
  end function
  elemental real(16) function next_after_16_8(x, y) result(r)
    real(16), intent(in) :: x
    real(8), intent(in) :: y
    if (x == y) then
      r = real(y, kind(x))
    else if (x < y) then
      r = nearest(x, 1.0)
    else if (x > y) then
      r = nearest(x, -1.0)
    else
      r = x + real(y, 16)
    end if
  end function
  elemental real(16) function rem_16_8(x, y)
    real(16), intent(in) :: x
    real(8), intent(in) :: y
    rem_16_8 = c_remainder_16(real(x, 16), real(y, 16))
  end function
  elemental logical function unordered_16_8(x, y)
    real(16), intent(in) :: x
    real(8), intent(in) :: y
    unordered_16_8 = x /= x .or. y /= y
  end function
  elemental real(16) function copy_sign_16_10(x, y)
    real(16), intent(in) :: x
    real(10), intent(in) :: y
    copy_sign_16_10 = sign(x, real(sign(1.0_10, y), 16))
  end function
  elemental real(16) function next_after_16_10(x, y) result(r)
    real(16), intent(in) :: x
    real(10), intent(in) :: y
    if (x == y) then
      r = real(y, kind(x))
    else if (x < y) then
      r = nearest(x, 1.0)
    else if (x > y) then
      r = nearest(x, -1.0)
    else
      r = x + real(y, 16)
    end if
  end function
  elemental real(16) function rem_16_10(x, y)
    real(16), intent(in) :: x
    real(10), intent(in) :: y
    rem_16_10 = c_remainder_16(real(x, 16), real(y, 16))
  end function
  elemental logical function unordered_16_10(x, y)
    real(16), intent(in) :: x
    real(10), intent(in) :: y
    unordered_16_10 = x /= x .or. y /= y
  end function
  elemental real(16) function copy_sign_16_16(x, y)
    real(16), intent(in) :: x
    real(16), intent(in) :: y
    copy_sign_16_16 = sign(x, real(sign(1.0_16, y), 16))
  end function
  elemental real(16) function next_after_16_16(x, y) result(r)
    real(16), intent(in) :: x
    real(16), intent(in) :: y
    if (x == y) then
      r = real(y, kind(x))
    else if (x < y) then
      r = nearest(x, 1.0)
    else if (x > y) then
      r = nearest(x, -1.0)
    else
      r = x + real(y, 16)
    end if
  end function
  elemental real(16) function rem_16_16(x, y)
    real(16), intent(in) :: x
    real(16), intent(in) :: y
    rem_16_16 = c_remainder_16(real(x, 16), real(y, 16))
  end function
  elemental logical function unordered_16_16(x, y)
    real(16), intent(in) :: x
    real(16), intent(in) :: y
    unordered_16_16 = x /= x .or. y /= y
  end function
  pure logical function support_datatype_10(x)
    real(10), intent(in) :: x
    support_datatype_10 = .true.
  end function
  pure logical function support_datatype_16(x)
    real(16), intent(in) :: x
    support_datatype_16 = .true.
  end function
  pure logical function support_denormal_10(x)
    real(10), intent(in) :: x
    support_denormal_10 = .true.
  end function
  pure logical function support_denormal_16(x)
    real(16), intent(in) :: x
    support_denormal_16 = .true.
  end function
  pure logical function support_subnormal_10(x)
    real(10), intent(in) :: x
    support_subnormal_10 = .true.
  end function
  pure logical function support_subnormal_16(x)
    real(16), intent(in) :: x
    support_subnormal_16 = .true.
  end function
  pure logical function support_divide_10(x)
    real(10), intent(in) :: x
    support_divide_10 = .true.
  end function
  pure logical function support_divide_16(x)
    real(16), intent(in) :: x
    support_divide_16 = .true.
  end function
  pure logical function support_inf_10(x)
    real(10), intent(in) :: x
    support_inf_10 = .true.
  end function
  pure logical function support_inf_16(x)
    real(16), intent(in) :: x
    support_inf_16 = .true.
  end function
  pure logical function support_io_10(x)
    real(10), intent(in) :: x
    support_io_10 = .true.
  end function
  pure logical function support_io_16(x)
    real(16), intent(in) :: x
    support_io_16 = .true.
  end function
  pure logical function support_nan_10(x)
    real(10), intent(in) :: x
    support_nan_10 = .true.
  end function
  pure logical function support_nan_16(x)
    real(16), intent(in) :: x
    support_nan_16 = .true.
  end function
  pure logical function support_sqrt_10(x)
    real(10), intent(in) :: x
    support_sqrt_10 = .true.
  end function
  pure logical function support_sqrt_16(x)
    real(16), intent(in) :: x
    support_sqrt_16 = .true.
  end function
  pure logical function support_standard_10(x)
    real(10), intent(in) :: x
    support_standard_10 = .true.
  end function
  pure logical function support_standard_16(x)
    real(16), intent(in) :: x
    support_standard_16 = .true.
  end function
  pure logical function support_underflow_control_10(x)
    real(10), intent(in) :: x
    support_underflow_control_10 = .false.
  end function
  pure logical function support_underflow_control_16(x)
    real(16), intent(in) :: x
    support_underflow_control_16 = .false.
  end function
  pure logical function support_rounding_10(mode, x)
    type(ieee_round_type), intent(in) :: mode
    real(10), intent(in) :: x
    support_rounding_10 = mode%mode >= 1 .and. mode%mode <= 4
  end function
  pure logical function support_rounding_16(mode, x)
    type(ieee_round_type), intent(in) :: mode
    real(16), intent(in) :: x
    support_rounding_16 = mode%mode >= 1 .and. mode%mode <= 4
  end function
  pure integer function ieee_selected_real_kind(p, r, radix)
    integer, intent(in), optional :: p, r, radix
    integer :: digits, extent, base
    digits = 0
    extent = 0
    base = 2
    if (present(p)) digits = p
    if (present(r)) extent = r
    if (present(radix)) base = radix
    ieee_selected_real_kind = selected_kind(digits, extent, base)
  end function
  subroutine get_rounding_mode(round_value)
    type(ieee_round_type), intent(out) :: round_value
    call get_rounding(round_value%mode)
  end subroutine
  subroutine set_rounding_mode(round_value)
    type(ieee_round_type), intent(in) :: round_value
    call set_rounding(round_value%mode)
  end subroutine
  subroutine get_underflow_mode(gradual)
    logical, intent(out) :: gradual
    call get_underflow(gradual)
  end subroutine
  subroutine set_underflow_mode(gradual)
    logical, intent(in) :: gradual
    call set_underflow(gradual)
  end subroutine
end module
