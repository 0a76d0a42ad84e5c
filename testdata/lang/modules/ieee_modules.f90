! The modules IEEE_ARITHMETIC, IEEE_EXCEPTIONS and IEEE_FEATURES: classes, values, comparisons, rounding, flags.
program ieee_modules
  use, intrinsic :: ieee_arithmetic
  use ieee_features, only: ieee_inf, nan_is_there => ieee_nan
  implicit none
  integer, parameter :: n = 11
  type(ieee_class_type) :: class(n), c
  type(ieee_round_type) :: mode, before
  type(ieee_status_type) :: status
  real(8) :: x(n), y(n), big
  real(4) :: s(n)
!HPF$ DISTRIBUTE (BLOCK) :: x, y, s
  logical :: raised, all5(5)
  integer :: i
  class = [ieee_quiet_nan, ieee_negative_inf, ieee_negative_normal, ieee_negative_denormal, ieee_negative_zero, &
    ieee_positive_zero, &
    ieee_positive_denormal, ieee_positive_normal, ieee_positive_inf, ieee_negative_subnormal, ieee_positive_inf]
  do i = 1, n
    x(i) = ieee_value(x(i), class(i))
    s(i) = ieee_value(s(i), class(i))
  end do
  print *, [(ieee_class(x(i)) == class(i), i = 1, n)]
  print *, [(ieee_class(s(i)) /= class(i), i = 1, n)]
  print *, ieee_is_nan(x), ieee_is_finite(s), ieee_is_negative(x)
  print *, ieee_is_normal(s), count(ieee_is_finite(x) .and. .not. ieee_is_normal(x))
  print *, ieee_unordered(x, 1.0_4)
  y = [(0.75d0*i - 4, i = 1, n)]
  print '(11f7.2)', ieee_rint(y), ieee_logb(y), ieee_scalb(y, 3), ieee_rem(y, 2.0), ieee_copy_sign(y, x)
  print '(4es26.17)', ieee_next_after(y(1:4), 10.0), ieee_next_after(1.0, -1d0), ieee_next_after(0.0_8, -1.0)
  call ieee_get_rounding_mode(before)
  print *, before == ieee_nearest, ieee_support_rounding(ieee_up), ieee_support_nan(), &
    ieee_support_inf(1.0), ieee_support_datatype(1d0)
  call ieee_set_rounding_mode(ieee_down)
  call ieee_get_rounding_mode(mode)
  print *, mode == ieee_down, mode /= before
  call ieee_set_rounding_mode(before)
  call ieee_set_flag(ieee_all, .false.)
  call ieee_get_flag(ieee_all, all5)
  print *, all5
  big = 1d300*sum(abs(y), mask=y > 2.9d0 .and. y < 3.1d0)
  do i = 1, n
    y(i) = big*merge(1d300, 1d-10, i == n - 2)
  end do
  call ieee_get_flag(ieee_overflow, raised)
  print *, raised, maxval(y) > huge(big)
  call ieee_set_flag([ieee_overflow, ieee_inexact], .false.)
  call ieee_get_flag(ieee_usual, all5(1:3))
  print *, all5(1:3)
  call ieee_get_status(status)
  call ieee_set_flag(ieee_invalid, .true.)
  call ieee_set_status(status)
  call ieee_get_flag(ieee_invalid, raised)
  print *, raised, ieee_support_halting(ieee_invalid)
  call ieee_set_halting_mode(ieee_usual, .false.)
  call ieee_get_halting_mode(ieee_overflow, raised)
  print *, raised, ieee_selected_real_kind(10), ieee_selected_real_kind(p=6, r=37), &
    ieee_selected_real_kind(r=40)
  c = ieee_class(-0.0)
  select case (merge(1, 2, c == ieee_negative_zero))
  case (1)
    print *, 'minus zero'
  end select
end program
