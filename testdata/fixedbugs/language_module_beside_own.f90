! A program may hold a module with the name of one of the language, which USE, INTRINSIC still means, Fortran 2008, 11.2.2.
module iso_fortran_env
  implicit none
  integer, parameter :: output_unit = -5, real64 = -1
contains
  subroutine which
    print *, 'the module of the program'
  end subroutine
end module
module ieee_arithmetic
  implicit none
  integer, parameter :: ieee_quiet_nan = 17
end module
module kinds
  use, intrinsic :: iso_fortran_env, only: dp => real64
  use, intrinsic :: ieee_arithmetic, only: ieee_is_nan, ieee_value, quiet => ieee_quiet_nan
  implicit none
contains
  logical function undefined(x)
    real(dp), intent(in) :: x
    undefined = ieee_is_nan(x)
  end function
  real(dp) function nothing()
    nothing = ieee_value(nothing, quiet)
  end function
end module
program language_module_beside_own
  use kinds
  implicit none
  call own
  call others
  print *, undefined(nothing()), undefined(1.0_dp), dp
contains
  subroutine own
    use iso_fortran_env
    use ieee_arithmetic
    print *, output_unit, real64, ieee_quiet_nan
    call which
  end subroutine
  subroutine others
    use, intrinsic :: iso_fortran_env
    print *, output_unit, real64
  end subroutine
end program
