! Fortran 2008, chapter 14: IEEE_EXCEPTIONS with the values of gfortran 12, whose library asks and sets the processor.
! Each image has flags of its own; a flag signals if it does on any of them. PURE lets each image ask for its own.
module ieee_exceptions
  implicit none
  private
  type, public :: ieee_flag_type
    private
    integer :: flag
  end type
  type, public :: ieee_status_type
    private
    integer(8) :: state(32)
  end type
  type(ieee_flag_type), parameter, public :: ieee_invalid = ieee_flag_type(1)
  type(ieee_flag_type), parameter, public :: ieee_divide_by_zero = ieee_flag_type(4)
  type(ieee_flag_type), parameter, public :: ieee_overflow = ieee_flag_type(8)
  type(ieee_flag_type), parameter, public :: ieee_underflow = ieee_flag_type(16)
  type(ieee_flag_type), parameter, public :: ieee_inexact = ieee_flag_type(32)
  type(ieee_flag_type), parameter, public :: ieee_usual(3) = [ieee_overflow, ieee_divide_by_zero, ieee_invalid]
  type(ieee_flag_type), parameter, public :: ieee_all(5) = &
    [ieee_overflow, ieee_divide_by_zero, ieee_invalid, ieee_underflow, ieee_inexact]
  public :: ieee_get_flag, ieee_set_flag, ieee_get_halting_mode, ieee_set_halting_mode, ieee_get_status, ieee_set_status
  public :: ieee_support_flag, ieee_support_halting, operator(==), operator(/=)
  interface operator(==)
    module procedure flag_eq
  end interface
  interface operator(/=)
    module procedure flag_ne
  end interface
  interface ieee_get_flag
    module procedure get_flag, get_flags
  end interface
  interface ieee_set_flag
    module procedure set_flag, set_flags, set_flags_alike
  end interface
  interface ieee_get_halting_mode
    module procedure get_halting_mode, get_halting_modes
  end interface
  interface ieee_set_halting_mode
    module procedure set_halting_mode, set_halting_modes, set_halting_modes_alike
  end interface
  interface ieee_support_flag
    module procedure support_flag, support_flag_4, support_flag_8
  end interface
  interface ieee_get_status
    module procedure get_status
  end interface
  interface ieee_set_status
    module procedure set_status
  end interface
  interface
    pure subroutine c_get_flag(flag, value) bind(c, name='__ieee_exceptions_MOD_ieee_get_flag')
      integer, intent(in) :: flag
      logical, intent(out) :: value
    end subroutine
    subroutine c_set_flag(flag, value) bind(c, name='__ieee_exceptions_MOD_ieee_set_flag')
      integer, intent(in) :: flag
      logical, intent(in) :: value
    end subroutine
    subroutine c_get_halting(flag, value) bind(c, name='__ieee_exceptions_MOD_ieee_get_halting_mode')
      integer, intent(in) :: flag
      logical, intent(out) :: value
    end subroutine
    subroutine c_set_halting(flag, value) bind(c, name='__ieee_exceptions_MOD_ieee_set_halting_mode')
      integer, intent(in) :: flag
      logical, intent(in) :: value
    end subroutine
    subroutine c_get_status(state) bind(c, name='__ieee_exceptions_MOD_ieee_get_status')
      integer(8), intent(out) :: state(32)
    end subroutine
    subroutine c_set_status(state) bind(c, name='__ieee_exceptions_MOD_ieee_set_status')
      integer(8), intent(in) :: state(32)
    end subroutine
  end interface
contains
  elemental logical function flag_eq(a, b)
    type(ieee_flag_type), intent(in) :: a, b
    flag_eq = a%flag == b%flag
  end function
  elemental logical function flag_ne(a, b)
    type(ieee_flag_type), intent(in) :: a, b
    flag_ne = a%flag /= b%flag
  end function
  subroutine get_flag(flag, flag_value)
    type(ieee_flag_type), intent(in) :: flag
    logical, intent(out) :: flag_value
    logical :: of_image(number_of_processors())
!HPF$ DISTRIBUTE of_image(BLOCK)
    integer :: i
!HPF$ INDEPENDENT
    do i = 1, size(of_image)
      call c_get_flag(flag%flag, of_image(i))
    end do
    flag_value = any(of_image)
  end subroutine
  subroutine get_flags(flag, flag_value)
    type(ieee_flag_type), intent(in) :: flag(:)
    logical, intent(out) :: flag_value(:)
    integer :: i
    do i = 1, size(flag)
      call get_flag(flag(i), flag_value(i))
    end do
  end subroutine
  subroutine set_flag(flag, flag_value)
    type(ieee_flag_type), intent(in) :: flag
    logical, intent(in) :: flag_value
    call c_set_flag(flag%flag, flag_value)
  end subroutine
  subroutine set_flags(flag, flag_value)
    type(ieee_flag_type), intent(in) :: flag(:)
    logical, intent(in) :: flag_value(:)
    integer :: i
    do i = 1, size(flag)
      call c_set_flag(flag(i)%flag, flag_value(i))
    end do
  end subroutine
  subroutine set_flags_alike(flag, flag_value)
    type(ieee_flag_type), intent(in) :: flag(:)
    logical, intent(in) :: flag_value
    integer :: i
    do i = 1, size(flag)
      call c_set_flag(flag(i)%flag, flag_value)
    end do
  end subroutine
  subroutine get_halting_mode(flag, halting)
    type(ieee_flag_type), intent(in) :: flag
    logical, intent(out) :: halting
    call c_get_halting(flag%flag, halting)
  end subroutine
  subroutine get_halting_modes(flag, halting)
    type(ieee_flag_type), intent(in) :: flag(:)
    logical, intent(out) :: halting(:)
    integer :: i
    do i = 1, size(flag)
      call c_get_halting(flag(i)%flag, halting(i))
    end do
  end subroutine
  subroutine set_halting_mode(flag, halting)
    type(ieee_flag_type), intent(in) :: flag
    logical, intent(in) :: halting
    call c_set_halting(flag%flag, halting)
  end subroutine
  subroutine set_halting_modes(flag, halting)
    type(ieee_flag_type), intent(in) :: flag(:)
    logical, intent(in) :: halting(:)
    integer :: i
    do i = 1, size(flag)
      call c_set_halting(flag(i)%flag, halting(i))
    end do
  end subroutine
  subroutine set_halting_modes_alike(flag, halting)
    type(ieee_flag_type), intent(in) :: flag(:)
    logical, intent(in) :: halting
    integer :: i
    do i = 1, size(flag)
      call c_set_halting(flag(i)%flag, halting)
    end do
  end subroutine
  subroutine get_status(status_value)
    type(ieee_status_type), intent(out) :: status_value
    call c_get_status(status_value%state)
  end subroutine
  subroutine set_status(status_value)
    type(ieee_status_type), intent(in) :: status_value
    call c_set_status(status_value%state)
  end subroutine
  pure logical function support_flag(flag)
    type(ieee_flag_type), intent(in) :: flag
    support_flag = .true.
  end function
  pure logical function support_flag_4(flag, x)
    type(ieee_flag_type), intent(in) :: flag
    real(4), intent(in) :: x
    support_flag_4 = .true.
  end function
  pure logical function support_flag_8(flag, x)
    type(ieee_flag_type), intent(in) :: flag
    real(8), intent(in) :: x
    support_flag_8 = .true.
  end function
  pure logical function ieee_support_halting(flag)
    type(ieee_flag_type), intent(in) :: flag
    ieee_support_halting = .true.
  end function
end module
