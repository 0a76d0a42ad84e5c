! The functions of IEEE_ARITHMETIC for all kinds of reals and, as the scale, of integers.
program ieee_wide_kinds
  use ieee_arithmetic
  implicit none
  integer, parameter :: single = ieee_selected_real_kind(), wide = ieee_selected_real_kind(16), quad = ieee_selected_real_kind(20)
  type(ieee_class_type) :: classes(10)
  type(ieee_round_type) :: mode
  real(wide) :: x
  real(quad) :: q
  real(wide), allocatable :: many(:)
  logical :: flag
  integer :: i, p(4) = [6, 15, 18, 33]
  !hpf$ distribute many(block)
  classes = [ieee_signaling_nan, ieee_quiet_nan, ieee_negative_inf, ieee_negative_normal, ieee_negative_denormal, &
    ieee_negative_zero, ieee_positive_zero, ieee_positive_denormal, ieee_positive_normal, ieee_positive_inf]
  do i = 1, 10
    x = ieee_value(x, classes(i))
    q = ieee_value(q, classes(i))
    print *, i, ieee_class(x) == classes(i), ieee_class(q) == classes(i)
    print *, ieee_is_finite(x), ieee_is_nan(x), ieee_is_negative(x), ieee_is_normal(x), ieee_unordered(x, 1.0)
    print *, ieee_is_finite(q), ieee_is_nan(q), ieee_is_negative(q), ieee_is_normal(q), ieee_unordered(1.0_wide, q)
  end do
  print *, ieee_copy_sign(1.0_wide, -2.0), ieee_copy_sign(2.0_quad, -0.0_wide), ieee_copy_sign(3.0, -1.0_quad)
  print *, ieee_logb(10.0_wide), ieee_logb(0.1_quad), ieee_rint(2.5_wide), ieee_rint(3.5_quad)
  print *, ieee_next_after(1.0_wide, 2.0_wide) - 1, ieee_next_after(1.0_quad, 0.0) - 1
  print *, ieee_rem(5.0_wide, 3.0), ieee_rem(-5.5_quad, 2.0_8), ieee_scalb(1.5_wide, 3_1), &
    ieee_scalb(1.5_quad, -2_8), ieee_scalb(1.5, 2_2)
  print *, ieee_support_datatype(1.0_wide), ieee_support_nan(1.0_quad), ieee_support_underflow_control(1.0_quad), &
    ieee_support_rounding(ieee_up, 1.0_wide), ieee_support_sqrt(1.0_wide), &
    ieee_support_denormal(1.0_quad), ieee_support_inf(1.0_wide)
  print *, single, wide, quad, [(ieee_selected_real_kind(p(i)), i = 1, 4)], ieee_selected_real_kind(r=p(4)*100)
  call ieee_set_flag(ieee_all, .false.)
  q = -1
  q = sqrt(q)
  call ieee_get_flag(ieee_invalid, flag)
  print *, flag, ieee_is_nan(q)
  call ieee_get_rounding_mode(mode)
  print *, mode == ieee_nearest
  allocate (many(9))
  do i = 1, 9
    many(i) = ieee_scalb(1.0_wide, 2*i)
  end do
  print '(9f10.1)', many
  print *, count(ieee_is_finite(many)), all(ieee_class(many) == ieee_positive_normal)
end program
